//! One thing has one word: words that never stand for another one in the texts of a language.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use curia::text::Language;

use super::made::languages;
use super::sources::{files_below, literals, messages};

/// The word of each language, and what is not to be said in its place in any text. In English cards
/// match a council, so of `match` only what makes it a noun is listed.
const IN_ALL_TEXTS: [(Language, &str, &[&str]); 12] = [
    (
        Language::English,
        "game",
        &[
            "a match",
            "the match",
            "this match",
            "your match",
            "another match",
            "new match",
            "saved match",
            "every match",
            "each match",
            "the matches",
            "your matches",
            "saved matches",
            "all matches",
            "other matches",
        ],
    ),
    (Language::English, "preview", &["receipt", "receipts"]),
    (Language::English, "anyone", &["whoever", "somebody", "anybody"]),
    (Language::English, "again, now, automatically", &["anew", "at once", "by itself"]),
    (Language::English, "is above the empire", &["stand above", "stands above"]),
    (Language::French, "aperçu", &["le reçu", "du reçu", "au reçu", "un reçu"]),
    (
        Language::French,
        "dernière manche",
        &["le dernier tour", "au dernier tour", "du dernier tour", "aucun dernier tour"],
    ),
    (Language::German, "Vorschau", &["quittung", "beleg"]),
    (Language::German, "Ratsmitglied", &["ratsherr", "ratsherren", "stadtrat"]),
    (Language::Italian, "anteprima", &["ricevuta", "scontrino"]),
    (Language::Spanish, "vista previa", &["recibo"]),
    (Language::Spanish, "tú", &["usted", "ustedes", "vosotros"]),
];

/// The same for texts that belong to no game, in which nothing matches and nobody receives.
const IN_THE_HOUSE: [(Language, &str, &[&str]); 9] = [
    (Language::English, "game", &["match", "matches"]),
    (Language::English, "move", &["action"]),
    (Language::English, "link", &["address of the"]),
    (Language::French, "coup", &["action"]),
    (Language::French, "aperçu", &["reçu", "reçus"]),
    (Language::French, "révéler", &["du caché", "à la lumière"]),
    (Language::German, "Aktion", &["spielzug", "spielzüge"]),
    (Language::Italian, "mossa", &["azione"]),
    (Language::Spanish, "jugada", &["acción"]),
];

/// The texts of a folder of a language, each with its file: what stands in quotes in sources, what
/// messages say, and the paragraphs of any other file.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for (path, text) in files_below(folder) {
        let place = format!("{}/{}", folder.display(), path.display());
        let found = match path.extension().and_then(OsStr::to_str) {
            Some("rs") => literals(&text),
            Some("ftl") => messages(&text),
            _ => {
                texts.extend(text.split("\n\n").map(|part| (place.clone(), part.to_owned())));
                continue;
            }
        };
        texts.extend(found.into_iter().map(|literal| (place.clone(), literal.text)));
    }
    texts
}

/// The words of a text in small letters with a blank around each, without what is put into it.
fn spoken(text: &str) -> String {
    let mut depth = 0;
    let mut words = " ".to_owned();
    for letter in text.to_lowercase().chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth > 0 => {}
            letter if letter.is_alphanumeric() => words.push(letter),
            _ if words.ends_with(' ') => {}
            _ => words.push(' '),
        }
    }
    words + " "
}

/// What a text says that has another word.
fn wrong(text: &str, of: Language, glossary: &[(Language, &str, &[&str])]) -> Vec<String> {
    let said = spoken(text);
    let entries = glossary.iter().filter(|(language, ..)| *language == of);
    let found = entries.flat_map(|(_, word, never)| {
        let never = never.iter().filter(|never| said.contains(&format!(" {never} ")));
        never.map(move |never| format!("“{never}” in “{text}”: say “{word}”"))
    });
    found.collect()
}

/// Returns the name of the folders of a language.
pub fn folder(language: Language) -> String {
    languages()[language.index()].folder.clone()
}

#[test]
fn one_thing_has_one_word_in_all_texts() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let games = fs::read_dir(games).expect("the games").map(|entry| entry.expect("a game").path());
    let games: Vec<_> = games.filter(|path| path.is_dir()).collect();
    assert!(games.len() > 1, "{games:?}");
    for language in Language::ALL {
        let mut left = Vec::new();
        for game in &games {
            for (place, text) in texts(&game.join("text").join(folder(language))) {
                let found = wrong(&text, language, &IN_ALL_TEXTS).into_iter();
                left.extend(found.map(|wrong| format!("{place}: {wrong}")));
            }
        }
        assert!(left.is_empty(), "{left:#?}");
    }
}

#[test]
fn one_thing_has_one_word_in_the_texts_of_the_house() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    for language in Language::ALL {
        let all = texts(&house.join(folder(language)));
        assert!(all.len() > 300, "only {} texts were found", all.len());
        let mut left = Vec::new();
        for (place, text) in all {
            let found = [&IN_ALL_TEXTS[..], &IN_THE_HOUSE[..]];
            let found = found.iter().flat_map(|glossary| wrong(&text, language, glossary));
            left.extend(found.map(|wrong| format!("{place}: {wrong}")));
        }
        assert!(left.is_empty(), "{left:#?}");
    }
}

#[test]
fn words_are_found_as_words_and_not_in_what_is_put_in() {
    let found = |text, language| wrong(text, language, &IN_ALL_TEXTS).len();
    assert_eq!(found("The match counts.", Language::English), 1);
    assert_eq!(found("Save “the match”, and the match again.", Language::English), 1);
    assert_eq!(found("Cards that match the council: {the match}.", Language::English), 0);
    assert_eq!(found("The matching cards.", Language::English), 0);
    assert_eq!(found("Dans le\u{a0}reçu.", Language::French), 1);
    assert_eq!(found("Depuis votre dernier tour.", Language::French), 0);
}
