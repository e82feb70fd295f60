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

UNICODES = """
20-7E A0-FF 131 152 153 2013 2014 2018-201A 201C-201E 2022 2026 2032 2033 2039 203A 20AC
2190-2193 21E7 2212 221E 2264 25B8 2713
"""
source, made = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
# The heights of Source Sans 3 where most pages have it from, Google Fonts.
lines, metrics = font["hhea"], font["OS/2"]
lines.ascent = metrics.sTypoAscender = 1024
lines.descent = metrics.sTypoDescender = -400
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
# Packed alike whether HarfBuzz is installed or not.
options = subset.Options(flavor="woff2", harfbuzz_repacker=False, ignore_missing_unicodes=False)
options.layout_features, options.name_IDs = ["kern", "liga", "lnum", "tnum"], [0, 1, 2, 14]
options.drop_tables += ["STAT"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(UNICODES.replace("\n", " ")))
subsetter.subset(font)
# A font that was changed may not be called Source.
font["name"].setName("Curia Sans", 1, 3, 1, 0x409)
subset.save_font(font, made, options)
