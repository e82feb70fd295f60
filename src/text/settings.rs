//! The texts of the settings.

use crate::archive::Fault;

/// The dialog of the settings.
#[allow(missing_docs, reason = "the names say it")]
pub struct SettingsText {
    pub title: &'static str,
    pub pages: &'static str,
    pub page_all: &'static str,
    pub page_look: &'static str,
    pub page_motion: &'static str,
    pub page_help: &'static str,
    pub page_language: &'static str,
    pub page_about: &'static str,

    pub theme: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub system: &'static str,
    pub text_size: &'static str,
    pub text_size_note: &'static str,
    pub percent: fn(u16) -> String,
    pub letters: &'static str,
    pub letters_note: &'static str,

    pub speed: &'static str,
    pub speed_note: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub off: &'static str,
    pub sounds: &'static str,
    pub sounds_note: &'static str,
    pub volume: &'static str,

    pub hints: &'static str,
    pub hints_note: &'static str,

    pub language: &'static str,
    pub language_note: &'static str,
    /// With the name of the language.
    pub browsers: fn(&str) -> String,
    /// Its texts could not be loaded.
    pub language_missing: fn(&str) -> String,

    pub kept: &'static str,
    pub fault: fn(Fault) -> &'static str,
    pub done: &'static str,
}
