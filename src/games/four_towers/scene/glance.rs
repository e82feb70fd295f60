//! Saved match at a glance: whose turn it is, the points, the winners.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::{Glanced, Short};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, turns};
use crate::games::four_towers::rules::{Cause, Event, PublicState, View};
use crate::rules::Seat;
use crate::vocabulary::Vocabulary;

impl Glanced for FourTowers {
    const LINKS: &[u16] = &[40, 48, 48];
    const SHORT_DAILY: Option<Short> = Some(Short { players: 2, rounds: 4 });
    const MASTERS: &[&[u16]] =
        &[&[21, 20, 6, 13, 1, 2, 8, 8], &[37, 15, 5, 11, 2, 5, 4, 3], &[17, 14, 8, 11, 0, 3, 2, 2]];

    fn round(view: &View) -> u16 {
        let table = &view.table;
        let turn = u16::from(table.turn.number).min(u16::from(turns(table.seats())) - 1);
        turn / u16::from(table.seats().max(1)) + 1
    }

    fn standings(view: &View) -> Vec<Vec<(Seat, u16)>> {
        let standing = Standing::of(&view.table);
        let with_total = |&seat: &Seat| (seat, standing.total(seat));
        standing.places.iter().map(|place| place.iter().map(with_total).collect()).collect()
    }

    fn causes(view: &View) -> Vec<(String, Vec<u16>)> {
        let scores = Standing::of(&view.table).scores;
        let points = |cause| scores.iter().map(|score| score.of(cause)).collect();
        Cause::ALL.map(|cause| (cause.key().to_owned(), points(cause))).to_vec()
    }

    /// The most villages that have expanded one after another.
    fn feats<'a>(events: impl Iterator<Item = &'a Event>, seats: usize) -> Vec<u16> {
        let (mut feats, mut cascade) = (vec![0; seats], 0);
        for event in events {
            match event {
                Event::Expanded { seat, .. } => {
                    cascade += 1;
                    if let Some(feat) = feats.get_mut(seat.index()) {
                        *feat = cascade.max(*feat);
                    }
                }
                // What pushes a peasant or a spirit into a village begins another.
                Event::Placed { .. }
                | Event::Moved { .. }
                | Event::Swapped { .. }
                | Event::Kindled { .. }
                | Event::Replaced { .. }
                | Event::TurnEnded { .. } => cascade = 0,
                _ => {}
            }
        }
        feats
    }

    fn sketch(view: &View) -> String {
        // Its maps have strings as keys, so this can't fail.
        serde_json::to_string(&Small::of(&view.table)).unwrap_or_default()
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
    /// Whether it was set up as printed.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub printed: bool,
}

impl Small {
    /// Returns the picture of a table.
    pub fn of(table: &PublicState) -> Small {
        Small {
            lords: Clan::ALL.map(|clan| table.lords.of(clan)),
            demons: Clan::ALL.map(|clan| table.demons.of(clan)),
            steps: table.players().iter().map(|player| player.step).collect(),
            printed: table.printed,
        }
    }

    /// Reads a picture, or returns `None` if the text is not one.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
