//! The texts about the page itself: its version, a newer one, whose work is in it.

/// Why a new version of the page is not taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A turn is under way.
    Turn,
    /// A match would be lost.
    Unsaved,
}

/// What the page says of itself.
#[allow(missing_docs, reason = "the names say it")]
pub struct AboutText {
    /// The page with its version.
    pub version: fn(&str) -> String,
    pub unofficial: &'static str,
    /// The same in short, and that it keeps things to itself.
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
    /// The name of the button of the settings while a new version lies ready.
    pub settings_with_update: &'static str,
}
