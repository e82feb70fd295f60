//! The search's knowledge of The Council: promising actions, and expected results of positions.

use super::greedy::ended;
use super::prior::Situation;
use super::worth::{Time, worths};
use crate::bots::outlook::{self, Outlooks};
use crate::bots::search::Heuristic;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::components::MOST_PLAYERS;
use crate::games::the_council::rules::scoring::winners;
use crate::games::the_council::rules::state::{Decision, PublicState, State};
use crate::rules::Seat;

/// The search's heuristic, the same for every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement;

/// Lead in points over another seat that counts as three quarters of a victory, at the end and for each hand left.
const CLEAR_LEAD: [f32; 2] = [1.0, 3.5];

impl Heuristic<TheCouncil> for Judgement {
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

    fn outlooks(&self, state: &State) -> Outlooks {
        outlooks(state)
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
fn events_over(table: &PublicState) -> u32 {
    let each = u32::from(table.events_due()) + 1;
    let drafted = u32::from(!matches!(table.decision, Decision::Draft(_)));
    u32::from(table.hand.saturating_sub(1)) * each + drafted + table.resolved() as u32
}

/// Returns every seat's expected result; an event begun is ended as it stands.
fn outlooks(state: &State) -> Outlooks {
    let table = state.table();
    let has_begun = match table.decision {
        Decision::Bid(seat) => seat != table.opener,
        Decision::Commit(_) => true,
        Decision::Draft(_) | Decision::Over => false,
    };
    if has_begun {
        let revealed = table.each_seat().map(|seat| state.secret(seat));
        let (then, time) = ended(*table, revealed.fold(Default::default(), |all, set| all.or(set)));
        expect(&then, &worths(&then, time), time)
    } else {
        let time = Time::before(table);
        expect(table, &worths(table, time), time)
    }
}

fn expect(table: &PublicState, worths: &[f32; MOST_PLAYERS], time: Time) -> Outlooks {
    let [least, each] = CLEAR_LEAD;
    let before = (table.decision == Decision::Over).then(|| places(table, worths));
    let seats = usize::from(table.seats());
    let before = before.as_ref().map(|before| before.as_slice());
    outlook::outlooks(&worths[..seats], least + each * time.hands, before)
}

/// Returns how many seats are placed before each in a finished game with these points.
fn places(table: &PublicState, points: &[f32; MOST_PLAYERS]) -> [u8; MOST_PLAYERS] {
    let winners = winners(table);
    let mut places = [0; MOST_PLAYERS];
    for seat in table.each_seat() {
        let is_ahead = |&other: &Seat| {
            points[other.index()] > points[seat.index()]
                || winners.contains(other) && !winners.contains(seat)
        };
        places[seat.index()] = table.each_seat().filter(is_ahead).count() as u8;
    }
    places
}
