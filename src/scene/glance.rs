//! A kept match at a glance: whose turn it is, how it stands, who won.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::scoring::{Score, scores};
use crate::games::council_of_4::view::View;
use crate::games::{Game, Seat};
use crate::record::{Controller, Match};

/// A match as anybody may see it, after its last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// What lies open.
    pub view: View,
    /// Who must decide; none once it is over.
    pub decider: Option<Seat>,
    /// Who won; nobody before it is over.
    pub winners: Vec<Seat>,
}

impl Glance {
    /// Plays a match and looks at what lies there; none if it can't begin.
    pub fn of(record: &Match<CouncilOf4>) -> Option<Glance> {
        let state = record.replay(|_, _| {}).ok()?;
        Some(Glance {
            view: CouncilOf4::view(&state, None),
            decider: CouncilOf4::decider(&state),
            winners: CouncilOf4::winners(&state).unwrap_or_default(),
        })
    }

    /// Whether the match is over.
    pub const fn is_over(&self) -> bool {
        self.decider.is_none()
    }

    /// The VP of every seat, in the order of sitting: those that are shown, at the end all.
    pub fn points(&self) -> Vec<u16> {
        let table = &self.view.table;
        if self.is_over() {
            scores(table, self.view.hand_sizes).iter().map(Score::total).collect()
        } else {
            table.each_seat().map(|seat| table.vp(seat)).collect()
        }
    }
}

/// How many persons and how many bots sit at a table.
pub fn company(record: &Match<CouncilOf4>) -> (usize, usize) {
    let persons = record.persons();
    let is_bot = |controller| matches!(controller, Controller::Bot(_));
    (persons, record.seats.iter().filter(|seat| is_bot(seat.controller)).count())
}
