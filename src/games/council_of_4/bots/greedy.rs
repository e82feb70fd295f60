//! The greedy bot: it tries every legal action on a position that agrees with its view, and plays the one
//! that leaves it strongest.

use std::cmp::Reverse;

use rand_pcg::Pcg32;

use super::evaluation::evaluate;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Action, View};
use crate::rules::Game;

/// Returns the actions sorted by the resulting strength of the view's seat, best first.
pub(super) fn best(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
    let Some(seat) = view.seat else { return Vec::new() };
    let before = CouncilOf4::determinise(view, rng);
    let worth = |action: Action| {
        let mut state = before;
        CouncilOf4::apply(&mut state, action, |_| {}).ok()?;
        Some((evaluate(state.table(), state.hand(seat), seat), action))
    };
    let mut rated: Vec<_> = actions.iter().filter_map(|&action| worth(action)).collect();
    // The sort is stable: equal actions keep their order.
    rated.sort_by_key(|&(worth, _)| Reverse(worth));
    rated.into_iter().map(|(_, action)| action).collect()
}
