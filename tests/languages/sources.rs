//! The texts in sources: everything in quotes, with its surroundings.

use std::fs;
use std::path::{Path, PathBuf};

/// A text in quotes.
#[derive(Clone, Debug, PartialEq)]
pub struct Literal {
    /// The text as written, without line ends after a backslash.
    pub text: String,
    /// Number of the line it begins on, from 1.
    pub line: usize,
    /// All code between the previous text and this one, without blanks and comments.
    pub before: String,
    /// First sign of code after it.
    pub after: Option<char>,
}

/// Returns the texts of a source, without comments and documentation.
pub fn literals(source: &str) -> Vec<Literal> {
    let mut found: Vec<Literal> = Vec::new();
    let (mut code, mut awaits) = (String::new(), false);
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let line = source[..source.len() - rest.len()].matches('\n').count() + 1;
        let mut taken = first.len_utf8();
        if rest.starts_with("//") {
            taken = rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            taken = 3;
            code += "'";
        } else if first == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            let end = end.expect("a closing quote") + 1;
            let mut lines = rest[1..end].split("\\\n");
            let mut text = lines.next().unwrap_or_default().to_owned();
            lines.for_each(|line| text += line.trim_ascii_start());
            found.push(Literal { text, line, before: std::mem::take(&mut code), after: None });
            awaits = true;
            taken = end + 1;
        } else if !first.is_whitespace() {
            if std::mem::take(&mut awaits)
                && let Some(last) = found.last_mut()
            {
                last.after = Some(first);
            }
            code.push(first);
        }
        rest = &rest[taken..];
    }
    found
}

/// Returns the texts of a file of messages, without comments, names and what is put into them: those of each variant by
/// themselves.
pub fn messages(file: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    for (line, text) in (1..).zip(file.lines()).filter(|(_, text)| !text.starts_with('#')) {
        let (mut depth, mut said) = (0, String::new());
        for letter in text.chars() {
            match letter {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                // It ends what began on a line before.
                '}' => {}
                letter if depth == 0 => said.push(letter),
                _ => {}
            }
        }
        let (named, variant) = (said.split_once(" = "), said.split_once("] "));
        let is_name = |name: &str| !name.is_empty() && !name.contains(' ');
        let text = match (named, variant) {
            (Some((name, text)), _) if is_name(name.trim()) => text,
            (_, Some((key, text))) if key.trim().starts_with(['[', '*']) => text,
            _ => &said,
        };
        // A blank at which no line breaks is part of the text.
        let text = text.trim_matches(' ').to_owned();
        if !text.is_empty() {
            found.push(Literal { text, line, before: String::new(), after: None });
        }
    }
    found
}

#[test]
fn texts_of_messages_are_found_without_names_and_values() {
    let file = "# $count (u8)\nall = All { $count }\nfew = { $count ->\n    [one] One of { $count }\n   *[other] Many\n} here\n";
    let texts: Vec<String> = messages(file).into_iter().map(|one| one.text).collect();
    assert_eq!(texts, ["All", "One of", "Many", "here"]);
}

/// Returns every Rust source below a folder of the repository, by its path there.
pub fn below(folder: &str) -> Vec<(PathBuf, String)> {
    let sources = ending_below(folder, "rs");
    assert!(!sources.is_empty(), "no source in {folder}");
    sources
}

/// Returns every file with an ending below a folder of the repository, by its path there.
pub fn ending_below(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut files = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    files.retain(|(path, _)| path.extension().is_some_and(|extension| extension == ending));
    files
}

/// Every file below a folder, by its path there.
pub fn files_below(root: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("a text");
                files.push((path.strip_prefix(root).expect("below").to_owned(), text));
            }
        }
    }
    files.sort();
    files
}

#[test]
fn texts_are_found_with_what_stands_around_them() {
    let source = "// \"no\"\nlet a = \"one \\\n   two\"; f('\"', \"a\\\"b\")";
    let found = literals(source);
    let texts: Vec<&str> = found.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(texts, ["one two", "a\\\"b"]);
    assert_eq!((found[0].line, found[0].before.as_str(), found[0].after), (2, "leta=", Some(';')));
    assert_eq!((found[1].before.as_str(), found[1].after), (";f(',", Some(')')));
}
