//! Reasons for an action, in one plain sentence each.

use super::Subjects;
use crate::bots::advice::Candidate;
use crate::games::the_council::bots::motive::{MOST_SAID, Motive, Purpose};
use crate::games::the_council::rules::action::Action;
use crate::text::text;
use crate::text::told::{plain_reasons, reason_sentences};

/// Sentences without a subject and without a full stop, so that they suit every player; at most about 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// What an action is good for; the names are those of the seats.
    pub purpose: fn(Purpose, &[String]) -> String,
}

/// Returns a reason for each of these actions, the best first. `names` are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    plain_reasons(candidates, |motive| purpose(motive, names))
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(motives: &[Motive], names: &[String]) -> String {
    reason_sentences(motives.iter().take(MOST_SAID).map(|motive| purpose(motive, names)))
}

fn purpose(motive: &Motive, names: &[String]) -> String {
    (text().motive().purpose)(motive.purpose, names)
}
