//! The tables of the crash screen in `public/crash.js` and `public/crash-texts.js`, which is shown when nothing of the page can run. The
//! rest of that script has no text for people, nor has the screen's markup in `index.html`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use curia::text::Language;

use super::outside::is_for_people;
use super::sources::{Literal, literals};

/// Returns the script of the crash screen, and that of its texts in other languages.
pub(super) fn script() -> String {
    file("public/crash.js") + &file("public/crash-texts.js")
}

pub(super) fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("a file")
}

/// The texts of a language as they are written, by their keys.
pub(super) fn table(script: &str, language: Language) -> BTreeMap<String, String> {
    let begin = format!("\n    {}: {{\n", language.code());
    let (_, rest) = script.split_once(&begin).expect("a table");
    let (table, _) = rest.split_once("\n    },\n").expect("its end");
    let entries = table.lines().map(|line| {
        let (key, text) = line.trim_start().split_once(": ").expect("a key and a text");
        assert!(key.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_'), "{key}");
        (key.to_owned(), text.to_owned())
    });
    let count = table.lines().count();
    let entries: BTreeMap<String, String> = entries.collect();
    assert_eq!(entries.len(), count, "a key twice");
    entries
}

/// Returns the script without its tables.
fn code(script: &str) -> String {
    let (before, rest) = script.split_once("const TEXTS = {\n").expect("the tables");
    let (_, after) = rest.split_once("\n  };\n").expect("their end");
    format!("{before}{after}")
}

/// Returns the texts between backticks, without their inserted parts.
fn templates(code: &str) -> Vec<String> {
    let parts = code.split('`').skip(1).step_by(2);
    parts.map(|part| part.to_owned()).collect()
}

/// Whether the text is a name given by the browser: of an error, or of an event of the page's loader.
fn is_a_name(text: &str) -> bool {
    let capitals = text.chars().filter(|letter| letter.is_uppercase()).count();
    capitals > 1 && text.chars().all(char::is_alphabetic)
}

#[test]
fn the_crash_screen_speaks_every_language_with_the_same_keys() {
    let script = script();
    let english = table(&script, Language::English);
    assert!(english.len() > 30, "only {} texts were found", english.len());
    for language in Language::ALL {
        let other = table(&script, language);
        let keys = |table: &BTreeMap<String, String>| table.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&other), keys(&english), "{}", language.code());
        for (key, text) in &other {
            // The inserted parts of a text are the same in every language.
            let takes = |text: &str| text.split_once(") => ").map(|(takes, _)| takes.to_owned());
            assert_eq!(takes(text), takes(&english[key]), "{}: {key}", language.code());
            let is_same = *text == english[key] && key != "page";
            assert!(language == Language::English || !is_same, "{}: {key}", language.code());
        }
    }
}

#[test]
fn french_on_the_crash_screen_breaks_no_line_before_a_sign() {
    for (key, text) in table(&script(), Language::French) {
        // The operators of a choice between singular and plural are no punctuation.
        let said = text.replace(" ? \"", "").replace("\" : \"", "");
        for broken in [" :", " ;", " ?", " !", " »", "« "] {
            assert!(!said.contains(broken), "{key}: {said}");
        }
    }
}

#[test]
fn every_text_of_the_crash_screen_is_used() {
    let script = file("public/crash.js");
    let (code, page) = (code(&script), file("index.html"));
    for key in table(&script, Language::English).keys() {
        let named = [format!("text.{key}"), format!("\"{key}\""), format!("data-text=\"{key}\"")];
        let is_used = named.iter().any(|name| code.contains(name) || page.contains(name));
        assert!(is_used, "{key}");
    }
    for (_, rest) in
        page.match_indices("data-text=\"").map(|(at, mark)| page.split_at(at + mark.len()))
    {
        let key = rest.split('"').next().unwrap_or_default();
        assert!(table(&script, Language::English).contains_key(key), "{key}");
    }
}

#[test]
fn no_text_for_people_stands_outside_the_tables_of_the_crash_screen() {
    let code = code(&file("public/crash.js"));
    let mut seen = 0;
    for literal in literals(&code) {
        seen += 1;
        assert!(!is_for_people(&literal) || is_a_name(&literal.text), "“{}”", literal.text);
    }
    for text in templates(&code) {
        seen += 1;
        let literal = Literal { text, line: 0, before: String::new(), after: None };
        let is_for_people = is_for_people(&literal) && !literal.text.starts_with("Curia $");
        assert!(!is_for_people, "“{}”", literal.text);
    }
    assert!(seen > 60, "only {seen} texts were found");
}

#[test]
fn the_markup_of_the_crash_screen_has_no_texts_and_names_the_version() {
    let page = file("index.html");
    let (head, rest) = page.split_once("<template id=\"crash\" ").expect("the template");
    let (template, _) = rest.split_once("</template>").expect("its end");
    let version = format!("data-version=\"{}\">", env!("CARGO_PKG_VERSION"));
    let inside = template.strip_prefix(&version).expect("the version of this package");
    let between = inside.split('>').filter_map(|part| part.split('<').next());
    let texts: Vec<&str> = between.map(str::trim).filter(|text| !text.is_empty()).collect();
    assert_eq!(texts, Vec::<&str>::new());
    assert!(!inside.contains("aria-label=") && !inside.contains("title="));
    // The language is unknown without scripts: all are there.
    let (_, without) = head.split_once("<noscript>").expect("what is shown without scripts");
    let (told, _) = without.split_once("</noscript>").expect("its end");
    assert_eq!(told.matches("JavaScript").count(), Language::ALL.len());
    for language in Language::ALL.into_iter().skip(1) {
        let marked = without.matches(&format!("lang=\"{}\"", language.code())).count();
        assert_eq!(marked, 2, "{language:?}");
    }
}
