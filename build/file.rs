//! The texts of the house or of a game in one language as one file, which `src/text/files.rs` reads.
//!
//! Eight bytes name the schema, two tell how many parts there are, four each where one begins, and four where the last
//! one ends; then the parts: the code of each subject, in the order of their names, and the long texts.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::model::Pack;

/// Returns what the files of all languages have in common with these subjects in English: what they say in which place.
pub fn schema<'a>(
    subjects: impl Iterator<Item = (&'a Pack, &'a str)>,
    long: impl Iterator<Item = &'a &'a str>,
) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (english, subject) in subjects {
        subject.hash(&mut hasher);
        for message in &english.files[subject].messages {
            (&message.id, &message.args).hash(&mut hasher);
        }
        english.files.values().for_each(|file| file.values.hash(&mut hasher));
    }
    long.for_each(|name| name.hash(&mut hasher));
    hasher.finish()
}

/// Returns the file of these parts.
pub fn file(schema: u64, parts: &[Vec<u8>]) -> Vec<u8> {
    let long = |number: usize| u32::try_from(number).expect("less than 4 GB").to_le_bytes();
    let count = u16::try_from(parts.len()).expect("few subjects");
    let mut file = schema.to_le_bytes().to_vec();
    file.extend(count.to_le_bytes());
    let mut at = file.len() + 4 * (parts.len() + 1);
    for part in parts {
        file.extend(long(at));
        at += part.len();
    }
    file.extend(long(at));
    file.extend(parts.concat());
    file
}

/// Returns the name of a file, which holds its content.
pub fn name(code: &str, of: &str, file: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    file.hash(&mut hasher);
    // As a text it is sent shorter by most hosts.
    format!("{code}-{}-{:016x}.txt", of.replace('_', "-"), hasher.finish())
}
