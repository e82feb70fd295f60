//! The greedy bot's evaluation in place of learned weights, to compare them.

use crate::games::four_towers::bots::weights::Evaluation;
use crate::games::four_towers::bots::weights::{Weights, left, weights};
use crate::games::four_towers::bots::worth::totals;
use crate::games::four_towers::rules::PublicState;
use crate::games::four_towers::rules::components::MOST_PLAYERS;

/// The evaluation of the greedy bot.
pub struct ByHand;

/// Lead in points over another seat that counts as three quarters of a victory: at the end, and more at the start.
const CLEAR_LEAD: [f32; 2] = [3.0, 12.0];

impl Evaluation for ByHand {
    fn points(&self, table: &PublicState) -> [f32; MOST_PLAYERS] {
        totals(table)
    }

    fn weights(&self, table: &PublicState) -> &Weights {
        weights(table.seats())
    }

    fn clear_lead(&self, table: &PublicState) -> f32 {
        let [late, early] = CLEAR_LEAD;
        late + (early - late) * left(table)
    }
}
