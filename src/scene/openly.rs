//! What may be told of a bot's thoughts while its hand is hidden.

use crate::bots::advice::Advice;
use crate::bots::motive::{Gain, Motive};
use crate::games::council_of_4::action::Action;

/// The same without what would tell of the hand: reasons that are about its cards, actions that it
/// thought of and could have paid for with them, and what it means to do next. What was done lies open.
pub fn openly(told: &Advice<Action, Motive>, done: Action) -> Advice<Action, Motive> {
    let mut told = told.clone();
    told.candidates.retain(|one| one.action == done || !takes_cards(one.action));
    for candidate in &mut told.candidates {
        candidate.motives.retain(|motive| !matches!(motive.gain, Gain::Matches(..)));
        candidate.then = None;
    }
    told
}

/// Whether only some hands can do it.
const fn takes_cards(action: Action) -> bool {
    matches!(action, Action::Acquire { .. } | Action::PlaceWithQueen { .. })
}
