//! What the start page says of a game before its part of the program has come.

/// What the start page says of a game. Each game has its own.
#[allow(missing_docs, reason = "the names say it")]
pub struct CoverText {
    pub title: &'static str,
    pub in_short: &'static str,
}
