//! A kept match at a glance: whose turn it is, how it stands, who won.

use serde::{Deserialize, Serialize};

use super::daily;
use crate::archive::{Glance, Glanced};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{City, CitySet, Sides};
use crate::games::council_of_4::rules::scoring::{Score, scores};
use crate::games::council_of_4::rules::state::{PublicState, State};
use crate::games::council_of_4::rules::view::View;
use crate::record::Match;
use crate::rules::{Game, Seat};

/// A match as anybody may see it, after its last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What lies open.
    pub view: View,
    /// Who must decide; none once it is over.
    pub decider: Option<Seat>,
    /// Who won; nobody before it is over.
    pub winners: Vec<Seat>,
}

impl Standing {
    /// What lies in a state.
    pub fn of(state: &State) -> Standing {
        Standing {
            view: CouncilOf4::view(state, None),
            decider: CouncilOf4::decider(state),
            winners: CouncilOf4::winners(state).unwrap_or_default(),
        }
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

impl Glanced for CouncilOf4 {
    fn glance(record: &Match<CouncilOf4>, state: &State) -> Glance {
        let standing = Standing::of(state);
        Glance {
            round: standing.view.table.round(),
            decider: standing.decider,
            points: standing.points(),
            day: daily::day_of(record),
            place: standing.is_over().then(|| daily::place(&standing)),
            assisted: record.assisted,
            picture: Small::of(&standing.view.table).write(),
            winners: standing.winners,
        }
    }
}

/// What the small picture of a table shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    /// The board.
    pub sides: Sides,
    /// Where the queen is.
    pub queen: City,
    /// Where each seat has merchants, in the order of sitting.
    pub merchants: Vec<CitySet>,
    /// Where there are neutral ones.
    pub neutral: CitySet,
}

impl Small {
    /// The picture of a table.
    pub fn of(table: &PublicState) -> Small {
        Small {
            sides: table.sides,
            queen: table.queen,
            merchants: table.each_seat().map(|seat| table.player(seat).merchants).collect(),
            neutral: table.neutral,
        }
    }

    /// The picture as text.
    pub fn write(&self) -> String {
        // No map has keys but strings, so this can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a picture; none if the text is none.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
