//! Gains of an entry of the log, drawn beside its sentence.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::Event;
use crate::games::four_towers::rules::components::{Clan, Space, Trade};
use crate::games::four_towers::rules::event::Spent;
use crate::rules::Seat;
use crate::session::Entry;

/// What the seat of an entry gained and lost by it; negative if lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    pub followers: [i8; Clan::COUNT],
    /// Mercenaries, merchants and mountaineers, by trade.
    pub trades: [i8; Trade::COUNT],
    /// Spaces of the track.
    pub steps: i8,
    /// Gems beside the champions.
    pub gems: i8,
}

impl From<&Entry<FourTowers>> for Gains {
    fn from(entry: &Entry<FourTowers>) -> Gains {
        Gains::of_seat(entry.seat, &entry.events)
    }
}

impl Gains {
    /// Returns what a seat gains and loses by events.
    pub fn of_seat(seat: Seat, events: &[Event]) -> Gains {
        let mut gains = Gains::default();
        events.iter().for_each(|event| gains.count(seat, event));
        gains
    }

    fn count(&mut self, own: Seat, event: &Event) {
        let is_own = |seat| seat == own;
        match *event {
            Event::Assigned { seat, clan, space } if is_own(seat) => self.add(space, clan, 1),
            Event::Recruited { seat, clan } if is_own(seat) => self.add(Space::Follower, clan, 1),
            Event::FollowerGiven { seat, clan } if is_own(seat) => {
                self.add(Space::Follower, clan, -1);
            }
            Event::Employed { seat, clan, trade, was_follower } if is_own(seat) => {
                self.add(Space::Of(trade), clan, 1);
                self.add(Space::Follower, clan, -i8::from(was_follower));
            }
            Event::ChampionHired { seat, paid, .. } if is_own(seat) => {
                paid.iter().for_each(|clan| self.add(Space::Follower, clan, -1));
            }
            Event::GivenUp { seat, trade, clan } if is_own(seat) => {
                self.add(Space::Of(trade), clan, -1);
            }
            Event::Rose { seat, .. } if is_own(seat) => self.steps += 1,
            Event::Fell { seat, .. } if is_own(seat) => self.steps -= 1,
            Event::GemWon { seat, .. } if is_own(seat) => self.gems += 1,
            Event::SkillUsed { seat, spent: Spent::LooseGem, .. } if is_own(seat) => self.gems -= 1,
            _ => {}
        }
    }

    fn add(&mut self, space: Space, clan: Clan, count: i8) {
        match space {
            Space::Follower => self.followers[clan.index()] += count,
            Space::Of(trade) => self.trades[trade.index()] += count,
        }
    }

    /// Whether there are none.
    pub fn is_none(&self) -> bool {
        *self == Gains::default()
    }
}
