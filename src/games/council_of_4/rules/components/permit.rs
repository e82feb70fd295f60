//! The business permit tiles, as they are printed.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::Bonus::{self, Cards, Coins, MainAction, Nobility, Servants, Vp};
use super::City::{A, B, C, D, E, F, G, H, I, J, K, L, M, N, O};
use super::PERMITS_PER_REGION;
use super::{City, CitySet, Region};
use crate::numbered::Numbered;

/// A business permit tile, named by region and number: `C01` to `M15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Permit(NonZeroU8);

impl Permit {
    /// Number of permits.
    pub const COUNT: usize = PERMITS.len();

    /// Returns every permit, by region, then by number.
    pub fn all() -> impl Iterator<Item = Permit> + Clone {
        (0..PERMITS.len() as u8).filter_map(Permit::at)
    }

    /// Returns the permit at a position among all; one-based inside, so that `Option<Permit>` is a byte.
    pub(in crate::games::council_of_4::rules) const fn at(index: u8) -> Option<Permit> {
        match NonZeroU8::new(index + 1) {
            Some(number) if (index as usize) < PERMITS.len() => Some(Permit(number)),
            _ => None,
        }
    }

    /// Returns the `number`-th permit of a region, counted from 0; `None` from 15 on.
    pub const fn of(region: Region, number: u8) -> Option<Permit> {
        if number < PERMITS_PER_REGION {
            Permit::at(region as u8 * PERMITS_PER_REGION + number)
        } else {
            None
        }
    }

    /// Returns the permit of an id such as `H05`.
    pub fn from_id(id: &str) -> Option<Permit> {
        Permit::all().find(|permit| permit.to_string() == id)
    }

    /// Returns the position among all permits, 0-44.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the position within its region, 0-14.
    pub const fn number(self) -> u8 {
        self.index() as u8 % PERMITS_PER_REGION
    }

    /// Returns the region whose deck the permit belongs to.
    pub const fn region(self) -> Region {
        Region::ALL[self.index() / PERMITS_PER_REGION as usize]
    }

    /// Returns the cities in which the permit allows placing a merchant.
    pub const fn cities(self) -> CitySet {
        PERMIT_CITIES[self.index()]
    }

    /// Returns the bonuses, in printed order.
    pub const fn bonuses(self) -> &'static [Bonus] {
        PERMITS[self.index()].1
    }
}

impl Numbered for Permit {
    const COUNT: u32 = PERMITS.len() as u32;

    fn number(self) -> u32 {
        self.index() as u32
    }

    fn from_number(number: u32) -> Option<Permit> {
        Permit::all().nth(number as usize)
    }
}

impl fmt::Display for Permit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let region = match self.region() {
            Region::Coast => 'C',
            Region::Hills => 'H',
            Region::Mountains => 'M',
        };
        write!(f, "{region}{:02}", self.number() + 1)
    }
}

impl From<Permit> for u8 {
    fn from(permit: Permit) -> u8 {
        permit.index() as u8
    }
}

impl TryFrom<u8> for Permit {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Permit, &'static str> {
        // One less than the largest byte leaves room for counting from one.
        Permit::at(index.min(u8::MAX - 1)).ok_or("no such permit")
    }
}

const PERMITS: [(&[City], &[Bonus]); 45] = [
    (&[A], &[Vp(4), Coins(3)]),
    (&[B], &[Cards(3), Servants(1)]),
    (&[C], &[Servants(2), Coins(3)]),
    (&[D], &[Vp(7)]),
    (&[E], &[MainAction, Coins(2)]),
    (&[A, B], &[Coins(3), Cards(1)]),
    (&[A, E], &[Nobility(2)]),
    (&[B, C], &[Vp(3), Coins(3)]),
    (&[C, D], &[Vp(3), Servants(1)]),
    (&[D, E], &[Vp(3), Servants(1)]),
    (&[A, B, C], &[Servants(2)]),
    (&[A, B, E], &[Coins(3)]),
    (&[A, D, E], &[Coins(1), Vp(2)]),
    (&[B, C, D], &[Servants(1), Vp(1)]),
    (&[C, D, E], &[Cards(1), Nobility(1)]),
    (&[F], &[Cards(2), Coins(4)]),
    (&[G], &[Servants(2), Vp(2), Nobility(1)]),
    (&[H], &[Servants(4)]),
    (&[I], &[Cards(2), Servants(2)]),
    (&[J], &[MainAction, Vp(2)]),
    (&[F, G], &[Coins(5)]),
    (&[F, J], &[Servants(2), Coins(1)]),
    (&[G, H], &[Servants(3)]),
    (&[H, I], &[Vp(5)]),
    (&[I, J], &[Cards(2), Nobility(1)]),
    (&[F, G, H], &[Nobility(1), Coins(1)]),
    (&[F, G, J], &[Coins(2), Vp(1)]),
    (&[F, I, J], &[Servants(1), Nobility(1)]),
    (&[G, H, I], &[Cards(1), Servants(1)]),
    (&[H, I, J], &[Cards(2)]),
    (&[K], &[Cards(4)]),
    (&[L], &[Coins(1), Servants(3)]),
    (&[M], &[Vp(5), Nobility(1)]),
    (&[N], &[Coins(7)]),
    (&[O], &[Cards(3), Nobility(1)]),
    (&[K, L], &[Cards(1), Servants(2)]),
    (&[K, O], &[Cards(2), Nobility(1)]),
    (&[L, M], &[Cards(3)]),
    (&[M, N], &[MainAction]),
    (&[N, O], &[Vp(2), Cards(2)]),
    (&[K, L, M], &[Servants(1), Coins(1)]),
    (&[K, L, O], &[Cards(1), Coins(1)]),
    (&[K, N, O], &[Cards(1), Vp(1)]),
    (&[L, M, N], &[Vp(3)]),
    (&[M, N, O], &[Nobility(1), Vp(1)]),
];

/// The cities of each permit as a set.
static PERMIT_CITIES: [CitySet; Permit::COUNT] = {
    let mut sets = [CitySet::EMPTY; Permit::COUNT];
    let mut permit = 0;
    while permit < sets.len() {
        let cities = PERMITS[permit].0;
        let mut at = 0;
        while at < cities.len() {
            sets[permit] = sets[permit].with(cities[at]);
            at += 1;
        }
        permit += 1;
    }
    sets
};
