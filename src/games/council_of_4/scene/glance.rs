//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::daily;
use crate::archive::daily::day_of;
use crate::archive::{Glance, Glanced, places};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{Board, City, CitySet};
use crate::games::council_of_4::rules::scoring::{Cause, Score, ranking, scores};
use crate::games::council_of_4::rules::setup::Setup;
use crate::games::council_of_4::rules::state::{PublicState, State};
use crate::games::council_of_4::rules::view::View;
use crate::record::Match;
use crate::rules::{Game, Seat};

/// Public view of a match after its last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// View of an onlooker.
    pub view: View,
    /// Seat that must decide; `None` once the match is over.
    pub decider: Option<Seat>,
    /// Winners; empty before the match is over.
    pub winners: Vec<Seat>,
}

impl Standing {
    /// Returns the standing of a state.
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

    /// Returns the seats from best to worst, grouped by shared place.
    fn ranking(&self) -> Vec<Vec<Seat>> {
        ranking(&scores(&self.view.table, self.view.hand_sizes))
    }

    /// Returns the VP of each seat by cause, as the game ends.
    fn causes(&self) -> Vec<(String, Vec<u16>)> {
        let sheets = scores(&self.view.table, self.view.hand_sizes);
        let points = |cause| sheets.iter().map(|sheet| sheet.of(cause)).collect();
        Cause::ALL.map(|cause| (cause.key().to_owned(), points(cause))).to_vec()
    }

    /// Returns every seat's VP, in seating order: those shown during play, all of them at the end.
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
        let is_over = standing.is_over();
        Glance {
            round: standing.view.table.round(),
            decider: standing.decider,
            points: standing.points(),
            day: day_of(record),
            places: if is_over { places(&standing.ranking()) } else { Vec::new() },
            causes: if is_over { standing.causes() } else { Vec::new() },
            assisted: record.assisted,
            picture: Small::of(&standing.view.table).write(),
            winners: standing.winners,
        }
    }

    fn setup_of_the_day(number: u32) -> (Setup, u8) {
        let setup = daily::setup(number);
        let players = setup.players;
        (setup, players)
    }
}

/// Content of the small picture of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    #[serde(rename = "sides")]
    pub board: Board,
    pub queen: City,
    /// Cities where each seat has merchants, in seating order.
    pub merchants: Vec<CitySet>,
    /// Cities with neutral merchants.
    pub neutral: CitySet,
}

impl Small {
    /// Returns the picture of a table.
    pub fn of(table: &PublicState) -> Small {
        Small {
            board: table.board,
            queen: table.queen,
            merchants: table.each_seat().map(|seat| table.player(seat).merchants).collect(),
            neutral: table.neutral,
        }
    }

    /// Returns the picture as text.
    pub fn write(&self) -> String {
        // All maps have strings as keys, so this can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a picture, or returns `None` if the text is not one.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
