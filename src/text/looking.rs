//! The texts of what is shown while one looks back.

use crate::scene::replay::NoBranch;

/// What a replay shows.
#[allow(missing_docs, reason = "the names say it")]
pub struct LookingText {
    pub hands: &'static str,
    pub no_hands: &'static str,
    pub no_branch: fn(NoBranch) -> &'static str,
}
