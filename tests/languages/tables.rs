//! The tables of the languages compared with each other, as written.

use std::collections::{BTreeMap, BTreeSet};

use super::sources::{Literal, below, literals};

/// Words that are the same in both languages, or no words.
const ALIKE: &[&str] = &[
    "Council of 4",
    "The Council",
    "Four Towers",
    "Curia",
    "Curia, version",
    "Ada",
    "Bruno",
    "Chiara",
    "Dario",
    "Elena",
    "Empire",
    "empire",
    "Total",
    "Temple",
    ", empire . .",
    "Orange",
    "Joker",
    "Bronze",
    "bronze",
    "Table",
    "Normal",
    "Volume",
    "Pause",
    "Expert",
    "gain",
    "point",
    "→  points",
    "Cobalt",
    "Onyx",
    "Rose",
    "Champions",
    "champion",
    "champions",
    "expansion",
    "1 expansion",
    "Influence",
    "influence",
    "influence  →",
    ", influence  →",
    "gorge",
    "second",
    "Actions",
    "Ctrl",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Escape",
];

fn files(language: &str) -> BTreeMap<String, Vec<Literal>> {
    let mut files = BTreeMap::new();
    let games = ["council_of_4", "the_council", "four_towers"];
    let games = games.map(|game| format!("src/games/{game}/text"));
    for floor in ["src/text".to_owned()].into_iter().chain(games) {
        for (path, source) in below(&format!("{floor}/{language}")) {
            let mut literals = literals(&source);
            // The long texts have tests of their own.
            literals.retain(|literal| !literal.before.ends_with("include_str!("));
            files.insert(format!("{floor}/…/{}", path.display()), literals);
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
fn both_languages_have_the_same_subjects() {
    let subjects = |language| files(language).into_keys().collect::<BTreeSet<_>>();
    assert_eq!(subjects("english"), subjects("french"));
}

#[test]
fn french_differs_from_english_but_for_words_that_are_alike() {
    let english = files("english");
    let (mut used, mut left) = (BTreeSet::new(), Vec::new());
    for (file, literals) in files("french") {
        let texts: BTreeSet<String> =
            english[&file].iter().map(|literal| words(&literal.text)).collect();
        for Literal { text, line, .. } in literals.iter().filter(|one| says_something(&one.text)) {
            let words = words(text);
            if texts.contains(&words) && !ALIKE.contains(&words.as_str()) {
                left.push(format!("french/{file}:{line}: “{text}”"));
            }
            used.insert(words);
        }
    }
    assert!(left.is_empty(), "still English: {left:#?}");
    let unused: Vec<_> = ALIKE.iter().filter(|word| !used.contains(**word)).collect();
    assert!(unused.is_empty(), "not alike in the tables: {unused:?}");
}

#[test]
fn no_text_is_empty_but_where_nothing_is_to_be_said() {
    for language in ["english", "french"] {
        for (file, literals) in files(language) {
            for literal in literals.iter().filter(|literal| literal.text.is_empty()) {
                // The question of a turn, a part of a sentence, and a sixth place.
                let quiet =
                    ["=>", "{", "unwrap_or("].iter().any(|end| literal.before.ends_with(end));
                assert!(quiet, "{language}/{file}:{}: an empty text", literal.line);
            }
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
            assert!(!text.contains('\''), "{place}: a straight apostrophe");
        }
    }
}
