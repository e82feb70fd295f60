//! The peasants on the map.

use serde::{Deserialize, Serialize};

use super::clans::Clans;
use super::components::{Clan, EXPANDS, HOMES, Village};
use super::villages::Villages;

/// The peasants of every village. What is asked of all villages at once is kept as sets of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[Clans; Village::COUNT]", into = "[Clans; Village::COUNT]")]
pub struct Land {
    /// The villages with a peasant of each clan.
    with: [Villages; Clan::COUNT],
    /// Those with one peasant.
    single: Villages,
    /// Those with two.
    pairs: Villages,
    /// Those with three or more.
    bursting: Villages,
    peasants: [Clans; Village::COUNT],
}

impl Land {
    /// A peasant on each home.
    pub(super) fn at_the_start() -> Land {
        let mut land = Land::default();
        for clan in Clan::ALL {
            land.add(HOMES[clan.index()], clan);
        }
        land
    }

    /// Returns the peasants of a village.
    pub const fn at(&self, village: Village) -> Clans {
        self.peasants[village.index()]
    }

    /// Returns the villages with a peasant of the clan.
    pub const fn with(&self, clan: Clan) -> Villages {
        self.with[clan.index()]
    }

    /// Returns the villages with exactly one peasant.
    pub const fn single(&self) -> Villages {
        self.single
    }

    /// Returns the villages that must expand.
    pub const fn bursting(&self) -> Villages {
        self.bursting
    }

    /// Returns the villages where a peasant of the clan may be placed: with one peasant, or with two of which one has
    /// its colour (R5).
    pub const fn open_to(&self, clan: Clan) -> Villages {
        self.single.or(self.pairs.and(self.with(clan)))
    }

    /// Whether there is no peasant.
    pub const fn is_empty(&self) -> bool {
        self.single.or(self.pairs).or(self.bursting).is_empty()
    }

    /// Returns the number of peasants of a clan.
    pub fn count(&self, clan: Clan) -> u8 {
        self.peasants.iter().map(|peasants| peasants.of(clan)).sum()
    }

    /// Adds a peasant.
    pub(super) const fn add(&mut self, village: Village, clan: Clan) {
        self.peasants[village.index()].add(clan);
        self.with[clan.index()].insert(village);
        self.sort(village);
    }

    /// Removes a peasant.
    pub(super) const fn remove(&mut self, village: Village, clan: Clan) {
        self.peasants[village.index()].remove(clan);
        self.with[clan.index()].put(village, self.at(village).contains(clan));
        self.sort(village);
    }

    /// Removes three peasants at once.
    pub(super) fn send_off(&mut self, village: Village, clans: [Clan; 3]) {
        let place = &mut self.peasants[village.index()];
        for clan in clans {
            place.remove(clan);
        }
        for clan in clans {
            self.with[clan.index()].put(village, self.at(village).contains(clan));
        }
        self.sort(village);
    }

    const fn sort(&mut self, village: Village) {
        let total = self.at(village).total();
        self.single.put(village, total == 1);
        self.pairs.put(village, total == 2);
        self.bursting.put(village, total >= EXPANDS);
    }
}

impl From<[Clans; Village::COUNT]> for Land {
    fn from(peasants: [Clans; Village::COUNT]) -> Land {
        let mut land = Land { peasants, ..Land::default() };
        for village in Village::ALL {
            for clan in peasants[village.index()].kinds() {
                land.with[clan.index()].insert(village);
            }
            land.sort(village);
        }
        land
    }
}

impl From<Land> for [Clans; Village::COUNT] {
    fn from(land: Land) -> [Clans; Village::COUNT] {
        land.peasants
    }
}
