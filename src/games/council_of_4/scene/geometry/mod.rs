//! Positions on the map: cities, roads, and the ground that a city takes up.
//!
//! All lengths are in map units, one of which is a pixel of the desktop's map. The cities lie in the content box
//! ([`MAP`]); land and sea ([`land`], [`growth`]) go on beyond it, as far as the frame shows them ([`frame`]). The
//! drawings use these numbers, so that they can be tested without a browser.

pub mod callout;
pub mod frame;
pub mod growth;
pub mod land;

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::board::City::{A, B, C, D, E, F, G, H, I, J, K, L, M, N, O};
use crate::games::council_of_4::rules::board::{Region, Road};

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
pub fn ground(city: City) -> Area {
    let all = parts::GROUND.at(city_middle(city));
    let (top, bottom) = (all.y.max(MAP.y), all.bottom().min(MAP.bottom()));
    Area { y: top, height: bottom - top, ..all }
}

/// Returns the middle of a city's medallion.
pub const fn city_middle(city: City) -> Point {
    let (x, y) = match city {
        A => (112.0, 92.0),
        B => (104.0, 266.0),
        C => (258.0, 74.0),
        D => (266.0, 226.0),
        E => (214.0, 380.0),
        F => (420.0, 102.0),
        G => (432.0, 256.0),
        H => (396.0, 384.0),
        I => (588.0, 86.0),
        J => (584.0, 262.0),
        K => (742.0, 96.0),
        L => (760.0, 250.0),
        M => (722.0, 384.0),
        N => (910.0, 122.0),
        O => (902.0, 306.0),
    };
    Point { x, y }
}

/// Width of a road including its bed.
pub const ROAD_WIDTH: f64 = 8.5;

/// Returns the curve of a road from the middle of one city to that of the other, the one with the earlier letter first,
/// or `None` if no board has it.
pub fn curve_of(road: Road) -> Option<Curve> {
    let road = if road.0 > road.1 { (road.1, road.0) } else { road };
    let &(_, (x, y)) = BENDS.iter().find(|(other, _)| *other == road)?;
    Some(Curve { from: city_middle(road.0), bend: Point { x, y }, to: city_middle(road.1) })
}

/// Control point of each road on any board.
const BENDS: [(Road, (f64, f64)); 25] = [
    ((A, B), (94.0, 178.0)),
    ((A, C), (183.0, 69.0)),
    ((B, D), (188.0, 258.0)),
    ((B, E), (150.0, 331.0)),
    ((C, D), (276.0, 149.0)),
    ((C, F), (341.0, 78.0)),
    ((D, G), (347.0, 253.0)),
    ((E, H), (305.0, 396.0)),
    ((F, G), (416.0, 180.0)),
    ((F, I), (503.0, 84.0)),
    ((G, H), (404.0, 317.0)),
    ((G, I), (517.0, 178.0)),
    ((G, J), (507.0, 273.0)),
    ((H, J), (495.0, 331.0)),
    ((H, M), (559.0, 410.0)),
    ((I, J), (598.0, 174.0)),
    ((I, K), (666.0, 81.0)),
    ((J, L), (673.0, 268.0)),
    ((J, M), (660.0, 316.0)),
    ((K, L), (739.0, 174.0)),
    ((K, N), (828.0, 97.0)),
    ((L, N), (829.0, 178.0)),
    ((L, O), (827.0, 289.0)),
    ((M, O), (818.0, 358.0)),
    ((N, O), (920.0, 215.0)),
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
