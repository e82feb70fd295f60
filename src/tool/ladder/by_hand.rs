//! The greedy bot's evaluation in place of learned weights, to compare them.

use crate::bots::evaluation::evaluate;
use crate::bots::mind::{fold, glances, outlooks};
use crate::bots::outlook::Outlooks;
use crate::bots::search::Mind;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::state::State;

/// Goes by the greedy bot's evaluation.
pub struct ByHand;

/// So many VP ahead by that evaluation count as three quarters of a victory.
const CLEAR_LEAD: f32 = 12.0;

impl Mind<CouncilOf4> for ByHand {
    fn leanings(&self, state: &State, actions: &[Action], leanings: &mut Vec<u32>) {
        glances(state, actions, leanings);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        fold(actions, aims);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let worth = |seat| evaluate(state.table(), state.hand(seat), seat) as f32 / 100.0;
        outlooks(state, CLEAR_LEAD, worth)
    }
}
