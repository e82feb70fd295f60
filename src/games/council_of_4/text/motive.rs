//! Reasons for an action, in one plain sentence each.

use crate::bots::advice::Candidate;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::text::told::reasons_or;

/// Sentences without a subject and without a full stop, so that they suit every player; at most about
/// 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// A gain; the names are those of the seats.
    pub gain: fn(Gain, &[String]) -> String,
    /// Said of ending the turn.
    pub enough: &'static str,
}

/// Returns the reasons for each of these actions, the best first: those of the whole turn, the weightiest first. `names`
/// are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    let gain = |motive: &Motive| (text().motive().gain)(motive.gain, names);
    reasons_or(candidates, gain, |place, candidate| {
        // Ending the turn saves resources, best or not.
        let is_told = place == 0 || candidate.action == Action::EndTurn;
        if is_told { nothing_for(candidate.action) } else { text().hint().little() }
    })
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(action: Action, motives: &[Motive], names: &[String]) -> String {
    let words = text().motive();
    let told = motives.iter().take(MOST_SAID);
    let told: Vec<String> =
        told.map(|motive| format!("{}.", (words.gain)(motive.gain, names))).collect();
    if told.is_empty() { format!("{}.", nothing_for(action)) } else { told.join(" ") }
}

/// Returns the sentence for a best action without reasons of its own.
fn nothing_for(action: Action) -> &'static str {
    if action == Action::EndTurn { text().motive().enough } else { text().hint().least() }
}
