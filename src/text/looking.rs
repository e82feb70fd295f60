//! The texts of past moments.

use crate::scene::replay::NoBranch;

/// A past moment.
#[allow(missing_docs, reason = "the names say it")]
pub struct LookingText {
    pub hands: &'static str,
    pub no_hands: &'static str,
    pub no_branch: fn(NoBranch) -> &'static str,
}
