//! Reasons for an action, in one plain sentence each, and the result that a bot expected of it.

use super::Subjects;
use crate::bots::advice::Candidate;
use crate::bots::outlook::Outlook;
use crate::games::the_council::bots::motive::{MOST_SAID, Motive, Purpose};
use crate::games::the_council::rules::action::Action;
use crate::scene::analysis::percent;
use crate::text::text;
use crate::text::told::each_new;

/// Sentences without a subject and without a full stop, so that they suit every player; at most about 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// What an action is good for; the names are those of the seats.
    pub purpose: fn(Purpose, &[String]) -> String,
    /// The chance to win in per cent, and the points ahead, negative if behind.
    pub expects: fn(u8, i32) -> String,
}

/// Returns a reason for each of these actions, the best first: its strongest that was not given for an earlier one, and
/// nothing if all is said. `names` are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    let words = text().hint();
    let all = candidates.iter().enumerate().map(|(place, candidate)| {
        let said = candidate.motives.iter().map(|motive| purpose(motive, names));
        let nothing = if place == 0 { words.least } else { words.little };
        said.chain(candidate.motives.is_empty().then(|| nothing.to_owned())).collect()
    });
    each_new(all)
}

/// Returns the expected result of an action.
pub fn expected(outlook: Outlook) -> String {
    (text().motive().expects)(percent(outlook.chance), outlook.margin.round() as i32)
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(motives: &[Motive], names: &[String]) -> String {
    let told = motives.iter().take(MOST_SAID);
    let told: Vec<String> = told.map(|motive| format!("{}.", purpose(motive, names))).collect();
    if told.is_empty() { format!("{}.", text().hint().least) } else { told.join(" ") }
}

fn purpose(motive: &Motive, names: &[String]) -> String {
    (text().motive().purpose)(motive.purpose, names)
}
