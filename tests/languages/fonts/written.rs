//! Every character that stands in the sources of the page, which draws no others but those that people type.

use std::fs;
use std::path::{Path, PathBuf};

use super::super::sources::files_below;

/// A character, and where it stands.
pub struct Written {
    /// File and line.
    pub place: String,
    /// The character.
    pub sign: char,
}

/// What is not on the page: the terminal's, and tests.
const ELSEWHERE: [&str; 4] = ["tool", "bin", "tests", "tests.rs"];
/// Letters without their accents, to find what people type.
const TYPED: &str = "src/text/search.rs";
/// Files of the page outside the folders that are its own.
const FILES: [&str; 6] = [
    "index.html",
    "public/crash.js",
    "public/crash-texts.js",
    "public/offline.js",
    "public/sw.js",
    "public/manifest.webmanifest",
];

/// Returns the characters of all sources of the page, code, long texts, style sheets and drawings, but for those that
/// every font has.
pub fn written() -> Vec<Written> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of = |folder: &'static str| {
        files_below(&house.join(folder))
            .into_iter()
            .map(move |(path, text)| (Path::new(folder).join(path), text))
    };
    let single = FILES
        .map(|file| (PathBuf::from(file), fs::read_to_string(house.join(file)).expect("a text")));
    let is_on_the_page = |path: &Path| {
        let mut parts = path.iter().filter_map(|part| part.to_str());
        !parts.any(|part| ELSEWHERE.contains(&part)) && path != Path::new(TYPED)
    };
    let all = of("src").chain(of("style")).chain(single);
    all.filter(|(path, _)| is_on_the_page(path))
        .flat_map(|(path, text)| {
            let of_rust = path.extension().is_some_and(|extension| extension == "rs");
            let found = if of_rust { of_code(&text) } else { of_text(&text) };
            let place = move |line| format!("{}:{line}", path.display());
            let found = found.into_iter().filter(|(_, sign)| !sign.is_ascii());
            found.map(move |(line, sign)| Written { place: place(line), sign })
        })
        .collect()
}

/// The characters of a text, each with its line: as they stand there, and behind escapes.
pub fn of_text(text: &str) -> Vec<(usize, char)> {
    (1..).zip(text.lines()).flat_map(|(at, line)| of_line(line).map(move |it| (at, it))).collect()
}

/// The characters of code without its comments. Code has them nowhere but in quotes.
pub fn of_code(source: &str) -> Vec<(usize, char)> {
    let lines = (1..).zip(source.lines());
    let code = lines.filter(|(_, line)| !line.trim_start().starts_with("//")).map(|(at, line)| {
        let code = line.split(" // ").next().unwrap_or_default();
        // Single ones behind escapes are those that no name may have.
        (at, code.replace("'\\u{", ""))
    });
    code.flat_map(|(at, code)| of_line(&code).map(move |it| (at, it)).collect::<Vec<_>>()).collect()
}

fn of_line(line: &str) -> impl Iterator<Item = char> {
    line.chars().chain(line.split('\\').skip(1).filter_map(escaped))
}

/// A character that is written as a number after a backslash: `\u{2192}` in Rust, `\u2192` in scripts, `\2192` in style
/// sheets.
fn escaped(after: &str) -> Option<char> {
    let digits = after.trim_start_matches(['u', '{']);
    let end = digits.find(|sign: char| !sign.is_ascii_hexdigit()).unwrap_or(digits.len());
    let is_number = digits.len() < after.len() || end >= 4;
    is_number.then(|| u32::from_str_radix(&digits[..end], 16).ok().and_then(char::from_u32))?
}
