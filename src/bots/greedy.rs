//! The greedy bot: it tries every legal action on a position that agrees with what it sees, and
//! takes the one after which it stands best.

use rand_pcg::Pcg32;

use super::evaluation::evaluate;
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::view::View;

/// The action after which the seat of the view stands best; the first of equals.
pub(super) fn choose(view: &View, actions: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let seat = view.seat?;
    let before = CouncilOf4::determinise(view, rng);
    let worth = |action: Action| {
        let mut state = before;
        CouncilOf4::apply(&mut state, action, |_| {}).ok()?;
        Some(evaluate(state.table(), state.hand(seat), seat))
    };
    actions
        .iter()
        .filter_map(|&action| worth(action).map(|worth| (worth, action)))
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, action)| action)
}
