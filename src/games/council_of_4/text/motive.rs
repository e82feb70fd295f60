//! Why an action is good, in one plain sentence each; and what a bot expected of it.

use super::moves::group_name;
use crate::bots::advice::Candidate;
use crate::bots::outlook::Outlook;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// Sentences without a subject and without a full stop, so that they can be said of anybody; at most
/// some 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// What there is more of; the names are those of the seats.
    pub gain: fn(Gain, &[String]) -> String,
    /// What comes next in the same turn.
    pub then: fn(&str) -> String,
    /// Nothing speaks for the best action but that the rest is worse.
    pub least: &'static str,
    /// Nothing that would be worth much speaks for one of the others.
    pub little: &'static str,
    /// Nothing more is wanted of this turn.
    pub enough: &'static str,
    /// The chance to win in per cent, and so many points ahead or behind.
    pub expects: fn(u8, i32) -> String,
}

/// The plainest thing that can be said for an action; `names` are those of the seats. What comes
/// next is told if the action itself brings nothing.
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
    // To end the turn keeps the means, best or not.
    let is_told = is_best || candidate.action == Action::EndTurn;
    let nothing = || if is_told { nothing_for(candidate.action) } else { words.little };
    first.or_else(next).unwrap_or_else(|| nothing().to_owned())
}

/// What was expected of an action.
pub fn expected(outlook: Outlook) -> String {
    let percent = (outlook.chance * 100.0).round().clamp(0.0, 100.0) as u8;
    (text().motive().expects)(percent, outlook.margin.round() as i32)
}

/// What speaks for the best action, as sentences, the weightiest first.
pub fn motive_sentences(action: Action, motives: &[Motive], names: &[String]) -> String {
    let words = text().motive();
    let told = motives.iter().take(MOST_SAID);
    let told: Vec<String> =
        told.map(|motive| format!("{}.", (words.gain)(motive.gain, names))).collect();
    if told.is_empty() { format!("{}.", nothing_for(action)) } else { told.join(" ") }
}

/// What is said where nothing speaks for the best action itself.
fn nothing_for(action: Action) -> &'static str {
    let words = text().motive();
    if action == Action::EndTurn { words.enough } else { words.least }
}
