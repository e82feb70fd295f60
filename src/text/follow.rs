//! The texts during the turns of others.

/// Following the others.
#[allow(missing_docs, reason = "the names say it")]
pub struct FollowText {
    pub skip: &'static str,
    pub skip_note: &'static str,
    /// Reason why skipping is not possible: it has begun.
    pub skipping: &'static str,
    /// Reason why a button that has just replaced another one does nothing yet.
    pub settling: &'static str,
    pub since: &'static str,
    pub since_title: &'static str,
    pub concerns: &'static str,
    pub nothing: &'static str,
    /// Number of moves since then, and of the changes that concern the seat.
    pub digest: fn(usize, usize) -> String,
}
