//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::daily::{day_of, place};
use crate::archive::{Glance, Glanced};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::rules::setup::Setup;
use crate::games::the_council::rules::state::{PublicState, State};
use crate::record::Match;
use crate::rules::Game;

/// Returns the points of each seat of a match by cause; nothing if it can't be played or is not over.
pub fn causes(record: &Match<TheCouncil>) -> Vec<(Cause, Vec<u16>)> {
    let last = record.replay(|_, _| {}).ok();
    let Some(last) = last.filter(|last| TheCouncil::decider(last).is_none()) else {
        return Vec::new();
    };
    let scores = Standing::of(last.table()).scores;
    let points = |cause| scores.iter().map(|score| score.of(cause)).collect();
    Cause::ALL.map(|cause| (cause, points(cause))).to_vec()
}

impl Glanced for TheCouncil {
    fn glance(record: &Match<TheCouncil>, state: &State) -> Glance {
        let table = state.table();
        let standing = Standing::of(table);
        let decider = TheCouncil::decider(state);
        Glance {
            round: table.hand.into(),
            decider,
            winners: TheCouncil::winners(state).unwrap_or_default(),
            points: table.each_seat().map(|seat| standing.total(seat)).collect(),
            day: day_of(record),
            place: decider.is_none().then(|| place(&standing.places)),
            assisted: record.assisted,
            picture: Small::of(table).write(),
        }
    }

    /// The numbers of players take turns.
    fn setup_of_the_day(number: u32) -> (Setup, u8) {
        let choices = TheCouncil::SEATS.count() as u32;
        let players = TheCouncil::SEATS.start() + (number % choices) as u8;
        (Setup { players }, players)
    }
}

/// Content of the small picture of a table: the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    /// Ranks of the empire.
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
