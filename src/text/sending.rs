//! The texts of sending and opening links.

/// Links on their way to and from others.
#[allow(missing_docs, reason = "the names say it")]
pub struct SendingText {
    pub what: &'static str,
    pub whole: &'static str,
    pub up_to_here: &'static str,
    pub deal: &'static str,
    /// The move after which the link opens the game.
    pub opens_at: fn(usize) -> String,
    pub address: &'static str,
    pub show_address: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub note: &'static str,
    pub reveals: &'static str,
    pub linked_deal: &'static str,
    /// The move that the sender points to.
    pub linked_at: fn(usize) -> String,
    pub linked_daily: fn(&str) -> String,
    pub linked_note: &'static str,
    pub linked_play: &'static str,
    pub linked_go_on: &'static str,
    /// Name of a game that the page does not have.
    pub unknown_game: fn(&str) -> String,
    /// Said of what only a newer version of the page can read.
    pub made_by_newer: &'static str,
}
