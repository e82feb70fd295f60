//! The texts spoken by screen readers.

/// The spoken texts.
#[allow(missing_docs, reason = "the names say it")]
pub struct LiveText {
    pub region: &'static str,
    pub gained: fn(&str, &[String]) -> String,
    /// Number of moves undone, and the first of them in words.
    pub taken_back: fn(usize, &str) -> String,
    pub not_possible: fn(&str) -> String,
}
