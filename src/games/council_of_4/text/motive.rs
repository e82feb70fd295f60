//! Reasons for an action, in one plain sentence each.

use super::moves::group_name;
use crate::bots::advice::Candidate;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::text::told::each_new;

/// Sentences without a subject and without a full stop, so that they suit every player; at most about
/// 60 characters.
#[allow(missing_docs, reason = "the names say it")]
pub struct MotiveText {
    /// A gain; the names are those of the seats.
    pub gain: fn(Gain, &[String]) -> String,
    /// The next action of the same turn.
    pub then: fn(&str) -> String,
    /// Said of ending the turn.
    pub enough: &'static str,
}

/// Returns a reason for each of these actions, the best first: its strongest that was not given for an earlier
/// one, or the action that it sets up, and nothing if all is said. `names` are those of the seats.
pub fn reasons(
    view: &View,
    candidates: &[Candidate<Action, Motive>],
    names: &[String],
) -> Vec<String> {
    let words = text().motive();
    let all = candidates.iter().enumerate().map(|(place, candidate)| {
        let gains = candidate.motives.iter().map(|motive| (words.gain)(motive.gain, names));
        let then = candidate.then.filter(|&then| then != Action::EndTurn);
        let then = then.map(|then| (words.then)(group_name(view, Kind::of(then))));
        // Ending the turn saves resources, best or not.
        let is_told = place == 0 || candidate.action == Action::EndTurn;
        let nothing = if is_told { nothing_for(candidate.action) } else { text().hint().little };
        let nothing = candidate.motives.is_empty().then(|| nothing.to_owned());
        gains.chain(then).chain(nothing).collect()
    });
    each_new(all)
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
    if action == Action::EndTurn { text().motive().enough } else { text().hint().least }
}
