//! The texts about the page itself: its version, updates and third-party work.

/// Reason to put off an update of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A turn is under way.
    Turn,
    /// A game would be lost.
    Unsaved,
}

/// The texts about the page.
#[allow(missing_docs, reason = "the names say it")]
pub struct AboutText {
    /// The page with its version.
    pub version: fn(&str) -> String,
    pub unofficial: &'static str,
    /// The same in short, with a word on privacy.
    pub name: &'static str,
    pub in_short: &'static str,
    pub offline: &'static str,
    pub is_kept: &'static str,
    pub is_not_kept: &'static str,
    pub licences: &'static str,
    pub licences_note: &'static str,
    pub alegreya: &'static str,
    pub source_sans: &'static str,
    pub others: &'static str,

    pub update_ready: &'static str,
    pub update_note: &'static str,
    pub update_held: fn(Held) -> &'static str,
    pub update: &'static str,
    /// Name of the button of the settings while a new version is ready.
    pub settings_with_update: &'static str,
}
