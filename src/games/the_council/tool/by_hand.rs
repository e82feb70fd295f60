//! The greedy bot's evaluation in place of learned weights, to compare them.

use crate::games::the_council::bots::heuristic::Evaluation;
use crate::games::the_council::bots::worth::{Time, worths};
use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::components::MOST_PLAYERS;

/// The evaluation of the greedy bot.
pub struct ByHand;

/// Lead in points over another seat that counts as three quarters of a victory, at the end and for each hand left.
const CLEAR_LEAD: [f32; 2] = [1.0, 3.5];

impl Evaluation for ByHand {
    fn points(&self, table: &PublicState, time: Time) -> [f32; MOST_PLAYERS] {
        worths(table, time)
    }

    fn clear_lead(&self, _: &PublicState, time: Time) -> f32 {
        let [least, each] = CLEAR_LEAD;
        least + each * time.hands
    }
}
