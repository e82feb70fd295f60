//! The fifteen cities, their regions and colours, and sets of cities.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use serde::{Deserialize, Serialize};

use crate::numbered::Numbered;
use crate::vocabulary;

/// A city, named by its letter; the order of the letters is the order of the rules.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Numbered,
)]
#[repr(u8)]
pub enum City {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
}

use City::{A, B, C, D, E, F, G, H, I, J, K, L, M, N, O};

impl City {
    /// Every city, in letter order.
    pub const ALL: [City; 15] = [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O];

    /// Returns the position in letter order, 0-14.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the capital letter that names the city everywhere.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// Returns the city of a capital letter, if there is one.
    pub fn from_letter(letter: char) -> Option<City> {
        City::ALL.into_iter().find(|city| city.letter() == letter)
    }

    /// Returns the printed name.
    pub const fn name(self) -> &'static str {
        match self {
            A => "Arkon",
            B => "Burgen",
            C => "Castrum",
            D => "Dorful",
            E => "Esti",
            F => "Framek",
            G => "Graden",
            H => "Hellar",
            I => "Indur",
            J => "Juvelar",
            K => "Kultos",
            L => "Lyram",
            M => "Merkatim",
            N => "Naris",
            O => "Osium",
        }
    }

    /// Returns the region of the city.
    pub const fn region(self) -> Region {
        match self {
            A | B | C | D | E => Region::Coast,
            F | G | H | I | J => Region::Hills,
            K | L | M | N | O => Region::Mountains,
        }
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

vocabulary! {
    /// One of the three regions, from left to right.
    #[repr(u8)]
    pub enum Region: json {
        Coast = "coast",
        Hills = "hills",
        Mountains = "mountains",
    }
}

impl Region {
    /// Returns the five cities of the region.
    pub const fn cities(self) -> CitySet {
        CitySet(0b11111 << (5 * self as u16))
    }
}

vocabulary! {
    /// The colour of a city. Each but royal has a reward tile.
    #[repr(u8)]
    pub enum CityColour: json {
        Gold = "gold",
        Silver = "silver",
        Bronze = "bronze",
        Iron = "iron",
        Royal = "royal",
    }
}

impl CityColour {
    /// Returns the number of cities that have the colour on every board.
    pub const fn cities(self) -> usize {
        match self {
            CityColour::Gold => 5,
            CityColour::Silver => 4,
            CityColour::Bronze => 3,
            CityColour::Iron => 2,
            CityColour::Royal => 1,
        }
    }
}

/// A set of cities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CitySet(u16);

impl CitySet {
    /// The empty set.
    pub const EMPTY: CitySet = CitySet(0);
    /// The set of all cities.
    pub const ALL: CitySet = CitySet((1 << 15) - 1);

    /// Returns the set of one city.
    pub const fn of(city: City) -> CitySet {
        CitySet(1 << city as u16)
    }

    /// Whether the city is in the set.
    pub const fn contains(self, city: City) -> bool {
        self.0 & (1 << city as u16) != 0
    }

    /// Whether every city of `other` is in the set.
    pub const fn contains_all(self, other: CitySet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns the set with this city added.
    #[must_use]
    pub const fn with(self, city: City) -> CitySet {
        CitySet(self.0 | 1 << city as u16)
    }

    /// Returns the set with the cities of another added.
    #[must_use]
    pub(in crate::games::council_of_4::rules) const fn with_all(self, other: CitySet) -> CitySet {
        CitySet(self.0 | other.0)
    }

    /// Adds the city to the set.
    pub const fn insert(&mut self, city: City) {
        *self = self.with(city);
    }

    /// Removes the city from the set.
    pub fn remove(&mut self, city: City) {
        self.0 &= !(1 << city as u16);
    }

    /// Returns the number of cities in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first city in letter order.
    pub const fn first(self) -> Option<City> {
        if self.0 == 0 { None } else { Some(City::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// Returns the set without its first city.
    const fn rest(self) -> CitySet {
        CitySet(self.0 & self.0.wrapping_sub(1))
    }

    /// Returns the cities that are joined to one of the set, by the neighbours of each.
    pub(in crate::games::council_of_4::rules) const fn joined(
        self,
        neighbours: &[CitySet; 15],
    ) -> CitySet {
        let (mut joined, mut left) = (0, self);
        while let Some(city) = left.first() {
            joined |= neighbours[city.index()].0;
            left = left.rest();
        }
        CitySet(joined)
    }

    /// Returns the set without the cities of another.
    #[must_use]
    pub(in crate::games::council_of_4::rules) const fn without(self, other: CitySet) -> CitySet {
        CitySet(self.0 & !other.0)
    }

    /// Returns the cities in letter order.
    pub fn iter(self) -> impl Iterator<Item = City> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let city = left.first()?;
            left = left.rest();
            Some(city)
        })
    }
}

impl BitAnd for CitySet {
    type Output = CitySet;
    fn bitand(self, other: CitySet) -> CitySet {
        CitySet(self.0 & other.0)
    }
}

impl BitOr for CitySet {
    type Output = CitySet;
    fn bitor(self, other: CitySet) -> CitySet {
        CitySet(self.0 | other.0)
    }
}

impl BitXor for CitySet {
    type Output = CitySet;
    fn bitxor(self, other: CitySet) -> CitySet {
        CitySet(self.0 ^ other.0)
    }
}

impl Not for CitySet {
    type Output = CitySet;
    fn not(self) -> CitySet {
        CitySet(!self.0 & CitySet::ALL.0)
    }
}

impl FromIterator<City> for CitySet {
    fn from_iter<T: IntoIterator<Item = City>>(cities: T) -> CitySet {
        let mut set = CitySet::EMPTY;
        cities.into_iter().for_each(|city| set.insert(city));
        set
    }
}
