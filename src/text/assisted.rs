//! The texts of matches in which more was seen than play shows.

/// A match in which more was seen than play shows.
#[allow(missing_docs, reason = "the names say it")]
pub struct AssistedText {
    pub note: &'static str,
    pub title: &'static str,
    pub body: &'static str,
}
