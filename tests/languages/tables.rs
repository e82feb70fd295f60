//! The tables of the languages compared with each other, as written.

use std::collections::{BTreeMap, BTreeSet};

use curia::text::Language;

use super::glossary::folder;
use super::made::languages;
use super::sources::{Literal, ending_below, messages};

/// Names and keys, which are the same in every language.
const NAMES: &[&str] = &[
    "Council of",
    "The Council",
    "Four Towers",
    "Curia",
    "Ada",
    "Bruno",
    "Chiara",
    "Dario",
    "Elena",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Escape",
    "Askar",
    "Brasa",
    "Cindra",
    "Dalma",
    "Ervel",
    "Farra",
    "Gerst",
    "Havena",
    "Ilmen",
    "Juniva",
    "Kerrow",
    "Lindal",
    "Mosset",
    "Nettin",
    "Orlea",
    "Pikan",
    "Quarn",
    "Rimgar",
    "Skarn",
    "Tarnik",
    "Ulfell",
];

/// Words of other languages that are as in English.
const ALIKE: [(&str, &[&str]); 4] =
    [("french", FRENCH), ("german", GERMAN), ("italian", ITALIAN), ("spanish", SPANISH)];

const FRENCH: &[&str] = &[
    "Curia, version",
    "Empire",
    "empire",
    "Total",
    "Temple",
    ", empire . .",
    "Orange",
    "orange",
    "Joker",
    "joker",
    "Bronze",
    "bronze",
    "Table",
    "Normal",
    "Volume",
    "Pause",
    "Draft",
    "draft",
    "Expert",
    "expert",
    "gain",
    "point",
    "points",
    "Cobalt",
    "Onyx",
    "Rose",
    "Champion",
    "Champions",
    "champion",
    "champions",
    "expansion",
    "expansions",
    "Influence",
    "influence  →",
    ", influence  →",
    "gorge",
    "second",
    "Actions",
    "Ctrl",
];

const GERMAN: &[&str] = &[
    "Enter", "Name", "Orange", "orange", "Joker", "Gold", "Bronze", "Onyx", "Bonus", "Chips",
    "Offline", "Analyse", "Pause", "Normal", "Esc", "Link", "System", "Browser:", "Bot ·", "Bot",
    "Champion",
];

const ITALIAN: &[&str] = &[
    "per",
    "Draft",
    "draft",
    "Esc",
    "Ctrl",
    "bot",
    "byte",
    "Volume",
    "Bot ·",
    "Bot",
    "Backspace",
    "Link",
    "Replay",
    "Seed",
];

const SPANISH: &[&str] =
    &["neutral", "Total", "Normal", "Esc", "Ctrl", "bot", "byte", "Bot ·", "Bot", "bytes", "bots"];

fn files(language: &str) -> BTreeMap<String, Vec<Literal>> {
    let mut files = BTreeMap::new();
    let games = ["council_of_4", "the_council", "four_towers"];
    let games = games.map(|game| format!("src/games/{game}/text"));
    for floor in ["src/text".to_owned()].into_iter().chain(games) {
        // The long texts have tests of their own.
        for (path, text) in ending_below(&format!("{floor}/{language}"), "ftl") {
            files.insert(format!("{floor}/…/{}", path.display()), messages(&text));
        }
    }
    files
}

/// Returns the words of a text, without its inserted parts.
fn words(text: &str) -> String {
    let mut depth = 0;
    let mut words = String::new();
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            letter if depth == 0 => words.push(letter),
            _ => {}
        }
    }
    words.trim().to_owned()
}

/// Whether the text has a word, and not only numbers, signs and letters of the notation.
fn says_something(text: &str) -> bool {
    let is_word = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
    words(text).split(|sign: char| !sign.is_alphabetic()).any(is_word)
}

#[test]
fn all_languages_have_the_same_subjects() {
    let subjects = |language| files(language).into_keys().collect::<BTreeSet<_>>();
    for (language, _) in ALIKE {
        assert_eq!(subjects("english"), subjects(language), "{language}");
    }
}

#[test]
fn languages_differ_from_english_but_for_words_that_are_alike() {
    let english = files("english");
    for language in languages().into_iter().skip(1).map(|language| language.folder) {
        let alike =
            ALIKE.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, alike)| alike);
        let (mut used, mut left) = (BTreeSet::new(), Vec::new());
        for (file, literals) in files(&language) {
            let texts: BTreeSet<String> =
                english[&file].iter().map(|literal| words(&literal.text)).collect();
            for literal in literals.iter().filter(|one| says_something(&one.text)) {
                let words = words(&literal.text);
                let is_alike = [NAMES, alike].iter().any(|list| list.contains(&words.as_str()));
                if texts.contains(&words) && !is_alike {
                    left.push(format!("{file}:{}: “{}”", literal.line, literal.text));
                }
                used.insert(words);
            }
        }
        assert!(left.is_empty(), "still English in {language}: {left:#?}");
        let unused: Vec<_> = alike.iter().filter(|word| !used.contains(**word)).collect();
        assert!(unused.is_empty(), "not alike in {language}: {unused:?}");
    }
}

#[test]
fn no_text_is_empty_but_where_nothing_is_to_be_said() {
    for language in Language::ALL.map(folder) {
        for (file, literals) in files(&language) {
            for literal in literals.iter().filter(|literal| literal.text.is_empty()) {
                // The question of a turn, a part of a sentence, and a sixth place.
                let quiet =
                    ["=>", "{", "unwrap_or("].iter().any(|end| literal.before.ends_with(end));
                assert!(quiet, "{language}/{file}:{}: an empty text", literal.line);
            }
        }
    }
}

#[test]
fn no_text_has_a_straight_apostrophe() {
    for language in Language::ALL.map(folder) {
        for (file, literals) in files(&language) {
            for Literal { text, line, .. } in literals {
                assert!(!text.contains('\''), "{file}:{line}: “{text}”");
            }
        }
    }
}

/// German opens quotes at the foot of the line.
#[test]
fn german_quotes_open_low() {
    for (file, literals) in files("german") {
        for Literal { text, line, .. } in literals {
            let (open, close) = (text.matches('„').count(), text.matches('“').count());
            assert_eq!(open, close, "{file}:{line}: “{text}”");
            assert!(!text.contains(['”', '«', '»']), "{file}:{line}: “{text}”");
        }
    }
}

/// Spanish opens questions and exclamations, too.
#[test]
fn spanish_questions_open() {
    for (file, literals) in files("spanish") {
        for Literal { text, line, .. } in literals {
            for (opens, closes) in [('¿', '?'), ('¡', '!'), ('«', '»')] {
                // A key is no question.
                let text = text.replace("«?»", "");
                let (open, close) = (text.matches(opens).count(), text.matches(closes).count());
                assert_eq!(open, close, "{file}:{line}: “{text}”");
            }
            assert!(!text.contains(['“', '”', '„']), "{file}:{line}: “{text}”");
        }
    }
}

#[test]
fn italian_quotes_have_no_blanks_inside() {
    for (file, literals) in files("italian") {
        for Literal { text, line, .. } in literals {
            assert!(!text.contains("« ") && !text.contains(" »"), "{file}:{line}: “{text}”");
            assert!(!text.contains(['“', '”', '„']), "{file}:{line}: “{text}”");
        }
    }
}

/// French sets off double signs and quotes by a blank at which no line breaks.
#[test]
fn french_signs_keep_to_their_words() {
    for (file, literals) in files("french") {
        for Literal { text, line, .. } in literals {
            let place = format!("french/{file}:{line}: “{text}”");
            for sign in [';', '?', '!', '»'] {
                for (at, _) in text.match_indices(sign) {
                    assert!(text[..at].ends_with('\u{a0}'), "{place}");
                }
            }
            assert!(!text.contains(" :") && !text.contains("« "), "{place}");
        }
    }
}
