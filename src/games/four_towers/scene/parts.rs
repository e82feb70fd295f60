//! Parts of a village, a gate, a tower and the City, relative to their points on the map, and what takes clicks.

use super::geometry::{Area, Gate, Point, Road, curve_of, entry_of, gate_of};
use crate::games::four_towers::rules::components::LineEnd;

/// Ellipse by its half axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Oval {
    /// Half the width.
    pub rx: f64,
    /// Half the height.
    pub ry: f64,
}

impl Oval {
    /// Whether a point relative to the middle is inside.
    pub fn contains(self, Point { x, y }: Point) -> bool {
        (x / self.rx).powi(2) + (y / self.ry).powi(2) < 1.0
    }

    /// Returns the oval enlarged by this much all round.
    #[must_use]
    pub const fn grown(self, by: f64) -> Oval {
        Oval { rx: self.rx + by, ry: self.ry + by }
    }

    /// Returns the area around it.
    pub const fn area(self) -> Area {
        Area { x: -self.rx, y: -self.ry, width: 2.0 * self.rx, height: 2.0 * self.ry }
    }
}

/// Plot of a village.
pub const PLOT: Oval = Oval { rx: 46.0, ry: 27.0 };

/// What takes clicks and taps of a village.
pub const VILLAGE_TARGET: Oval = Oval { rx: 60.0, ry: 48.0 };

/// Place of the letter of a village.
pub const LETTER: Point = Point { x: -45.0, y: 19.0 };

/// Radius of the disc of the letter.
pub const LETTER_DISC: f64 = 12.5;

/// Foot of the pole of a home's flag.
pub const FLAG: Point = Point { x: 38.0, y: -20.0 };

/// Place of the number of a village that a cascade will reach.
pub const BADGE: Point = Point { x: -34.0, y: -30.0 };

/// Place of the sign of a village that would expand.
pub const BURSTS: Point = Point { x: 42.0, y: 20.0 };

/// Returns the area of a village's name, if it has so many letters.
pub fn name(letters: usize) -> Area {
    let width = letters as f64 * 8.2 + 18.0;
    Area { x: -width / 2.0, y: PLOT.ry + 3.0, width, height: 19.0 }
}

/// Returns the places of so many peasants on a plot, feet first, and their size.
pub fn peasants(count: usize) -> (f64, impl Iterator<Item = Point>) {
    let size = if count > 3 { 0.88 } else { 1.04 };
    let pitch = match count {
        0..=3 => 28.75,
        4 => 20.6,
        _ => 68.0 / (count as f64 - 1.0),
    };
    let places = (0..count).map(move |at| {
        let from_middle = at as f64 - (count as f64 - 1.0) / 2.0;
        // Inner ones stand a little lower, in front of the others.
        let outer = if count > 4 { at % 2 == 0 } else { from_middle.abs() >= 1.0 };
        let y = match (count, outer) {
            (0..=3, true) | (2, false) => 13.0,
            (0..=1, false) => 14.0,
            (3, false) => 15.0,
            (_, true) => 11.0,
            (_, false) => 14.0,
        };
        Point { x: from_middle * pitch, y }
    });
    (size, places)
}

/// What takes clicks and taps of a gate, round a point above its foot.
pub const GATE_TARGET: Oval = Oval { rx: 38.0, ry: 37.0 };

/// Middle of a gate's target.
pub fn gate_middle(gate: Gate) -> Point {
    gate.foot.moved(Point { x: 0.0, y: -17.0 })
}

/// What takes clicks and taps of the City.
pub const CITY_TARGET: Oval = Oval { rx: 106.0, ry: 82.0 };

/// What takes clicks and taps of a tower, relative to its foot.
pub const TOWER_TARGET: Area = Area { x: -56.0, y: -192.0, width: 112.0, height: 230.0 };

/// Lords whose windows a tower has room for.
pub const WINDOWS: u8 = 8;

/// Returns the place of a tower's window, from the foot of the tower: two side by side, from below.
pub const fn window(index: u8) -> Point {
    let x = [-9.5, 9.5][index as usize % 2];
    Point { x, y: -46.0 - 19.0 * (index / 2) as f64 }
}

/// Middle of the plate with a tower's lords.
pub const TOWER_PLATE: Point = Point { x: 0.0, y: -9.0 };

/// Returns the area of the plate, round its middle; one that shows a change is wider.
pub const fn tower_plate(changes: bool) -> Area {
    let width = if changes { 92.0 } else { 66.0 };
    Area { x: -width / 2.0, y: -19.0, width, height: 36.0 }
}

/// Returns the middle of a clan's field in the City, by the clan's place in the order.
pub const fn city_field(index: usize) -> Point {
    Point { x: -58.5 + 39.0 * index as f64, y: 29.5 }
}

/// Size of a clan's field in the City.
pub const CITY_FIELD: Area = Area { x: -17.5, y: -22.5, width: 35.0, height: 45.0 };

/// Radius of the disc of a peasant about to go along a line: to a village, and Outside or into the City.
pub const RIDER: f64 = 23.0;
/// Radius of the disc of a future lord or demon.
pub const GREAT_RIDER: f64 = 27.0;

/// Part of the way to a village on which its rider waits.
const RIDING: f64 = 0.52;

/// Returns the place of the rider of a line.
pub fn rider(road: Road) -> Option<Point> {
    match road.1 {
        LineEnd::Village(_) => Some(curve_of(road)?.at(RIDING)),
        LineEnd::Outside => Some(gate_of(road.0)?.rider),
        LineEnd::City => Some(entry_of(road.0)?.rider),
    }
}

/// Returns the place of the arrow at the end of a line, and the way in which it points: before the other plot, the
/// gate or the moat.
pub fn tip(road: Road) -> Option<(Point, Point)> {
    let curve = curve_of(road)?;
    let part = match road.1 {
        LineEnd::Outside => 0.93,
        LineEnd::City => 0.9,
        LineEnd::Village(_) => {
            let around = PLOT.grown(7.0);
            let parts = (0..100).rev().map(|part| f64::from(part) / 100.0);
            let is_free = |&part: &f64| {
                let Point { x, y } = curve.at(part);
                !around.contains(Point { x: x - curve.to.x, y: y - curve.to.y })
            };
            parts.take_while(|&part| part > 0.3).find(is_free)?
        }
    };
    Some((curve.at(part), curve.ahead(part)))
}
