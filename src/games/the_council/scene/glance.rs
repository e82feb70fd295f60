//! Saved match at a glance: whose turn it is, the points, the winners.

use serde::{Deserialize, Serialize};

use super::standing::Standing;
use crate::archive::{Glanced, Short};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::chips::Ranks;
use crate::games::the_council::rules::{Cause, Event, PublicState, View};
use crate::rules::Seat;

impl Glanced for TheCouncil {
    const LINKS: &[u16] = &[170, 280, 350];
    const SHORT_DAILY: Option<Short> = Some(Short { players: 3, rounds: 1 });
    const MASTERS: &[&[u16]] = &[&[8, 3, 2], &[8, 3, 2], &[8, 3, 2]];

    fn round(view: &View) -> u16 {
        view.table.hand.into()
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

    /// The highest rank in any suit.
    fn feats<'a>(events: impl Iterator<Item = &'a Event>, seats: usize) -> Vec<u16> {
        let mut feats = vec![0; seats];
        for event in events {
            if let Event::Crowned { seat, rank: Some(rank), .. }
            | Event::RankGained { seat, rank: Some(rank), .. } = *event
                && let Some(feat) = feats.get_mut(seat.index())
            {
                *feat = u16::from(rank).max(*feat);
            }
        }
        feats
    }

    fn sketch(view: &View) -> String {
        // Its maps have strings as keys, so this can't fail.
        serde_json::to_string(&Small::of(&view.table)).unwrap_or_default()
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

    /// Reads a picture, or returns `None` if the text is not one.
    pub fn read(text: &str) -> Option<Small> {
        serde_json::from_str(text).ok()
    }
}
