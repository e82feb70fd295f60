//! The texts of a language in one file, of the house or of a game, as `build/pack.rs` makes them.
//!
//! English is in the program, each subject where it is asked for. Other languages are loaded when they are used; until
//! then their texts are the English ones. A program that is not split into parts has all languages.

use std::sync::OnceLock;

use super::say::Texts;
use super::{Language, in_use};

/// The texts of languages that are part of the program.
pub type Embedded = &'static [(Language, &'static [u8])];

/// The texts of the house or of a game besides English.
pub struct Files {
    schema: u64,
    /// The name of each language's file, below the folder of texts; empty if there is none.
    names: [&'static str; Language::ALL.len()],
    embedded: Embedded,
    loaded: [OnceLock<&'static [u8]>; Language::ALL.len()],
}

/// A file that another build made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherBuild;

impl Files {
    /// Returns texts of which none is loaded, and perhaps all are embedded.
    pub const fn new(
        schema: u64,
        names: [&'static str; Language::ALL.len()],
        embedded: Embedded,
    ) -> Files {
        Files { schema, names, embedded, loaded: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// Returns the name of the file to load for a language; none if its texts are there, or if it has none.
    pub fn missing(&self, language: Language) -> Option<&'static str> {
        let name = self.names[language.index()];
        (!name.is_empty() && self.loaded(language).is_none()).then_some(name)
    }

    /// Makes the texts of a language available.
    ///
    /// # Errors
    /// Returns an error if another build made the file.
    pub fn load(&self, language: Language, file: &'static [u8]) -> Result<(), OtherBuild> {
        let schema = file.first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
        if schema != Some(self.schema) {
            return Err(OtherBuild);
        }
        // A second time they are the same.
        self.loaded[language.index()].get_or_init(|| file);
        Ok(())
    }

    /// Returns the subject in a place, if the language is loaded.
    pub fn subject(&self, language: Language, place: usize) -> Option<Texts> {
        Some(Texts::of(language, part(self.loaded(language)?, place)?))
    }

    /// Returns the long text in a place, if the language is loaded.
    pub fn long(&self, language: Language, place: usize) -> Option<&'static str> {
        str::from_utf8(part(self.loaded(language)?, place)?).ok()
    }

    /// Returns the language in which its texts are: this one, or English as long as it is not loaded.
    fn there(&self, language: Language) -> Language {
        if self.missing(language).is_none() { language } else { Language::English }
    }

    fn loaded(&self, language: Language) -> Option<&'static [u8]> {
        let embedded = self.embedded.iter().find(|(of, _)| *of == language);
        self.loaded[language.index()].get().copied().or(embedded.map(|(_, file)| *file))
    }
}

/// Long texts of each language, as they are read when they are first asked for.
pub struct Read<T>([OnceLock<T>; Language::ALL.len()]);

impl<T> Read<T> {
    /// Returns texts of which none has been read.
    pub const fn none() -> Read<T> {
        Read([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// Returns those of the language in use.
    pub fn get(&self, files: &Files, read: impl FnOnce(Language) -> T) -> &T {
        let language = files.there(in_use());
        self.0[language.index()].get_or_init(|| read(language))
    }
}

/// Returns a part of a file; none if there is no such part.
fn part(file: &'static [u8], place: usize) -> Option<&'static [u8]> {
    let count = usize::from(u16::from_le_bytes(*file.get(8..)?.first_chunk()?));
    let end = |place: usize| {
        let bytes = file.get(10 + 4 * place..)?.first_chunk()?;
        usize::try_from(u32::from_le_bytes(*bytes)).ok()
    };
    if place < count { file.get(end(place)?..end(place + 1)?) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of two parts, `xy` and `z`.
    const FILE: &[u8] = b"\x07\0\0\0\0\0\0\0\x02\0\x16\0\0\0\x18\0\0\0\x19\0\0\0xyz";

    #[test]
    fn a_file_is_taken_apart_and_a_cut_one_says_nothing() {
        assert_eq!(
            [part(FILE, 0), part(FILE, 1), part(FILE, 2)],
            [Some(&b"xy"[..]), Some(b"z"), None]
        );
        for end in 0..FILE.len() {
            assert_eq!(part(&FILE[..end], 1), None);
        }
    }

    #[test]
    fn a_file_of_another_build_is_refused_and_the_texts_stay_english() {
        let mut names = [""; Language::ALL.len()];
        names[Language::German.index()] = "de";
        let files = Files::new(7, names, &[]);
        assert_eq!(files.missing(Language::English), None);
        assert_eq!(files.missing(Language::German), Some("de"));
        assert_eq!(files.load(Language::German, b"\x08\0\0\0\0\0\0\0\0\0"), Err(OtherBuild));
        assert_eq!(files.load(Language::German, b"\x07"), Err(OtherBuild));
        assert!(files.subject(Language::German, 0).is_none());
        assert_eq!(files.load(Language::German, FILE), Ok(()));
        assert!(
            files.missing(Language::German).is_none()
                && files.subject(Language::German, 1).is_some()
        );
    }
}
