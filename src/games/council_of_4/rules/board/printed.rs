//! The eight printed boards: three region boards with two sides each, their roads and the colours of their
//! cities.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::ways::{Place, Way, Ways};
use super::{Board, Facts, Road};
use crate::games::council_of_4::rules::components::City::{
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O,
};
use crate::games::council_of_4::rules::components::{CityColour, Region};

/// One side of a region board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[repr(u8)]
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
    pub fn board(self) -> Board {
        Board(self.0.into())
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

const COAST_1: &[Road] = &[(A, B), (A, C), (B, D), (B, E)];
const COAST_2: &[Road] = &[(A, C), (B, E), (C, D)];
const HILLS_1: &[Road] = &[(F, I), (G, J), (H, J), (I, J)];
const HILLS_2: &[Road] = &[(F, G), (F, I), (G, H), (G, I), (H, J)];
const MOUNTAINS_1: &[Road] = &[(K, N), (L, O), (M, O), (N, O)];
const MOUNTAINS_2: &[Road] = &[(K, L), (L, N), (M, O)];
const BORDER: &[Road] = &[(C, F), (D, G), (E, H), (I, K), (J, L)];
const BORDER_HILLS_1: &[Road] = &[(H, M)];
const BORDER_HILLS_2: &[Road] = &[(J, M)];

/// Returns the colours of a region's cities.
const fn side_colours(region: Region, side: Side) -> [CityColour; 5] {
    use CityColour::{Bronze, Gold, Iron, Royal, Silver};
    match (region, side) {
        (Region::Coast, Side::One) => [Iron, Gold, Silver, Silver, Bronze],
        (Region::Coast, Side::Two) => [Gold, Bronze, Silver, Iron, Silver],
        (Region::Hills, Side::One) => [Gold, Silver, Gold, Bronze, Royal],
        (Region::Hills, Side::Two) => [Gold, Royal, Gold, Bronze, Silver],
        (Region::Mountains, Side::One) => [Gold, Silver, Iron, Bronze, Gold],
        (Region::Mountains, Side::Two) => [Gold, Iron, Silver, Bronze, Gold],
    }
}

const fn colours(coast: Side, hills: Side, mountains: Side) -> [CityColour; 15] {
    let sides = [
        side_colours(Region::Coast, coast),
        side_colours(Region::Hills, hills),
        side_colours(Region::Mountains, mountains),
    ];
    let mut colours = [CityColour::Royal; 15];
    let mut at = 0;
    while at < colours.len() {
        colours[at] = sides[at / 5][at % 5];
        at += 1;
    }
    colours
}

const fn roads(coast: Side, hills: Side, mountains: Side) -> Ways {
    let mut ways = Ways::NONE;
    ways = joined(ways, if matches!(coast, Side::One) { COAST_1 } else { COAST_2 });
    ways = joined(ways, if matches!(hills, Side::One) { HILLS_1 } else { HILLS_2 });
    ways = joined(ways, if matches!(mountains, Side::One) { MOUNTAINS_1 } else { MOUNTAINS_2 });
    ways = joined(ways, BORDER);
    joined(ways, if matches!(hills, Side::One) { BORDER_HILLS_1 } else { BORDER_HILLS_2 })
}

const fn joined(mut ways: Ways, roads: &[Road]) -> Ways {
    let mut at = 0;
    while at < roads.len() {
        let (from, to) = roads[at];
        if let Some(way) = Way::between(Place::of(from), Place::of(to)) {
            ways = ways.with(way);
        }
        at += 1;
    }
    ways
}

const fn board(coast: Side, hills: Side, mountains: Side) -> Facts {
    let plan = Plan::printed(colours(coast, hills, mountains), roads(coast, hills, mountains));
    Facts::new(plan, Some(Sides::new([coast, hills, mountains])))
}

pub(super) static BOARDS: [Facts; 8] = {
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
