//! Reasons for an action, in one plain sentence each, and the result that a bot expected of it.

use super::moves::group_name;
use crate::bots::advice::Candidate;
use crate::bots::outlook::Outlook;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// Sentences without a subject and without a full stop, so that they suit every player; at most about
/// 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// A gain; the names are those of the seats.
    pub gain: fn(Gain, &[String]) -> String,
    /// The next action of the same turn.
    pub then: fn(&str) -> String,
    /// Said of the best action if only worse ones speak for it.
    pub least: &'static str,
    /// Said of another action if it gains little.
    pub little: &'static str,
    /// Said of ending the turn.
    pub enough: &'static str,
    /// The chance to win in per cent, and the points ahead, negative if behind.
    pub expects: fn(u8, i32) -> String,
}

/// Returns the main reason for an action, or the action that it sets up if it gains nothing itself;
/// `names` are those of the seats.
pub fn reason(
    view: &View,
    candidate: &Candidate<Action, Motive>,
    is_best: bool,
    names: &[String],
) -> String {
    let words = text().motive();
    let first = candidate.motives.first().map(|motive| (words.gain)(motive.gain, names));
    let next = || {
        let then = candidate.then.filter(|&then| then != Action::EndTurn)?;
        Some((words.then)(group_name(view, Kind::of(then))))
    };
    // Ending the turn saves resources, best or not.
    let is_told = is_best || candidate.action == Action::EndTurn;
    let nothing = || if is_told { nothing_for(candidate.action) } else { words.little };
    first.or_else(next).unwrap_or_else(|| nothing().to_owned())
}

/// Returns the expected result of an action.
pub fn expected(outlook: Outlook) -> String {
    let percent = (outlook.chance * 100.0).round().clamp(0.0, 100.0) as u8;
    (text().motive().expects)(percent, outlook.margin.round() as i32)
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
    let words = text().motive();
    if action == Action::EndTurn { words.enough } else { words.least }
}
