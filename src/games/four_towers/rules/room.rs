//! Room on a player's mats, for all clans at once.

use super::clans::Clans;
use super::components::{Clan, FOLLOWERS, MERCENARIES, MOUNTAINEER_SPACES, Space, Trade};
use super::mats::Player;

/// Which kinds of spaces take peasants of which clans: a bit for each kind of space, clan by clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room(u16);

/// The clans that each space for mountaineers takes; none after the last.
const CLIMBERS: [Clans; MOUNTAINEER_SPACES.len() + 1] = {
    let mut clans = [Clans::NONE; MOUNTAINEER_SPACES.len() + 1];
    let mut at = 0;
    while at < MOUNTAINEER_SPACES.len() {
        let [one, other] = MOUNTAINEER_SPACES[at];
        clans[at] = Clans::one(one).with(other);
        at += 1;
    }
    clans
};

impl Room {
    /// Returns what [`Player::takes`] says of every space and clan.
    pub(super) fn of(player: &Player) -> Room {
        const { assert!(FOLLOWERS == Clans::MOST) };
        let all_or_none = |are_taken: bool| if are_taken { Clans::EACH } else { Clans::NONE };
        let merchants = player.merchants;
        let has_white = merchants == merchants.each();
        let row = usize::from(player.mountaineers.len());
        let takes = |space: Space| match space {
            Space::Follower => player.followers.each_below_most(),
            Space::Of(Trade::Mercenary) => all_or_none(player.mercenaries.len() < MERCENARIES),
            Space::Of(Trade::Merchant) if has_white => Clans::EACH,
            Space::Of(Trade::Merchant) => merchants.each_missing(),
            Space::Of(Trade::Mountaineer) => CLIMBERS.get(row).copied().unwrap_or_default(),
        };
        let room = Space::ALL.into_iter().enumerate();
        Room(room.fold(0, |room, (at, space)| room | takes(space).bits() << at))
    }

    /// Returns the room for some clans alone.
    pub(super) const fn for_those_in(self, clans: Clans) -> Room {
        Room(self.0 & (clans.each().bits() * ((1 << Space::COUNT) - 1)))
    }

    /// Returns the room for a clan, a bit for each kind of space.
    pub(super) const fn of_clan(self, clan: Clan) -> u16 {
        self.0 >> (clan.index() * Space::COUNT) & ((1 << Space::COUNT) - 1)
    }

    /// Returns all of it as bits.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }
}
