//! The languages of Curia, and the one in use.

use std::sync::atomic::{AtomicU8, Ordering};

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
}

/// The place in [`Language::ALL`] of the language in use. After a change the page is drawn again.
static IN_USE: AtomicU8 = AtomicU8::new(0);

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// Returns its code, as in `<html lang>`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Returns its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
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

/// Returns the language in use: English until another is chosen.
pub fn in_use() -> Language {
    let place = usize::from(IN_USE.load(Ordering::Relaxed));
    Language::ALL.get(place).copied().unwrap_or_default()
}

/// Sets the language of all texts.
pub fn use_language(language: Language) {
    let place = Language::ALL.iter().position(|&one| one == language).unwrap_or_default();
    IN_USE.store(place as u8, Ordering::Relaxed);
}
