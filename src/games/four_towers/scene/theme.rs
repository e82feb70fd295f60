//! What a puzzle is about.

use crate::games::four_towers::bots::motive::{Motive, Purpose};
use crate::games::four_towers::rules::components::Trade;
use crate::games::four_towers::rules::{Action, Event, PublicState};
use crate::vocabulary;

vocabulary! {
    /// What a puzzle is about: what its best turn does, else what it is good for.
    pub enum Theme {
        /// A champion that comes.
        Champion = "champion",
        /// Mercenaries that double the track.
        Doubling = "doubling",
        /// The most mountaineers.
        Majority = "majority",
        /// A mercenary or a mountaineer that is given up.
        Sacrifice = "sacrifice",
        /// A marker of others that falls.
        Fall = "fall",
        /// Many villages that expand one after another.
        Cascade = "cascade",
        /// A lord that is made.
        Lord = "lord",
        /// Mercenaries, merchants and mountaineers to assign.
        Trade = "trade",
        /// Followers of a clan.
        Followers = "followers",
        /// The own marker on the track.
        Influence = "influence",
    }
}

/// Fewest villages that expand in what is called a cascade.
const CASCADE: usize = 4;

impl Theme {
    /// Returns what a turn at a table is about, from its actions and the reasons for it, strongest first.
    pub fn of(table: &PublicState, turn: &[Action], motives: &[Motive]) -> Theme {
        let (own, mut table) = (table.active(), *table);
        let mut events = Vec::new();
        for &action in turn {
            match table.foresee(action, |event| events.push(event)) {
                Ok(after) => table = after,
                // Which champion has turned up is not known.
                Err(_) => break,
            }
        }
        let happens =
            |what: &dyn Fn(&Event) -> bool| events.iter().filter(|event| what(event)).count();
        let first = motives.first().map(|motive| motive.purpose);
        let is_given_up = |event: &Event| {
            matches!(event, Event::GivenUp { trade: Trade::Mercenary | Trade::Mountaineer, .. })
        };
        if happens(&|event| matches!(event, Event::ChampionHired { .. })) > 0 {
            Theme::Champion
        } else if happens(&|event| matches!(event, Event::Doubled { .. })) > 0 {
            Theme::Doubling
        } else if matches!(first, Some(Purpose::Majority | Purpose::NearMajority)) {
            Theme::Majority
        } else if happens(&is_given_up) > 0 {
            Theme::Sacrifice
        } else if happens(&|event| matches!(event, Event::Fell { seat, .. } if *seat != own)) > 0 {
            Theme::Fall
        } else if happens(&|event| matches!(event, Event::Expanded { .. })) >= CASCADE {
            Theme::Cascade
        } else if happens(&|event| matches!(event, Event::LordMade { .. })) > 0 {
            Theme::Lord
        } else {
            match first {
                Some(
                    Purpose::Followers(_)
                    | Purpose::Recruits(..)
                    | Purpose::Lords(..)
                    | Purpose::Outward(_),
                ) => Theme::Followers,
                Some(Purpose::Influence) => Theme::Influence,
                _ => Theme::Trade,
            }
        }
    }
}
