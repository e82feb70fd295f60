//! Reasons for an action, in one plain sentence each.

use super::{Subjects, city};
use crate::bots::advice::Candidate;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::components::COUNCIL_SIZE;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::reasons_or;

/// Returns the reasons for each of these actions, the best first: those of the whole turn, the weightiest first. `names`
/// are those of the seats.
pub fn reasons(candidates: &[Candidate<Action, Motive>], names: &[String]) -> Vec<String> {
    let purpose = |motive: &Motive| gain(motive.gain, names);
    reasons_or(candidates, purpose, |place, candidate| {
        // Ending the turn saves resources, best or not.
        let is_told = place == 0 || candidate.action == Action::EndTurn;
        if is_told { nothing_for(candidate.action) } else { text().hint().little() }
    })
}

/// Returns the reasons for the best action as sentences, the weightiest first.
pub fn motive_sentences(action: Action, motives: &[Motive], names: &[String]) -> String {
    let told = motives.iter().take(MOST_SAID).map(|motive| gain(motive.gain, names));
    let mut told: Vec<String> = told.collect();
    if told.is_empty() {
        told.push(nothing_for(action).to_owned());
    }
    let sentences = told.iter().map(|reason| text().motive().sentence(reason));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Returns a gain as a sentence without a subject and without a full stop, so that it suits every player.
pub fn gain(of: Gain, names: &[String]) -> String {
    let say = text().motive();
    match of {
        Gain::Vp(count) => say.vp(count),
        Gain::Tile(tile) => say.tile(tile),
        Gain::Nearer(tile, missing) => say.nearer(tile, missing),
        Gain::Merchant(left) => say.merchant(left),
        Gain::Permit(cities) => say.permit(&city::names(cities.iter()), cities.len()),
        Gain::Matches(council, count) => say.matches(council, count, COUNCIL_SIZE),
        Gain::Group(cities) => say.group(cities),
        Gain::Coins(count) => say.coins(count),
        Gain::Servants(count) => say.servants(count),
        Gain::Cards(count) => say.cards(count),
        Gain::Nobility(steps) => say.nobility(steps),
        Gain::MainAction => say.main_action().to_owned(),
        Gain::QueenNear => say.queen_near().to_owned(),
        Gain::Against(seat) => say.against(&name_of(names, seat)),
    }
}

/// Returns the sentence for a best action without reasons of its own.
fn nothing_for(action: Action) -> &'static str {
    if action == Action::EndTurn { text().motive().enough() } else { text().hint().least() }
}
