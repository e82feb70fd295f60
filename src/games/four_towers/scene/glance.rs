//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::daily::{day_of, place};
use crate::archive::{Glance, Glanced};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::state::{PublicState, State};
use crate::record::Match;
use crate::rules::Game;
use crate::scene::Shown;

/// Returns the points of each seat of a match by cause; nothing if it can't be played or is not over.
pub fn causes(record: &Match<FourTowers>) -> Vec<(Cause, Vec<u16>)> {
    let last = record.replay(|_, _| {}).ok();
    let Some(last) = last.filter(|last| FourTowers::decider(last).is_none()) else {
        return Vec::new();
    };
    let scores = Standing::of(last.table()).scores;
    let points = |cause| scores.iter().map(|score| score.of(cause)).collect();
    Cause::ALL.map(|cause| (cause, points(cause))).to_vec()
}

impl Glanced for FourTowers {
    fn glance(record: &Match<FourTowers>, state: &State) -> Glance {
        let table = state.table();
        let standing = Standing::of(table);
        let decider = FourTowers::decider(state);
        Glance {
            round: FourTowers::round(&FourTowers::view(state, None)),
            decider,
            winners: FourTowers::winners(state).unwrap_or_default(),
            points: table.each_seat().map(|seat| standing.total(seat)).collect(),
            day: day_of(record),
            place: decider.is_none().then(|| place(&standing.places)),
            assisted: record.assisted,
            picture: Small::of(table).write(),
        }
    }

    /// The numbers of players take turns.
    fn setup_of_the_day(number: u32) -> (Setup, u8) {
        let choices = FourTowers::SEATS.count() as u32;
        let players = FourTowers::SEATS.start() + (number % choices) as u8;
        (Setup { players }, players)
    }
}

/// Content of the small picture of a table: the towers, the City and the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    /// Lords of each clan.
    pub lords: [u8; Clan::COUNT],
    /// Demons of each clan.
    pub demons: [u8; Clan::COUNT],
    /// The space of each seat's marker, in seating order.
    pub steps: Vec<u8>,
}

impl Small {
    /// Returns the picture of a table.
    pub fn of(table: &PublicState) -> Small {
        Small {
            lords: Clan::ALL.map(|clan| table.lords.of(clan)),
            demons: Clan::ALL.map(|clan| table.demons.of(clan)),
            steps: table.players().iter().map(|player| player.step).collect(),
        }
    }

    /// Returns the picture as text.
    pub fn write(&self) -> String {
        // Numbers alone, so this can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a picture, or returns `None` if the text is not one.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
