//! What is said aloud, to whoever does not see it.

/// What is said aloud.
#[allow(missing_docs, reason = "the names say it")]
pub struct LiveText {
    pub region: &'static str,
    pub gained: fn(&str, &[String]) -> String,
    /// So many actions, and what the first of them was.
    pub taken_back: fn(usize, &str) -> String,
    pub not_possible: fn(&str) -> String,
}
