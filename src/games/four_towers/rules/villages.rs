//! Sets of villages.

use super::components::{Clan, HOMES, LineEnd, Ring, Village, WAYS};

/// A set of villages, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Villages(u32);

/// The villages of each ring.
const OF_RINGS: [Villages; Ring::ALL.len()] = {
    let mut rings = [Villages::EMPTY; Ring::ALL.len()];
    let mut at = 0;
    while at < Village::COUNT {
        let village = Village::ALL[at];
        rings[village.ring() as usize].insert(village);
        at += 1;
    }
    rings
};

/// The villages at the other ends of the lines of each.
const NEIGHBOURS: [Villages; Village::COUNT] = {
    let mut neighbours = [Villages::EMPTY; Village::COUNT];
    let mut at = 0;
    while at < Village::COUNT {
        let lines = Village::ALL[at].lines();
        let mut line = 0;
        while line < lines.len() {
            if let LineEnd::Village(village) = lines[line] {
                neighbours[at].insert(village);
            }
            line += 1;
        }
        at += 1;
    }
    neighbours
};

/// The places in [`WAYS`] that begin at each village, a bit each.
const WAYS_FROM: [u64; Village::COUNT] = {
    let mut from = [0; Village::COUNT];
    let mut way = 0;
    while way < WAYS.len() {
        from[WAYS[way][0] as usize] |= 1 << way;
        way += 1;
    }
    from
};

/// The ways that peasants climb, from the valleys to the hills and on to the mountains, as bits.
pub(super) const UPWARDS: u64 = {
    let (mut upwards, mut way) = (0, 0);
    while way < WAYS.len() {
        let [from, to] = WAYS[way];
        let is_climb = matches!(
            (from.ring(), to.ring()),
            (Ring::Valley, Ring::Hill) | (Ring::Hill, Ring::Mountain)
        );
        upwards |= (is_climb as u64) << way;
        way += 1;
    }
    upwards
};

impl Villages {
    /// No village.
    pub const EMPTY: Villages = Villages(0);
    /// The homes.
    pub const HOMES: Villages = {
        let mut homes = Villages::EMPTY;
        let mut clan = 0;
        while clan < Clan::COUNT {
            homes.insert(HOMES[clan]);
            clan += 1;
        }
        homes
    };

    /// Returns the villages of a ring.
    pub const fn of(ring: Ring) -> Villages {
        OF_RINGS[ring as usize]
    }

    /// Returns the villages joined to one by a line.
    pub const fn next_to(village: Village) -> Villages {
        NEIGHBOURS[village.index()]
    }

    /// Returns the set as bits, in the order of the villages.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of villages.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the village is in the set.
    pub const fn contains(self, village: Village) -> bool {
        self.0 & 1 << village as u8 != 0
    }

    /// Adds a village.
    pub const fn insert(&mut self, village: Village) {
        self.0 |= 1 << village as u8;
    }

    /// Adds a village or removes it.
    pub(super) const fn put(&mut self, village: Village, is_in: bool) {
        self.0 = self.0 & !(1 << village as u8) | (is_in as u32) << village as u8;
    }

    /// Returns the villages in both sets.
    #[must_use]
    pub const fn and(self, other: Villages) -> Villages {
        Villages(self.0 & other.0)
    }

    /// Returns the villages in any of the sets.
    #[must_use]
    pub const fn or(self, other: Villages) -> Villages {
        Villages(self.0 | other.0)
    }

    /// Returns the first village.
    pub fn first(self) -> Option<Village> {
        Village::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// Returns the villages, in order.
    pub fn iter(self) -> impl Iterator<Item = Village> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(first)
        })
    }

    /// Returns the ways from these villages to others, as bits: places in [`WAYS`].
    pub(super) fn ways(self) -> u64 {
        self.iter().fold(0, |ways, village| ways | WAYS_FROM[village.index()])
    }
}

impl FromIterator<Village> for Villages {
    fn from_iter<I: IntoIterator<Item = Village>>(villages: I) -> Villages {
        let mut set = Villages::EMPTY;
        villages.into_iter().for_each(|village| set.insert(village));
        set
    }
}
