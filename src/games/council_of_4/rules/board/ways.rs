//! The fifteen places of cities, and the ways between them along which roads may lead.
//!
//! Places are named by the cities that the printed boards have there. No way passes through a third place, and
//! only six pairs of ways cross: of each, a board may use one.

use crate::games::council_of_4::rules::components::City::{
    self, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O,
};
use crate::games::council_of_4::rules::components::{CitySet, Region};

/// A place for a city, 0-14: five in each region, as [`City::ALL`] stands on the printed boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Returns every place, region by region.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..City::ALL.len() as u8).map(Place)
    }

    /// Returns the place of a city on the printed boards.
    pub const fn of(city: City) -> Place {
        Place(city as u8)
    }

    /// Returns the city that the printed boards have here.
    pub const fn printed(self) -> City {
        City::ALL[self.index()]
    }

    /// Returns the position among all places, 0-14.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the region of the place.
    pub const fn region(self) -> Region {
        self.printed().region()
    }
}

/// A way between two places, the smaller one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way(u8);

impl Way {
    /// Returns every way, sorted by places.
    pub fn all() -> impl Iterator<Item = Way> + Clone {
        (0..WAYS.len() as u8).map(Way)
    }

    /// Returns the way between two places, if there is one.
    pub const fn between(one: Place, other: Place) -> Option<Way> {
        let (from, to) = if one.0 < other.0 { (one.0, other.0) } else { (other.0, one.0) };
        let mut at = 0;
        while at < WAYS.len() {
            if WAYS[at].0 as u8 == from && WAYS[at].1 as u8 == to {
                return Some(Way(at as u8));
            }
            at += 1;
        }
        None
    }

    /// Returns the two places, the smaller one first.
    pub const fn ends(self) -> [Place; 2] {
        let (from, to) = WAYS[self.index()];
        [Place::of(from), Place::of(to)]
    }

    /// Returns the position among all ways.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the way that crosses this one, if any.
    pub fn crossing(self) -> Option<Way> {
        let places = WAYS[self.index()];
        let other = CROSSINGS.iter().find_map(|&(one, other)| {
            if one == places { Some(other) } else { (other == places).then_some(one) }
        })?;
        Way::between(Place::of(other.0), Place::of(other.1))
    }
}

/// A set of ways: the roads of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ways(u64);

impl Ways {
    /// The empty set.
    pub const NONE: Ways = Ways(0);

    /// Whether the way is in the set.
    pub const fn contains(self, way: Way) -> bool {
        self.0 >> way.0 & 1 == 1
    }

    /// Returns the set with this way added.
    #[must_use]
    pub const fn with(self, way: Way) -> Ways {
        Ways(self.0 | 1 << way.0)
    }

    /// Returns the set without this way.
    #[must_use]
    pub const fn without(self, way: Way) -> Ways {
        Ways(self.0 & !(1 << way.0))
    }

    /// Returns the ways in the set, sorted by places.
    pub fn iter(self) -> impl Iterator<Item = Way> + Clone {
        Way::all().filter(move |&way| self.contains(way))
    }

    /// Returns the cities joined to each by one way, if they stand on these places.
    pub(super) const fn neighbours(self, cities: &[City; 15]) -> [CitySet; 15] {
        let mut neighbours = [CitySet::EMPTY; 15];
        let mut at = 0;
        while at < WAYS.len() {
            let way = Way(at as u8);
            if self.contains(way) {
                let [from, to] = way.ends();
                let (from, to) = (cities[from.index()], cities[to.index()]);
                neighbours[from.index()] = neighbours[from.index()].with(to);
                neighbours[to.index()] = neighbours[to.index()].with(from);
            }
            at += 1;
        }
        neighbours
    }
}

const WAYS: [(City, City); 37] = [
    (A, B),
    (A, C),
    (A, D),
    (B, C),
    (B, D),
    (B, E),
    (C, D),
    (C, F),
    (C, G),
    (D, E),
    (D, F),
    (D, G),
    (D, H),
    (E, G),
    (E, H),
    (F, G),
    (F, I),
    (F, J),
    (G, H),
    (G, I),
    (G, J),
    (H, J),
    (H, M),
    (I, J),
    (I, K),
    (I, L),
    (J, K),
    (J, L),
    (J, M),
    (K, L),
    (K, N),
    (K, O),
    (L, M),
    (L, N),
    (L, O),
    (M, O),
    (N, O),
];

const CROSSINGS: [((City, City), (City, City)); 6] = [
    ((A, D), (B, C)),
    ((C, G), (D, F)),
    ((D, H), (E, G)),
    ((F, J), (G, I)),
    ((I, L), (J, K)),
    ((K, O), (L, N)),
];
