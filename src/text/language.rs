//! The languages of Curia, and the one in use.

use std::cell::Cell;

use super::Text;
use super::say::{Rules, Singular};
use crate::vocabulary;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

thread_local! {
    /// The language in use. After a change the page is drawn again.
    static IN_USE: Cell<Language> = const { Cell::new(Language::English) };
}

impl Language {
    /// Returns its code, as in `<html lang>`.
    pub const fn code(self) -> &'static str {
        self.key()
    }

    /// Returns the first language among tags such as `fr-CA`, best first; English if there is none.
    pub fn best_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let of_tag = |tag: &str| {
            let code = tag.split(['-', '_']).next().unwrap_or_default();
            Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
        };
        tags.into_iter().find_map(of_tag).unwrap_or_default()
    }

    /// Returns its texts.
    pub const fn text(self) -> Text {
        Text { language: self }
    }
}

/// Returns the language in use on this thread: English until another is chosen.
pub fn in_use() -> Language {
    IN_USE.get()
}

/// Sets the language of all texts on this thread.
pub fn use_language(language: Language) {
    IN_USE.set(language);
}
