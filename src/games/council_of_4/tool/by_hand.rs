//! The greedy bot's evaluation in place of learned weights, to compare them.

use crate::bots::outlook::Outlooks;
use crate::bots::search::Heuristic;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::evaluation::evaluate;
use crate::games::council_of_4::bots::heuristic::{fold, glances, outlooks};
use crate::games::council_of_4::rules::{Action, State};

/// Heuristic of the greedy bot's evaluation.
pub struct ByHand;

/// Lead in VP by that evaluation that counts as three quarters of a victory.
const CLEAR_LEAD: f32 = 12.0;

impl Heuristic<CouncilOf4> for ByHand {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        glances(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        fold(actions, aims);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let worth = |seat| evaluate(state.table(), state.hand(seat), seat) as f32 / 100.0;
        outlooks(state, CLEAR_LEAD, worth)
    }
}
