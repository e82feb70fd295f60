//! No text for people is outside `src/text`, except those of the crash screen, which is shown when nothing of
//! the page can run (`crash.rs`).

use super::sources::{Literal, below, literals};

/// Names of keys on keyboards, which are on the screen but are no text.
const KEYS: [&str; 14] = [
    "Backspace",
    "Esc",
    "Enter",
    "Escape",
    "ArrowDown",
    "ArrowUp",
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "PageUp",
    "PageDown",
    "AltGraph",
    "End",
    "Tab",
];
/// Attributes that are read aloud or shown.
const SAID: [&str; 7] = [
    "aria-label=",
    "aria-description=",
    "aria-roledescription=",
    "aria-valuetext=",
    "title=",
    "placeholder=",
    "alt=",
];

/// Whether people would read this.
pub(super) fn is_for_people(literal: &Literal) -> bool {
    let Literal { text, before, after, .. } = literal;
    // The reason for allowing a lint is for programmers.
    if before.ends_with("reason=") || KEYS.contains(&text.as_str()) {
        return false;
    }
    let words = without_markup(text);
    let letters = words.chars().filter(|letter| letter.is_alphabetic()).count();
    if letters < 2 {
        return false;
    }
    let said = SAID.iter().any(|attribute| before.ends_with(attribute));
    let closes_a_tag = before.ends_with('>') && !before.ends_with("=>") && !before.ends_with("->");
    let on_screen = closes_a_tag && !before.ends_with("::<>") || *after == Some('<');
    // A capital and small letters, or a full stop after words: a sentence.
    let first: Vec<char> = words.trim().chars().take(2).collect();
    let capital = matches!(first[..], [one, two] if one.is_uppercase() && two.is_lowercase());
    let sentence = words.trim_end().ends_with(['.', '?', '!']) && words.contains(' ');
    said || on_screen || capital || sentence
}

/// Returns the text without tags and inserted parts.
fn without_markup(text: &str) -> String {
    let mut kept = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '<' | '{' => depth += 1,
            '>' | '}' => depth -= 1,
            letter if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

#[test]
fn no_text_for_people_stands_outside_the_tables() {
    let mut seen = 0;
    let game = "src/games/council_of_4";
    let folders = ["src/web", "src/page", "src/session"].map(str::to_owned);
    let folders = folders.into_iter().chain([format!("{game}/scene"), format!("{game}/web")]);
    for folder in folders {
        for (path, source) in below(&folder) {
            for literal in literals(&source) {
                seen += 1;
                let Literal { text, line, .. } = &literal;
                let place = format!("{folder}/{}:{line}", path.display());
                assert!(!is_for_people(&literal), "{place}: “{text}” belongs to src/text");
            }
        }
    }
    assert!(seen > 500, "only {seen} texts were found");
}

#[test]
fn texts_for_people_are_known_by_their_place_and_form() {
    let found = |source: &str| literals(source).iter().any(is_for_people);
    for text in [
        r#"<b>"undo"</b>"#,
        r#"<button aria-label="undo">"#,
        r#"<p title="more of it">"#,
        r#"note.set("Not possible")"#,
        r#"format!("{name} drew a card.")"#,
        r#"<p>{name} " draws" </p>"#,
    ] {
        assert!(found(text), "{text}");
    }
    for text in [
        r#"<b class="undo button">{text.undo}</b>"#,
        r#"<kbd>"Esc"</kbd>"#,
        r#"{one} " · " {other}"#,
        r#"format!("<g class=\"seat\">{x}</g>")"#,
        r#"#[allow(reason = "the names say it")]"#,
        "// \"Undo\"",
    ] {
        assert!(!found(text), "{text}");
    }
}
