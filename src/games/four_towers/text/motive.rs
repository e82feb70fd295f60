//! Reasons for an action, in one plain sentence each.

use crate::games::four_towers::bots::motive::Purpose;

/// Sentences without a subject and without a full stop, so that they suit every player; at most about 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// What an action is good for; the names are those of the seats.
    pub purpose: fn(Purpose, &[String]) -> String,
}
