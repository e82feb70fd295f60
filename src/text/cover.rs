//! The texts of a game on the start page, before its part of the program is loaded.

/// A game on the start page. Each game has its own.
#[allow(missing_docs, reason = "the names say it")]
pub struct CoverText {
    pub title: &'static str,
    pub in_short: &'static str,
    /// An amount of points in its words.
    pub points: fn(u16) -> String,
}
