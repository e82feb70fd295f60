//! The languages of Curia, and the one in use.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use super::Text;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

thread_local! {
    /// The language in use. After a change the page is drawn again.
    static IN_USE: Cell<Language> = const { Cell::new(Language::English) };
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::French,
        Language::German,
        Language::Italian,
        Language::Spanish,
    ];

    /// Returns its place in [`Language::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its code, as in `<html lang>`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Italian => "it",
            Language::Spanish => "es",
        }
    }

    /// Returns its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
        }
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
