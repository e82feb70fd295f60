#!/usr/bin/env python3
"""Makes public/fonts/curia-sans.woff2 of Source Sans 3, with the letters and signs that the page draws.

    npm pack source-sans@3.52.0 && tar xf source-sans-3.52.0.tgz
    pip install fonttools==4.68.0 brotli==1.2.1
    .ci/sans.py package/VF/SourceSans3VF-Upright.ttf public/fonts/curia-sans.woff2
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

# A font that was changed may not be called Source.
NAME = "Curia Sans"
UNICODES = """
20-7E A0-FF 131 152 153 2013 2014 2018-201A 201C-201E 2022 2026 2032 2033 2039 203A 20AC
2190-2193 21E7 2212 221E 2264 25B8 2713
"""


def characters():
    for part in UNICODES.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def main(source, made):
    font = TTFont(source, recalcTimestamp=False)
    # The heights of Source Sans 3 where most pages have it from, Google Fonts.
    heights = {"ascent": 1024, "descent": -400}
    for name, height in heights.items():
        setattr(font["hhea"], name, height)
    metrics = font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender = heights.values()
    metrics.usWinAscent, metrics.usWinDescent = 934, 288
    # Regular, with these heights everywhere.
    metrics.fsSelection = 1 << 6 | 1 << 7
    # Smooth at every size, without hints.
    font["gasp"] = newTable("gasp")
    font["gasp"].gaspRange = {0xFFFF: 0b1111}
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromAssembly("PUSHW[] 511 SCANCTRL[] PUSHB[] 4 SCANTYPE[]")
    # A style sheet asks for a weight by its number, never by a name.
    font["fvar"].instances = []

    options = subset.Options()
    options.flavor = "woff2"
    # Packed alike whether HarfBuzz is installed or not.
    options.harfbuzz_repacker = False
    options.layout_features = ["kern", "liga", "lnum", "tnum"]
    options.name_IDs = [0, 1, 2, 14]
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    font["name"].setName(NAME, 1, 3, 1, 0x409)
    missing = set(characters()) - set(font.getBestCmap())
    if missing:
        sys.exit(f"not in the source: {', '.join(f'U+{one:04X}' for one in sorted(missing))}")
    subset.save_font(font, made, options)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
