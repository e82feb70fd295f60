//! The texts of matches on their way to others, and from others.

/// The texts of matches on their way to others, and from others.
#[allow(missing_docs, reason = "the names say it")]
pub struct SendingText {
    pub what: &'static str,
    pub whole: &'static str,
    pub up_to_here: &'static str,
    pub deal: &'static str,
    /// At which action the link opens the match.
    pub opens_at: fn(usize) -> String,
    pub address: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub note: &'static str,
    pub reveals: &'static str,
    pub linked_deal: &'static str,
    /// The action that the sender points to.
    pub linked_at: fn(usize) -> String,
    pub linked_daily: fn(&str) -> String,
    pub linked_note: &'static str,
    pub linked_play: &'static str,
    pub linked_go_on: &'static str,
    /// That a text is of this game, which the page does not have.
    pub unknown_game: fn(&str) -> String,
}
