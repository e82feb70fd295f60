//! Which part of the map a small screen shows: the whole, a region, or what fingers made of it.
//!
//! Places on the screen are pixels from the upper left corner of the frame that shows the map. The
//! part is kept as what must be seen at least; a frame of another shape shows more land beside it.

use super::geometry::{Area, HEIGHT, Point, WIDTH};
use super::targets::Mark;
use crate::games::council_of_4::board::{City, Region};

/// Pixels for one map unit at most.
pub const MOST_PIXELS: f64 = 2.5;

/// The frame that shows the map, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// A part of the map that has a button of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    #[default]
    Whole,
    /// One region and a bit of its neighbours.
    Around(Region),
}

impl Part {
    /// The ground that it covers.
    pub const fn area(self) -> Area {
        match self {
            Part::Whole => Area::MAP,
            Part::Around(region) => Area::around(region),
        }
    }
}

/// The part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// What is seen at least.
    area: Area,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::of(Part::Whole)
    }
}

impl Viewport {
    /// A part, as large as the frame allows.
    pub const fn of(part: Part) -> Viewport {
        Viewport { area: part.area() }
    }

    /// What is seen at least, whatever the shape of the frame.
    pub const fn area(self) -> Area {
        self.area
    }

    /// The part that is shown, if it is one of those with a button.
    pub fn part(self) -> Option<Part> {
        let regions = Region::ALL.map(Part::Around);
        regions.into_iter().chain([Part::Whole]).find(|part| part.area() == self.area)
    }

    /// Pixels for one map unit.
    pub fn scale(self, frame: Frame) -> f64 {
        fit(self.area, frame)
    }

    /// All that the frame shows.
    pub fn visible(self, frame: Frame) -> Area {
        let scale = self.scale(frame);
        around(self.area.middle(), frame.width / scale, frame.height / scale)
    }

    /// The point of the map below a place on the screen.
    pub fn point(self, frame: Frame, place: Point) -> Point {
        let (visible, scale) = (self.visible(frame), self.scale(frame));
        Point { x: visible.x + place.x / scale, y: visible.y + place.y / scale }
    }

    /// After a finger has gone from one place to another, as far as there is map.
    #[must_use]
    pub fn dragged(self, frame: Frame, from: Point, to: Point) -> Viewport {
        self.holding(frame, self.point(frame, from), to, self.scale(frame))
    }

    /// Enlarged so many times about a place, which keeps its point of the map as far as the edges
    /// of the map allow. Never smaller than the whole map, nor larger than [`MOST_PIXELS`] a unit.
    #[must_use]
    pub fn zoomed(self, frame: Frame, times: f64, about: Point) -> Viewport {
        self.holding(frame, self.point(frame, about), about, self.scale(frame) * times)
    }

    /// After two fingers have gone from two places to two others: what lay between them still does.
    #[must_use]
    pub fn pinched(self, frame: Frame, from: [Point; 2], to: [Point; 2]) -> Viewport {
        let between = |[one, other]: [Point; 2]| Point {
            x: f64::midpoint(one.x, other.x),
            y: f64::midpoint(one.y, other.y),
        };
        let apart = |[one, other]: [Point; 2]| (one.x - other.x).hypot(one.y - other.y).max(1.0);
        let scale = self.scale(frame) * apart(to) / apart(from);
        self.holding(frame, self.point(frame, between(from)), between(to), scale)
    }

    /// With this point of the map at this place, within the limits.
    fn holding(self, frame: Frame, point: Point, place: Point, scale: f64) -> Viewport {
        if frame.width < 1.0 || frame.height < 1.0 || !scale.is_finite() {
            return self;
        }
        let least = fit(Area::MAP, frame);
        let scale = scale.clamp(least, MOST_PIXELS.max(least));
        let (width, height) = (frame.width / scale, frame.height / scale);
        let middle = Point {
            x: within(point.x - place.x / scale + width / 2.0, width, WIDTH),
            y: within(point.y - place.y / scale + height / 2.0, height, HEIGHT),
        };
        Viewport { area: around(middle, width, height) }
    }
}

/// The region to turn to so that something marked can be tapped: none if the part that is shown
/// has something marked already, or nothing is.
pub fn region_to_show(marks: &[Mark; 15], shown: Area) -> Option<Region> {
    let wanted = |city: &City| matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere);
    let in_sight = |city: &City| shown.contains(super::geometry::parts::TARGET.at(*city));
    let targets = || City::ALL.into_iter().filter(wanted);
    if targets().any(|city| in_sight(&city)) { None } else { targets().next().map(City::region) }
}

/// Pixels for one map unit, so that the frame shows all of the area.
fn fit(area: Area, frame: Frame) -> f64 {
    (frame.width / area.width).min(frame.height / area.height)
}

fn around(middle: Point, width: f64, height: f64) -> Area {
    Area { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height }
}

/// The middle of what is shown, so that no more than the map is shown, or all of it in the middle.
fn within(middle: f64, shown: f64, all: f64) -> f64 {
    if shown >= all { all / 2.0 } else { middle.clamp(shown / 2.0, all - shown / 2.0) }
}
