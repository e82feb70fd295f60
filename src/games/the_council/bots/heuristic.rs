//! The search's knowledge of The Council: promising actions, and expected results of positions.

use super::greedy::ended;
use super::prior::Situation;
use super::worth::Time;
use crate::bots::outlook::{self, Outlooks};
use crate::bots::search::Heuristic;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::MOST_PLAYERS;
use crate::games::the_council::rules::scoring::{score, winners};
use crate::games::the_council::rules::{Action, CardSet, Decision, PublicState, State};

/// What a table is worth that is not amid an event.
pub trait Evaluation {
    /// Returns the points to expect for each seat at the end, by seat.
    fn points(&self, table: &PublicState, time: Time) -> [f32; MOST_PLAYERS];

    /// Returns the lead in points over another seat that counts as three quarters of a victory.
    fn clear_lead(&self, table: &PublicState, time: Time) -> f32;
}

impl<E: Evaluation> Heuristic<TheCouncil> for E {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        priors.clear();
        let table = state.table();
        if let Some(seat) = table.decision.seat() {
            let glance = Situation::new(table, seat);
            priors.extend(actions.iter().map(|&action| glance.prior(action)));
        }
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        // What is bid is seen, and what is committed decides: no two actions are the same.
        aims.extend_from_slice(actions);
    }

    fn reopened(&self, state: State) -> State {
        state.reopened()
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let (table, time) = weighed(state);
        let seats = usize::from(table.seats());
        if table.decision != Decision::Over {
            let clear = self.clear_lead(&table, time);
            return outlook::outlooks(&self.points(&table, time)[..seats], clear, None);
        }
        let mut points = [0.0; MOST_PLAYERS];
        for seat in table.each_seat() {
            points[seat.index()] = f32::from(score(&table, seat).total());
        }
        // A lead is certain now: this is only how much its size counts.
        let clear = self.clear_lead(&table, time);
        outlook::of_the_end(&points[..seats], clear, winners(&table))
    }

    fn horizon(&self, from: &State) -> Option<u32> {
        // A draft and an event are weighed once they are over.
        Some(self.progress(from) + 1)
    }

    fn progress(&self, state: &State) -> u32 {
        events_over(state.table())
    }
}

/// Returns the number of events that are over in the whole game, with one for each draft.
pub(crate) fn events_over(table: &PublicState) -> u32 {
    let each = u32::from(table.events_due()) + 1;
    let drafted = u32::from(!matches!(table.decision, Decision::Draft(_)));
    u32::from(table.hand.saturating_sub(1)) * each + drafted + table.resolved() as u32
}

/// Returns the table to weigh, and the time that it has: an event begun is ended as it stands.
pub(crate) fn weighed(state: &State) -> (PublicState, Time) {
    let table = state.table();
    let has_begun = match table.decision {
        Decision::Bid(seat) => seat != table.opener,
        Decision::Commit(_) => true,
        Decision::Draft(_) | Decision::Over => false,
    };
    if has_begun {
        let revealed = table.each_seat().map(|seat| state.secret(seat));
        ended(*table, revealed.fold(CardSet::EMPTY, CardSet::or))
    } else {
        (*table, Time::before(table))
    }
}
