//! The page draws what it says with its own fonts. Those of a machine differ from the next one's in height and
//! width, and so would the page. Names that people type are the exception: they may have any letter.

mod sheets;
mod woff2;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use self::sheets::{chains, faces};
use self::written::{Written, of_code, of_text, written};

/// The characters of each file of a family, such as of its bold and its italic letters.
type Family = Vec<BTreeSet<char>>;

/// Returns the families of each token for fonts that are the page's own, in the order in which a browser tries them.
fn families() -> BTreeMap<String, Vec<Family>> {
    let mut own: BTreeMap<String, Family> = BTreeMap::new();
    for (family, file) in faces() {
        own.entry(family).or_default().push(woff2::characters(&file));
    }
    let families = |chain: Vec<String>| -> Vec<Family> {
        chain.iter().map_while(|name| own.get(name)).cloned().collect()
    };
    chains().into_iter().map(|(token, chain)| (token, families(chain))).collect()
}

/// Whether the family has the character in each of its files.
fn has(family: &Family, sign: char) -> bool {
    family.iter().all(|file| file.contains(&sign))
}

/// Whether a browser looks for the character in a font: not for a line end, nor for a mark around a name that holds
/// its direction.
fn is_drawn(sign: char) -> bool {
    !sign.is_control() && !matches!(sign, '\u{2068}' | '\u{2069}')
}

/// Returns what some font that may draw it lacks, in words. A style sheet may ask for capitals.
fn lacking(written: &[Written], draws: impl Fn(&[Family], char) -> bool) -> BTreeSet<String> {
    let families = families();
    let mut lacking = BTreeSet::new();
    for Written { place, sign } in written {
        for sign in sign.to_uppercase().chain([*sign]).filter(|sign| is_drawn(*sign)) {
            for (token, families) in &families {
                if !draws(families, sign) {
                    let code = u32::from(sign);
                    lacking.insert(format!("{token} lacks {sign} (U+{code:04X}): {place}"));
                }
            }
        }
    }
    lacking
}

#[test]
fn every_character_of_the_page_is_in_its_fonts() {
    let written = written();
    let arrows = written.iter().filter(|one| one.sign == '→').count();
    assert!(arrows > 100, "only {arrows} arrows were found");
    let lacking =
        lacking(&written, |families, sign| families.iter().any(|family| has(family, sign)));
    assert!(lacking.is_empty(), "add it to .ci/sans.py: {lacking:#?}");
}

/// A word is in one font, whatever its weight.
#[test]
fn every_letter_and_digit_is_in_the_first_of_them() {
    let mut written = written();
    written.retain(|one| one.sign.is_alphanumeric());
    let lacking = lacking(&written, |families, sign| {
        families.first().is_some_and(|family| has(family, sign))
    });
    assert!(lacking.is_empty(), "{lacking:#?}");
}

#[test]
fn characters_are_found_as_they_stand_and_behind_escapes() {
    let signs = |found: Vec<(usize, char)>| -> String {
        found.into_iter().filter(|(_, sign)| !sign.is_ascii()).map(|(_, sign)| sign).collect()
    };
    let code = "// ←\nlet a = (\"→\", '✓', \"\\u{221e}\"); // ≤\n/// ⇧\n";
    assert_eq!(signs(of_code(code)), "→✓∞");
    assert_eq!(signs(of_text("\"→\" '\\u2713'\n::after { content: \"\\221E\"; }")), "→✓∞");
    assert_eq!(of_text("a\n→"), [(1, 'a'), (2, '→')]);
    assert_eq!(signs(of_text("/\\d+ed\\b/")), "");
}

#[test]
fn fonts_are_read_as_they_are() {
    let families = families();
    for (token, families) in &families {
        for file in families.iter().flatten() {
            let has = |sign| file.contains(&sign);
            assert!((' '..='~').all(has) && ('\u{a0}'..='ÿ').all(has), "{token}");
            assert!(!"ĀΩЖא漢👑".chars().any(has), "{token}");
        }
    }
    let arrow = |family: &Family| has(family, '→');
    let display: Vec<bool> = families["--font-display"].iter().map(arrow).collect();
    assert_eq!(display, [false, true], "an arrow among the letters of titles");
}
