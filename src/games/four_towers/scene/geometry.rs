//! Positions on the map: villages, roads, gates, towers and the City.
//!
//! All lengths are in map units: the whole map is [`WIDTH`] x [`HEIGHT`] of them. The rings are circles round the City,
//! stretched in width. The drawings use these numbers, so that they can be tested without a browser.

use crate::games::four_towers::rules::components::LineEnd::{City, Outside};
use crate::games::four_towers::rules::components::Village::{
    Askar, Brasa, Cindra, Dalma, Ervel, Farra, Gerst, Havena, Ilmen, Juniva, Kerrow, Lindal,
    Mosset, Nettin, Orlea, Pikan, Quarn, Rimgar, Skarn, Tarnik, Ulfell,
};
use crate::games::four_towers::rules::components::{Clan, LineEnd, Village};

pub use crate::scene::plane::{Area, Curve, Point};

/// Width of the whole map.
pub const WIDTH: f64 = 1120.0;

/// Height of the whole map.
pub const HEIGHT: f64 = 900.0;

/// Middle of the City of Fire, and of the rings.
pub const CITY: Point = Point { x: 560.0, y: 470.0 };

/// The whole map.
pub const MAP: Area = Area { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT };

/// The west of the map, as a phone shows it.
pub const WEST: Area = Area { x: 0.0, y: 0.0, width: 640.0, height: HEIGHT };

/// The east of the map, as a phone shows it.
pub const EAST: Area = Area { x: 480.0, y: 0.0, width: 640.0, height: HEIGHT };

/// Returns the middle of a village's plot.
pub const fn village_middle(village: Village) -> Point {
    let (x, y) = match village {
        Askar => (648.0, 333.0),
        Brasa => (648.0, 607.0),
        Cindra => (383.0, 470.0),
        Dalma => (560.0, 244.0),
        Ervel => (779.0, 357.0),
        Farra => (779.0, 583.0),
        Gerst => (560.0, 696.0),
        Havena => (341.0, 583.0),
        Ilmen => (341.0, 357.0),
        Juniva => (363.0, 210.0),
        Kerrow => (757.0, 210.0),
        Lindal => (911.0, 448.0),
        Mosset => (714.0, 752.0),
        Nettin => (406.0, 752.0),
        Orlea => (209.0, 448.0),
        Pikan => (421.0, 88.0),
        Quarn => (699.0, 88.0),
        Rimgar => (1000.0, 554.0),
        Skarn => (861.0, 769.0),
        Tarnik => (259.0, 769.0),
        Ulfell => (120.0, 554.0),
    };
    Point { x, y }
}

/// The villages from north to south, in which order they are drawn.
pub const FROM_NORTH: [Village; Village::COUNT] = [
    Pikan, Quarn, Juniva, Kerrow, Dalma, Askar, Ervel, Ilmen, Lindal, Orlea, Cindra, Rimgar,
    Ulfell, Farra, Havena, Brasa, Gerst, Mosset, Nettin, Skarn, Tarnik,
];

/// Returns the foot of a clan's tower.
pub const fn tower_foot(clan: Clan) -> Point {
    let (x, y) = match clan {
        Clan::Red => (74.0, 228.0),
        Clan::Yellow => (1046.0, 228.0),
        Clan::Green => (1046.0, 848.0),
        Clan::Blue => (74.0, 848.0),
    };
    Point { x, y }
}

/// Gate of a line Outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gate {
    pub village: Village,
    /// Middle of its foot, where the road ends.
    pub foot: Point,
    /// Where the way behind it fades in the fog.
    pub beyond: Point,
    /// Place of a peasant about to go out, clear of village, gate and road.
    pub rider: Point,
}

const fn gate(village: Village, foot: [f64; 2], beyond: [f64; 2], rider: [f64; 2]) -> Gate {
    const fn point([x, y]: [f64; 2]) -> Point {
        Point { x, y }
    }
    Gate { village, foot: point(foot), beyond: point(beyond), rider: point(rider) }
}

/// The gates Outside, one for each village of the mountains.
pub const GATES: [Gate; 6] = [
    gate(Pikan, [304.0, 92.0], [232.0, 62.0], [244.0, 100.0]),
    gate(Quarn, [816.0, 92.0], [888.0, 62.0], [876.0, 100.0]),
    gate(Rimgar, [1078.0, 602.0], [1130.0, 622.0], [1076.0, 520.0]),
    gate(Skarn, [962.0, 866.0], [1020.0, 904.0], [956.0, 790.0]),
    gate(Tarnik, [158.0, 866.0], [100.0, 904.0], [164.0, 790.0]),
    gate(Ulfell, [42.0, 602.0], [-10.0, 622.0], [44.0, 520.0]),
];

/// Returns the gate of a village's line Outside.
pub fn gate_of(village: Village) -> Option<Gate> {
    GATES.into_iter().find(|gate| gate.village == village)
}

/// Road into the City.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    pub village: Village,
    /// Where the road ends at the moat.
    pub end: Point,
    /// Place of its sign.
    pub sign: Point,
    /// Place of a peasant about to go in, clear of village, sign and road.
    pub rider: Point,
}

/// The roads into the City, one for each village of the gorge.
pub const ENTRIES: [Entry; 3] = [
    Entry {
        village: Askar,
        end: Point { x: 609.0, y: 424.0 },
        sign: Point { x: 622.0, y: 393.0 },
        rider: Point { x: 700.0, y: 410.0 },
    },
    Entry {
        village: Brasa,
        end: Point { x: 604.0, y: 528.0 },
        sign: Point { x: 617.0, y: 552.0 },
        rider: Point { x: 704.0, y: 530.0 },
    },
    Entry {
        village: Cindra,
        end: Point { x: 478.0, y: 474.0 },
        sign: Point { x: 442.0, y: 472.0 },
        rider: Point { x: 454.0, y: 414.0 },
    },
];

/// Returns the road into the City of a village.
pub fn entry_of(village: Village) -> Option<Entry> {
    ENTRIES.into_iter().find(|entry| entry.village == village)
}

/// Width of a road including its bed.
pub const ROAD_WIDTH: f64 = 11.0;

/// Line of the map, drawn as a road: a village, and where it leads from there.
pub type Road = (Village, LineEnd);

const fn to(village: Village) -> LineEnd {
    LineEnd::Village(village)
}

/// The roads, each once, with their control points.
const BENDS: [(Road, (f64, f64)); 36] = [
    ((Askar, City), (629.0, 379.0)),
    ((Askar, to(Dalma)), (597.0, 296.0)),
    ((Askar, to(Ervel)), (712.0, 355.0)),
    ((Brasa, City), (626.0, 568.0)),
    ((Brasa, to(Farra)), (712.0, 585.0)),
    ((Brasa, to(Gerst)), (597.0, 644.0)),
    ((Cindra, City), (431.0, 472.0)),
    ((Cindra, to(Havena)), (371.0, 530.0)),
    ((Cindra, to(Ilmen)), (371.0, 410.0)),
    ((Dalma, to(Juniva)), (464.0, 213.0)),
    ((Dalma, to(Kerrow)), (656.0, 213.0)),
    ((Ervel, to(Kerrow)), (780.0, 282.0)),
    ((Ervel, to(Lindal)), (852.0, 393.0)),
    ((Farra, to(Lindal)), (854.0, 524.0)),
    ((Farra, to(Mosset)), (758.0, 672.0)),
    ((Gerst, to(Mosset)), (632.0, 737.0)),
    ((Gerst, to(Nettin)), (488.0, 737.0)),
    ((Havena, to(Nettin)), (362.0, 672.0)),
    ((Havena, to(Orlea)), (266.0, 524.0)),
    ((Ilmen, to(Orlea)), (268.0, 393.0)),
    ((Ilmen, to(Juniva)), (340.0, 282.0)),
    ((Juniva, to(Pikan)), (383.0, 145.0)),
    ((Kerrow, to(Quarn)), (737.0, 145.0)),
    ((Lindal, to(Rimgar)), (963.0, 495.0)),
    ((Mosset, to(Skarn)), (786.0, 770.0)),
    ((Nettin, to(Tarnik)), (334.0, 770.0)),
    ((Orlea, to(Ulfell)), (157.0, 495.0)),
    ((Pikan, Outside), (363.0, 100.0)),
    ((Pikan, to(Quarn)), (560.0, 114.0)),
    ((Quarn, Outside), (757.0, 100.0)),
    ((Rimgar, Outside), (1043.0, 571.0)),
    ((Rimgar, to(Skarn)), (910.0, 648.0)),
    ((Skarn, Outside), (905.0, 825.0)),
    ((Tarnik, Outside), (215.0, 825.0)),
    ((Tarnik, to(Ulfell)), (210.0, 648.0)),
    ((Ulfell, Outside), (77.0, 571.0)),
];

/// Returns every road, once.
pub fn roads() -> impl Iterator<Item = Road> {
    BENDS.into_iter().map(|(road, _)| road)
}

/// Returns the curve of a line, starting at this village, or `None` if the village has no such line.
pub fn curve_of((village, end): Road) -> Option<Curve> {
    let from = village_middle(village);
    let find = |road: Road| BENDS.into_iter().find(|(other, _)| *other == road);
    let found = find((village, end)).or_else(|| match end {
        LineEnd::Village(other) => find((other, to(village))),
        Outside | City => None,
    });
    let (_, (x, y)) = found?;
    let to = match end {
        LineEnd::Village(other) => village_middle(other),
        Outside => gate_of(village)?.foot,
        City => entry_of(village)?.end,
    };
    Some(Curve { from, bend: Point { x, y }, to })
}

/// Returns the way of a lord of the clan who follows a demon into the City.
pub fn fall_of(clan: Clan) -> Curve {
    let foot = tower_foot(clan);
    let (east, south) = (foot.x > CITY.x, foot.y > CITY.y);
    let side = if east { 1.0 } else { -1.0 };
    let from = Point { x: foot.x - 38.0 * side, y: foot.y - 48.0 };
    let (to, bend) = if south {
        (Point { x: CITY.x + 108.0 * side, y: 500.0 }, Point { x: CITY.x + 290.0 * side, y: 594.0 })
    } else {
        (Point { x: CITY.x + 108.0 * side, y: 440.0 }, Point { x: CITY.x + 290.0 * side, y: 300.0 })
    };
    Curve { from, bend, to }
}
