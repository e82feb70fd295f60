//! Positions on the map: cities, roads, and the ground that a city takes up.
//!
//! All lengths are in map units, one of which is a pixel of the desktop's map. The cities lie in the content box
//! ([`MAP`]); land and sea ([`land`], [`growth`]) go on beyond it, as far as the frame shows them ([`frame`]). The
//! drawings use these numbers, so that they can be tested without a browser.

pub mod callout;
pub mod frame;
pub mod growth;
pub mod land;

use crate::games::council_of_4::rules::board::{Place, Plan, Way};
use crate::games::council_of_4::rules::{City, Region};

pub use crate::scene::plane::{Area, Curve, Point};

/// Content box: every city with its landmark, token, four merchants and the queen lies inside. It is always seen whole
/// where the whole map is shown.
pub const MAP: Area = Area { x: 38.0, y: 12.0, width: 950.0, height: 448.0 };

/// Returns the area of a region and a bit of its neighbours.
pub const fn around(region: Region) -> Area {
    let x = match region {
        Region::Coast => MAP.x,
        Region::Hills => 302.0,
        Region::Mountains => 588.0,
    };
    Area { x, width: 400.0, ..MAP }
}

/// Returns the area of a city with everything that may stand there.
pub fn ground(plan: &Plan, city: City) -> Area {
    let all = parts::GROUND.at(city_middle(plan, city));
    let (top, bottom) = (all.y.max(MAP.y), all.bottom().min(MAP.bottom()));
    Area { y: top, height: bottom - top, ..all }
}

/// Returns the middle of a city's medallion.
pub const fn city_middle(plan: &Plan, city: City) -> Point {
    place_middle(plan.place(city))
}

/// Returns the middle of the medallion on a place.
pub const fn place_middle(place: Place) -> Point {
    let (x, y) = PLACES[place.index()];
    Point { x, y }
}

/// Middles of all places.
const PLACES: [(f64, f64); 15] = [
    (112.0, 92.0),
    (104.0, 266.0),
    (258.0, 74.0),
    (266.0, 226.0),
    (214.0, 380.0),
    (420.0, 102.0),
    (432.0, 256.0),
    (396.0, 384.0),
    (588.0, 86.0),
    (584.0, 262.0),
    (742.0, 96.0),
    (760.0, 250.0),
    (722.0, 384.0),
    (910.0, 122.0),
    (902.0, 306.0),
];

/// Width of a road including its bed.
pub const ROAD_WIDTH: f64 = 8.5;

/// Returns the curve of a way from the middle of its first place to that of the other.
pub const fn curve_of(way: Way) -> Curve {
    let [from, to] = way.ends();
    let (x, y) = BENDS[way.index()];
    Curve { from: place_middle(from), bend: Point { x, y }, to: place_middle(to) }
}

/// Control points of all ways.
const BENDS: [(f64, f64); 37] = [
    (94.0, 178.0),
    (183.0, 69.0),
    (208.0, 137.0),
    (200.0, 185.0),
    (188.0, 258.0),
    (150.0, 331.0),
    (276.0, 149.0),
    (341.0, 78.0),
    (334.0, 175.0),
    (255.0, 308.0),
    (331.0, 149.0),
    (347.0, 253.0),
    (315.0, 318.0),
    (321.0, 314.0),
    (305.0, 396.0),
    (416.0, 180.0),
    (503.0, 84.0),
    (518.0, 166.0),
    (404.0, 317.0),
    (517.0, 178.0),
    (507.0, 273.0),
    (495.0, 331.0),
    (559.0, 410.0),
    (598.0, 174.0),
    (666.0, 81.0),
    (658.0, 185.0),
    (646.0, 163.0),
    (673.0, 268.0),
    (660.0, 316.0),
    (739.0, 174.0),
    (828.0, 97.0),
    (843.0, 185.0),
    (754.0, 321.0),
    (829.0, 178.0),
    (827.0, 289.0),
    (818.0, 358.0),
    (920.0, 215.0),
];

/// Parts of a city, relative to its middle.
pub mod parts {
    use super::{Area, City, Point};

    /// Radius of the medallion including its ring.
    pub const MEDALLION: f64 = 27.0;

    /// Radius of the plate under the letter.
    pub const PLATE: f64 = 26.0;

    /// Radius of the ring that marks a city.
    pub const HALO: f64 = 31.0;

    /// Area of the landmark, behind the medallion.
    pub const LANDMARK: Area = Area { x: -35.0, y: -68.0, width: 70.0, height: 60.0 };

    /// Area of a city that takes clicks and taps.
    pub const TARGET: Area = Area { x: -54.0, y: -62.0, width: 124.0, height: 138.0 };

    /// Area of everything that may stand at a city.
    pub const GROUND: Area = Area { x: -54.0, y: -68.0, width: 124.0, height: 144.0 };

    /// Position of the queen.
    pub const QUEEN_PLACE: Point = Point { x: -41.0, y: 8.0 };

    /// Factor of the queen's own size.
    pub const QUEEN_SIZE: f64 = 1.12;

    /// From one merchant to the next.
    pub const MERCHANT_PITCH: f64 = 23.0;

    /// Returns the area of this many merchants.
    pub fn merchants(count: usize) -> Area {
        let width = count as f64 * MERCHANT_PITCH + 2.0;
        Area { x: -width / 2.0, y: 38.0, width, height: 34.5 }
    }

    /// Returns the area of the city's name.
    pub fn name(city: City) -> Area {
        let width = city.name().len() as f64 * 7.0 + 15.0;
        Area { x: -width / 2.0, y: 20.5, width, height: 17.5 }
    }

    /// Returns the area of a token with this many bonuses.
    pub const fn token(bonuses: usize) -> Area {
        let width = if bonuses > 1 { 52.0 } else { 31.0 };
        Area { x: 18.0, y: -17.5, width, height: 31.0 }
    }
}
