//! A language made from English, to see what longer words do to the page: accents, two fifths more letters, and what is
//! put into a message isolated, as if it were written the other way.

use super::model::{Pack, Part};

/// Its line in the table of languages.
pub const LANGUAGE: &str = "qps pseudo Pseudo one , and";
/// Its folder, of which there is none.
pub const FOLDER: &str = "pseudo";

/// Letters of English, and what becomes of them: each is in the fonts.
const ACCENTS: [(char, char); 8] = [
    ('a', 'á'),
    ('e', 'é'),
    ('i', 'í'),
    ('o', 'ó'),
    ('u', 'ú'),
    ('A', 'Á'),
    ('E', 'É'),
    ('O', 'Ó'),
];

/// Returns the files of English in this language.
pub fn pack(english: &Pack) -> Pack {
    let mut pack = english.clone();
    for message in pack.files.values_mut().flat_map(|file| &mut file.messages) {
        message.says = parts(std::mem::take(&mut message.says));
    }
    for text in pack.long.values_mut() {
        *text = text.lines().map(|line| long(line) + "\n").collect();
    }
    pack
}

fn parts(parts: Vec<Part>) -> Vec<Part> {
    let part = |part| match part {
        Part::Text(text) => vec![Part::Text(words(&text))],
        Part::Arg(_) => {
            vec![Part::Text("\u{2068}".to_owned()), part, Part::Text("\u{2069}".to_owned())]
        }
        Part::Select { by, mut variants } => {
            for variant in &mut variants {
                variant.says = self::parts(std::mem::take(&mut variant.says));
            }
            vec![Part::Select { by, variants }]
        }
        Part::List(_) | Part::Call(_) => vec![part],
    };
    parts.into_iter().flat_map(part).collect()
}

/// Returns a line of a long text; its marks, keys and names are as they were.
fn long(line: &str) -> String {
    let (mark, text) = match line.split_once(' ') {
        Some(("//" | "=", _)) => (line, ""),
        Some(("#" | "!", _)) => line.split_at(line.find('|').map_or(line.len(), |at| at + 1)),
        _ => ("", line),
    };
    let mut parts = text.split('{');
    let mut written = mark.to_owned() + &words(parts.next().unwrap_or_default());
    for part in parts {
        let (name, after) = part.split_once('}').unwrap_or((part, ""));
        written += &format!("{{{name}}}{}", words(after));
    }
    written
}

/// Letters after which a word may be broken, as translators say of their long ones.
const UNBROKEN: u8 = 9;

/// Returns words with accents, in which letters stand twice until there are enough.
fn words(text: &str) -> String {
    let mut written = String::new();
    // Fifths of letters; a short text is long enough, too.
    let (mut missing, mut unbroken) = (4, 0);
    for letter in text.chars() {
        unbroken = if letter.is_ascii_alphabetic() { unbroken + 1 } else { 0 };
        if unbroken == UNBROKEN {
            written.push('\u{ad}');
        }
        let accent = ACCENTS.iter().find(|(plain, _)| *plain == letter);
        written.push(accent.map_or(letter, |(_, accent)| *accent));
        missing += 2;
        while missing >= 5 && unbroken > 0 {
            written.push(letter.to_ascii_lowercase());
            missing -= 5;
        }
    }
    written
}
