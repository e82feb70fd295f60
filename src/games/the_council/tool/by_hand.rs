//! The greedy bot's evaluation in place of learned weights, to compare them.

use crate::bots::outlook::Outlooks;
use crate::bots::search::Heuristic;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::bots::heuristic::{
    events_over, glances, horizon, outlooks, weighed,
};
use crate::games::the_council::bots::worth::worths;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::state::State;

/// Heuristic of the greedy bot's evaluation.
pub struct ByHand;

/// Lead in points over another seat that counts as three quarters of a victory, at the end and for each hand left.
const CLEAR_LEAD: [f32; 2] = [1.0, 3.5];

impl Heuristic<TheCouncil> for ByHand {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        glances(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        aims.extend_from_slice(actions);
    }

    fn reopened(&self, state: State) -> State {
        state.reopened()
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let (table, time) = weighed(state);
        let [least, each] = CLEAR_LEAD;
        outlooks(&table, least + each * time.hands, || worths(&table, time))
    }

    fn horizon(&self, from: &State) -> Option<u32> {
        Some(horizon(from))
    }

    fn progress(&self, state: &State) -> u32 {
        events_over(state.table())
    }
}
