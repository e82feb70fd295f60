//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::daily::day_of;
use crate::archive::{Glance, Glanced, places};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::rules::state::{PublicState, State};
use crate::record::Match;
use crate::rules::Game;

/// Returns the points of each seat by cause, as the game ends.
fn causes(standing: &Standing) -> Vec<(String, Vec<u16>)> {
    let points = |cause| standing.scores.iter().map(|score| score.of(cause)).collect();
    Cause::ALL.map(|cause| (cause.key().to_owned(), points(cause))).to_vec()
}

impl Glanced for TheCouncil {
    fn glance(record: &Match<TheCouncil>, state: &State) -> Glance {
        let table = state.table();
        let standing = Standing::of(table);
        let decider = TheCouncil::decider(state);
        let is_over = decider.is_none();
        Glance {
            round: table.hand.into(),
            decider,
            winners: TheCouncil::winners(state).unwrap_or_default(),
            points: table.each_seat().map(|seat| standing.total(seat)).collect(),
            day: day_of(record),
            places: if is_over { places(&standing.places) } else { Vec::new() },
            causes: if is_over { causes(&standing) } else { Vec::new() },
            assisted: record.assisted,
            picture: Small::of(table).write(),
        }
    }
}

/// Content of the small picture of a table: the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    pub empire: Ranks,
    /// Ranks of each seat, in seating order.
    pub ranks: Vec<Ranks>,
}

impl Small {
    /// Returns the picture of a table.
    pub fn of(table: &PublicState) -> Small {
        let ranks = table.players().iter().map(|player| player.ranks);
        Small { empire: table.empire, ranks: ranks.collect() }
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
