//! The search's knowledge of Four Towers: promising actions, and expected results of positions.

use super::course::settled;
use super::prior::Situation;
use super::weights::Evaluation;
use crate::bots::outlook::{self, Outlooks};
use crate::bots::search::Heuristic;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::MOST_PLAYERS;
use crate::games::four_towers::rules::scoring::{score, winners};
use crate::games::four_towers::rules::state::State;

impl<E: Evaluation> Heuristic<FourTowers> for E {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        priors.clear();
        let table = state.table();
        Situation::new(table, self.weights(table)).rate(actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        // Of a purchase, only what is bought matters to others.
        let unpaid = |action: Action| match action {
            Action::Buy { slot, .. } => Action::Buy { slot, paid: Clans::NONE },
            action => action,
        };
        actions.dedup_by_key(|action| unpaid(*action));
        aims.extend(actions.iter().map(|&action| unpaid(action)));
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let table = settled(state.table());
        let seats = usize::from(table.seats());
        let clear = self.clear_lead(&table);
        if !table.is_over() {
            return outlook::outlooks(&self.points(&table)[..seats], clear, None);
        }
        let mut points = [0.0; MOST_PLAYERS];
        for seat in table.each_seat() {
            points[seat.index()] = f32::from(score(&table, seat).total());
        }
        outlook::of_the_end(&points[..seats], clear, winners(&table))
    }

    fn horizon(&self, from: &State) -> Option<u32> {
        // Once the player's own turn and one of each other player are over.
        Some(self.progress(from) + u32::from(from.table().seats()))
    }

    fn progress(&self, state: &State) -> u32 {
        u32::from(state.table().turn.number)
    }
}
