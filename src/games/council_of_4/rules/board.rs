//! The map: fifteen cities in three regions, the roads of the eight boards, their distances and
//! the colours of their cities.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use serde::{Deserialize, Serialize};

use super::roads;

/// A city, named by its letter; the order of the letters is the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs, reason = "the letters are the names")]
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

/// One of the three regions, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Region {
    Coast,
    Hills,
    Mountains,
}

impl Region {
    /// Every region, from left to right.
    pub const ALL: [Region; 3] = [Region::Coast, Region::Hills, Region::Mountains];

    /// Returns the position from the left, 0-2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the five cities of the region.
    pub const fn cities(self) -> CitySet {
        CitySet(0b11111 << (5 * self as u16))
    }

    /// Returns the word for the region in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Region::Coast => "coast",
            Region::Hills => "hills",
            Region::Mountains => "mountains",
        }
    }
}

/// The colour of a city. Each but royal has a reward tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum CityColour {
    Gold,
    Silver,
    Bronze,
    Iron,
    Royal,
}

impl CityColour {
    /// Every colour, in the order of their reward tiles; royal last.
    pub const ALL: [CityColour; 5] = [
        CityColour::Gold,
        CityColour::Silver,
        CityColour::Bronze,
        CityColour::Iron,
        CityColour::Royal,
    ];

    /// Returns the position in [`CityColour::ALL`], 0-4.
    pub const fn index(self) -> usize {
        self as usize
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
    pub fn first(self) -> Option<City> {
        City::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// Returns the cities in letter order.
    pub fn iter(self) -> impl Iterator<Item = City> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let city = left.first()?;
            left.0 &= left.0 - 1;
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

/// One side of a region board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[repr(u8)]
#[allow(missing_docs, reason = "the numbers are printed on the boards")]
pub enum Side {
    #[default]
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
}

impl Side {
    /// Returns the printed number, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The sides chosen for coast, hills and mountains: one of the eight boards.
///
/// One bit per region, set for side 2: the coast's is the highest of three.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "[Side; 3]", into = "[Side; 3]")]
pub struct Sides(u8);

impl Sides {
    /// Returns the board with these sides of coast, hills and mountains.
    pub const fn new([coast, hills, mountains]: [Side; 3]) -> Sides {
        Sides((coast as u8) << 2 | (hills as u8) << 1 | mountains as u8)
    }

    /// Returns the eight boards, `111` to `222`.
    pub fn all() -> impl Iterator<Item = Sides> {
        (0..BOARDS.len() as u8).map(Sides)
    }

    /// Returns the board of a number, `111` for 0, starting over after the eighth.
    pub const fn of_number(number: u32) -> Sides {
        Sides((number % BOARDS.len() as u32) as u8)
    }

    /// Returns the side of one region.
    pub const fn of(self, region: Region) -> Side {
        if self.0 >> (2 - region as u8) & 1 == 0 { Side::One } else { Side::Two }
    }

    /// Returns the board named by three digits such as `121`, if there is one.
    pub fn from_key(key: &str) -> Option<Sides> {
        Sides::all().find(|sides| sides.to_string() == key)
    }

    /// Returns the board of these sides.
    pub fn board(self) -> &'static Board {
        &BOARDS[usize::from(self.0) % BOARDS.len()]
    }
}

impl From<[Side; 3]> for Sides {
    fn from(sides: [Side; 3]) -> Sides {
        Sides::new(sides)
    }
}

impl From<Sides> for [Side; 3] {
    fn from(sides: Sides) -> [Side; 3] {
        Region::ALL.map(|region| sides.of(region))
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Region::ALL.into_iter().try_for_each(|region| write!(f, "{}", self.of(region).number()))
    }
}

/// A road between two cities, the smaller letter first.
pub type Road = (City, City);

/// The constant facts of one of the eight boards.
#[derive(Debug)]
pub struct Board {
    colours: [CityColour; 15],
    by_colour: [CitySet; 5],
    neighbours: [CitySet; 15],
    distances: [[u8; 15]; 15],
    /// By city and number of roads; no city is farther away than the last.
    within: [[CitySet; roads::FARTHEST + 1]; 15],
    royal_city: City,
}

impl Board {
    /// Returns the colour of a city.
    pub const fn colour(&self, city: City) -> CityColour {
        self.colours[city.index()]
    }

    /// Returns the cities of one colour.
    pub const fn cities_of(&self, colour: CityColour) -> CitySet {
        self.by_colour[colour.index()]
    }

    /// Returns the city where the queen starts. It has no token and belongs to no colour tile.
    pub const fn royal_city(&self) -> City {
        self.royal_city
    }

    /// Returns the cities joined to this one by one road.
    pub const fn neighbours(&self, city: City) -> CitySet {
        self.neighbours[city.index()]
    }

    /// Returns the number of roads on the shortest way between two cities, 0 for the same.
    pub const fn distance(&self, from: City, to: City) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// Returns the cities at most this many roads away.
    pub const fn within(&self, from: City, roads: u8) -> CitySet {
        let farthest = self.within[0].len() - 1;
        let roads = if (roads as usize) < farthest { roads as usize } else { farthest };
        self.within[from.index()][roads]
    }

    /// Returns every road once, sorted by letters.
    pub fn roads(&self) -> impl Iterator<Item = Road> + '_ {
        City::ALL.into_iter().flat_map(|from| {
            self.neighbours(from).iter().filter(move |&to| from < to).map(move |to| (from, to))
        })
    }

    /// Returns the cities of a shortest way, both ends included; of several the first by letters.
    pub fn shortest_way(&self, from: City, to: City) -> Vec<City> {
        let mut way = vec![from];
        let mut here = from;
        while let Some(next) = self
            .neighbours(here)
            .iter()
            .find(|&next| self.distance(next, to) < self.distance(here, to))
        {
            way.push(next);
            here = next;
        }
        way
    }

    /// Returns the cities of `cities` connected to `start` by roads inside `cities`, `start` included.
    pub fn connected_group(&self, start: City, cities: CitySet) -> CitySet {
        let mut group = CitySet::of(start);
        let mut newest = group;
        while !newest.is_empty() {
            let reached =
                newest.iter().fold(group, |reached, city| reached | self.neighbours(city) & cities);
            newest = reached & !group;
            group = reached;
        }
        group
    }
}

const fn board(coast: Side, hills: Side, mountains: Side) -> Board {
    let mut colours = [CityColour::Royal; 15];
    let sides = [
        roads::side_colours(Region::Coast, coast),
        roads::side_colours(Region::Hills, hills),
        roads::side_colours(Region::Mountains, mountains),
    ];
    let mut by_colour = [CitySet::EMPTY; 5];
    let mut royal_city = A;
    let mut i = 0;
    while i < 15 {
        colours[i] = sides[i / 5][i % 5];
        by_colour[colours[i].index()] = by_colour[colours[i].index()].with(City::ALL[i]);
        if matches!(colours[i], CityColour::Royal) {
            royal_city = City::ALL[i];
        }
        i += 1;
    }
    let neighbours = roads::neighbours(coast, hills, mountains);
    let distances = roads::distances(&neighbours);
    let within = roads::within(&distances);
    Board { colours, by_colour, neighbours, distances, within, royal_city }
}

static BOARDS: [Board; 8] = {
    use Side::{One, Two};
    [
        board(One, One, One),
        board(One, One, Two),
        board(One, Two, One),
        board(One, Two, Two),
        board(Two, One, One),
        board(Two, One, Two),
        board(Two, Two, One),
        board(Two, Two, Two),
    ]
};
