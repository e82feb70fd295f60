//! The texts of the settings.

use crate::archive::Fault;

/// Reason why the page is not kept for use without a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// The browser has no way to keep it, or not for this address.
    Impossible,
    /// The browser refused. It is tried again at the next visit.
    Refused,
    /// This file did not come as it was published. It is tried again at the next visit.
    Failed(String),
    /// The same, twice in a row. It is tried again after a day, or with the next version.
    Resting(String),
}

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
    /// Why the page could not be kept for use without a connection, and when that is tried again.
    pub unkept: fn(&Unkept) -> String,
}
