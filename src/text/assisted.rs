//! The texts of assisted games.

/// A game in which a player saw more than play shows.
#[allow(missing_docs, reason = "the names say it")]
pub struct AssistedText {
    pub note: &'static str,
    pub title: &'static str,
    pub body: &'static str,
}
