//! What is said while others are on turn.

/// Following the others.
#[allow(missing_docs, reason = "the names say it")]
pub struct FollowText {
    pub skip: &'static str,
    pub skip_note: &'static str,
    /// Why there is nothing to skip any more.
    pub skipping: &'static str,
    /// Why a button does nothing yet that stands where another one was.
    pub settling: &'static str,
    pub since: &'static str,
    pub since_title: &'static str,
    pub concerns: &'static str,
    pub nothing: &'static str,
    /// How many entries there are since then, and how many of them concern the seat.
    pub digest: fn(usize, usize) -> String,
}
