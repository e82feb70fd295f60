//! The crash screen, which is shown when nothing of the page can run: its texts in `public/crash.js`, which has the English
//! ones, in `public/crash-texts.js` and in `index.html` are those of `crash.ftl` in each language. The rest of that script
//! has no text for people, nor has the screen's markup.

use std::fs;
use std::path::Path;

use super::made::languages;
use super::made::texts::model::{CRASH, Key, Message, Pack, Part, Variant};
use super::made::texts::{self, read};
use super::outside::is_for_people;
use super::sources::{Literal, literals};

/// What is in `index.html`, where no script may run.
const IN_THE_PAGE: [&str; 2] = ["needs", "mute"];

fn path(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn file(name: &str) -> String {
    fs::read_to_string(path(name)).expect("a file")
}

/// Returns the texts of each language, English first.
fn packs() -> Vec<(texts::Language, Pack)> {
    let mut faults = Vec::new();
    let mut pack = |of: texts::Language| {
        let pack = read::pack(&path("src/text").join(&of.folder), &mut faults);
        (of, pack)
    };
    languages().into_iter().map(&mut pack).collect()
}

/// Returns what a language says, with the arguments that English declares.
fn said<'a>(english: &'a Pack, pack: &'a Pack) -> impl Iterator<Item = (&'a Message, &'a Message)> {
    let ours = english.files[CRASH].messages.iter();
    ours.map(|ours| (ours, pack.message(CRASH, &ours.id).expect("the build checks it")))
}

/// A language's texts as they are written in a script.
struct Script<'a> {
    english: &'a Pack,
    pack: &'a Pack,
    /// Ends the condition for the singular.
    is_one: &'static str,
}

impl Script<'_> {
    /// Returns the table of a language.
    fn table(&self, code: &str) -> String {
        let said =
            said(self.english, self.pack).filter(|(ours, _)| !IN_THE_PAGE.contains(&&*ours.id));
        let line = |(ours, theirs): (&Message, &Message)| {
            let args: Vec<&str> = ours.args.iter().map(|(name, _)| name.as_str()).collect();
            let text = match (args.as_slice(), theirs.says.as_slice()) {
                ([], [Part::Text(text)]) => serde_json::to_string(text).expect("a text"),
                ([], _) => panic!("`{}` calls another message", ours.id),
                (args, says) => format!(
                    "({}) => `{}`",
                    args.join(", "),
                    self.parts(says, &|name| name.to_owned())
                ),
            };
            format!("      {}: {text},\n", ours.id.replace('-', "_"))
        };
        format!("    {code}: {{\n{}    }},\n", said.map(line).collect::<String>())
    }

    /// Returns parts as they are between backticks; `named` says how an argument is called.
    fn parts(&self, parts: &[Part], named: &dyn Fn(&str) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => {
                assert!(!text.contains(['`', '$', '\\']), "{text}");
                text.clone()
            }
            Part::Arg(name) => format!("${{{}}}", named(name)),
            Part::Call(call) => {
                let ours = self.english.word(&call.id).expect("a word");
                let called = self.pack.word(&call.id).expect("a word");
                let place = |name: &str| usize::from(ours.place(name).expect("an argument"));
                self.parts(&called.says, &|name| named(&call.args[place(name)]))
            }
            Part::Select { by, variants } => match variants.as_slice() {
                [Variant { key: Key::Name(one), says }, Variant { says: others, .. }]
                    if one == "one" =>
                {
                    let [one, others] = [says, others].map(|says| self.parts(says, named));
                    format!("${{{} {} ? `{one}` : `{others}`}}", named(by), self.is_one)
                }
                _ => panic!("only the singular is known here: {part:?}"),
            },
            Part::List(_) => panic!("a list can't be said here: {part:?}"),
        };
        parts.iter().map(part).collect()
    }
}

/// Returns a text with everything between two marks replaced.
fn between(text: &str, marks: [&str; 2], new: &str) -> String {
    let (before, rest) = text.split_once(marks[0]).expect("where it begins");
    let (_, after) = rest.split_once(marks[1]).expect("where it ends");
    [before, marks[0], new, marks[1], after].concat()
}

/// Returns the files that hold texts of the crash screen, as they should be.
fn written() -> [(&'static str, String); 3] {
    let packs = packs();
    let (english, others) = packs.split_first().expect("English");
    let table = |(of, pack): &(texts::Language, Pack)| {
        let is_one = if of.singular == "one" { "=== 1" } else { "< 2" };
        Script { english: &english.1, pack, is_one }.table(&of.code)
    };
    let codes: Vec<String> = packs.iter().map(|(of, _)| format!("\"{}\"", of.code)).collect();
    let script =
        between(&file("public/crash.js"), ["  const TEXTS = {\n", "  };\n"], &table(english));
    let script = between(&script, ["const LANGUAGES = [", "];"], &codes.join(", "));
    let others = between(
        &file("public/crash-texts.js"),
        ["  const TEXTS = {\n", "  };\n"],
        &others.iter().map(table).collect::<String>(),
    );
    let paragraphs = |id: &str| {
        let of = |(of, pack): &(texts::Language, Pack)| {
            let message = pack.message(CRASH, id).expect("the build checks it");
            let [Part::Text(text)] = message.says.as_slice() else { panic!("`{id}` is a text") };
            let lang =
                if of.code == "en" { String::new() } else { format!(" lang=\"{}\"", of.code) };
            format!("        <p{lang}>{text}</p>\n")
        };
        format!("\n{}      ", packs.iter().map(of).collect::<String>())
    };
    let page = between(&file("index.html"), ["<noscript>", "</noscript>"], &paragraphs("needs"));
    let page = between(&page, ["<div id=\"mute\" hidden>", "</div>"], &paragraphs("mute"));
    [("public/crash.js", script), ("public/crash-texts.js", others), ("index.html", page)]
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
fn the_crash_screen_says_what_its_files_say() {
    for (name, text) in written() {
        assert!(
            file(name) == text,
            "{name}: `cargo test --test languages crash:: -- --ignored` writes it anew"
        );
    }
}

#[test]
#[ignore = "writes the texts of the crash screen into its scripts and the page"]
fn the_texts_of_the_crash_screen_are_written() {
    for (name, text) in written() {
        fs::write(path(name), text).expect("room for it");
    }
}

#[test]
fn every_text_of_the_crash_screen_is_used() {
    let (code, page) = (code(&file("public/crash.js")), file("index.html"));
    let (_, english) = packs().swap_remove(0);
    let messages = english.files[CRASH].messages.iter();
    let keys: Vec<String> = messages
        .filter(|message| !IN_THE_PAGE.contains(&&*message.id))
        .map(|message| message.id.replace('-', "_"))
        .collect();
    for key in &keys {
        let named = [format!("text.{key}"), format!("\"{key}\""), format!("data-text=\"{key}\"")];
        let is_used = named.iter().any(|name| code.contains(name) || page.contains(name));
        assert!(is_used, "{key}");
    }
    for (_, rest) in
        page.match_indices("data-text=\"").map(|(at, mark)| page.split_at(at + mark.len()))
    {
        let key = rest.split('"').next().unwrap_or_default();
        assert!(keys.iter().any(|one| one == key), "{key}");
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
    let (_, rest) = page.split_once("<template id=\"crash\" ").expect("the template");
    let (template, _) = rest.split_once("</template>").expect("its end");
    let version = format!("data-version=\"{}\">", env!("CARGO_PKG_VERSION"));
    let inside = template.strip_prefix(&version).expect("the version of this package");
    let between = inside.split('>').filter_map(|part| part.split('<').next());
    let texts: Vec<&str> = between.map(str::trim).filter(|text| !text.is_empty()).collect();
    assert_eq!(texts, Vec::<&str>::new());
    assert!(!inside.contains("aria-label=") && !inside.contains("title="));
}
