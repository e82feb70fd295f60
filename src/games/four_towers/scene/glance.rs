//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::daily::day_of;
use crate::archive::{Glance, Glanced, places};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::state::{PublicState, State};
use crate::record::Match;
use crate::rules::Game;
use crate::scene::Shown;
use crate::vocabulary::Vocabulary;

/// Returns the points of each seat by cause, as the game ends.
fn causes(standing: &Standing) -> Vec<(String, Vec<u16>)> {
    let points = |cause| standing.scores.iter().map(|score| score.of(cause)).collect();
    Cause::ALL.map(|cause| (cause.key().to_owned(), points(cause))).to_vec()
}

impl Glanced for FourTowers {
    fn glance(record: &Match<FourTowers>, state: &State) -> Glance {
        let table = state.table();
        let standing = Standing::of(table);
        let decider = FourTowers::decider(state);
        let is_over = decider.is_none();
        Glance {
            round: FourTowers::round(&FourTowers::view(state, None)),
            decider,
            winners: FourTowers::winners(state).unwrap_or_default(),
            points: table.each_seat().map(|seat| standing.total(seat)).collect(),
            day: day_of(record),
            places: if is_over { places(&standing.places) } else { Vec::new() },
            causes: if is_over { causes(&standing) } else { Vec::new() },
            assisted: record.assisted,
            picture: Small::of(table).write(),
        }
    }
}

/// Content of the small picture of a table: the towers, the City and the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    pub lords: [u8; Clan::COUNT],
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
