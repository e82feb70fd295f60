//! Which part of the map a small screen shows: the whole, a region, or what fingers made of it.
//!
//! Places on the screen are pixels from the upper left corner of the frame that shows the map. The
//! part is kept apart from the frame, whose shape changes when a sheet opens below it.

use super::geometry::{Area, HEIGHT, Point, WIDTH, parts};
use super::targets::Mark;
use crate::games::council_of_4::rules::board::{City, Region};

/// Pixels for one map unit that names need to be read well.
const LEAST_PIXELS: f64 = 0.85;
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
pub enum MapPart {
    /// All of it.
    #[default]
    Whole,
    /// One region and a bit of its neighbours.
    Around(Region),
}

impl MapPart {
    /// The ground that it covers.
    pub const fn area(self) -> Area {
        match self {
            MapPart::Whole => Area::MAP,
            MapPart::Around(region) => Area::around(region),
        }
    }
}

/// The part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// What lies in the middle of the frame, as far as the edges of the map allow.
    middle: Point,
    size: Size,
}

/// How large the map is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    /// As the part asks for.
    Of(MapPart),
    /// So many pixels for one map unit.
    Scale(f64),
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::of(MapPart::Whole)
    }
}

impl Viewport {
    /// A part: the whole map, or a region: all of it, or in a low frame over all the width.
    pub fn of(part: MapPart) -> Viewport {
        Viewport { middle: part.area().middle(), size: Size::Of(part) }
    }

    /// The region of a city, and if the frame is too low for all of it, the city in the middle.
    pub fn toward(city: City) -> Viewport {
        let part = MapPart::Around(city.region());
        let middle = Point { y: parts::TARGET.at(city).middle().y, ..part.area().middle() };
        Viewport { middle, size: Size::Of(part) }
    }

    /// Over the region that all of the cities lie in, or over everything; none without a city.
    pub fn over(cities: impl IntoIterator<Item = City>) -> Option<Viewport> {
        let mut regions = cities.into_iter().map(City::region);
        let first = regions.next()?;
        let part = if regions.all(|region| region == first) {
            MapPart::Around(first)
        } else {
            MapPart::Whole
        };
        Some(Viewport::of(part))
    }

    /// With a city in sight: as it is where all of the city is seen already, else its region, or
    /// in the size that fingers made the city in the middle.
    #[must_use]
    pub fn showing(self, frame: Frame, city: City) -> Viewport {
        let target = parts::TARGET.at(city);
        match self.size {
            _ if self.visible(frame).contains(target) => self,
            Size::Of(_) => Viewport::toward(city),
            Size::Scale(_) => Viewport { middle: target.middle(), ..self },
        }
    }

    /// The part that is shown, if it is one of those with a button.
    pub const fn part(self) -> Option<MapPart> {
        match self.size {
            Size::Of(part) => Some(part),
            Size::Scale(_) => None,
        }
    }

    /// Pixels for one map unit.
    pub fn scale(self, frame: Frame) -> f64 {
        let all = fit(Area::MAP, frame);
        match self.size {
            Size::Of(MapPart::Whole) => all,
            // In a low frame the region fills the width and is cut, so that names stay readable.
            Size::Of(MapPart::Around(region)) => {
                let area = Area::around(region);
                let whole = fit(area, frame);
                let least = if whole < LEAST_PIXELS { 1.0 } else { whole };
                least.min(frame.width / area.width).max(all)
            }
            Size::Scale(scale) => scale.min(MOST_PIXELS).max(all),
        }
    }

    /// All that the frame shows.
    pub fn visible(self, frame: Frame) -> Area {
        let scale = self.scale(frame);
        let (width, height) = (frame.width / scale, frame.height / scale);
        let x = within(self.middle.x, width, WIDTH) - width / 2.0;
        let y = within(self.middle.y, height, HEIGHT) - height / 2.0;
        Area { x, y, width, height }
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
        let size = Size::Scale(scale);
        let scale = Viewport { size, ..self }.scale(frame);
        let middle = Point {
            x: point.x + (frame.width / 2.0 - place.x) / scale,
            y: point.y + (frame.height / 2.0 - place.y) / scale,
        };
        // Where the edge stops it, it stops: going back answers at once.
        let middle = Viewport { middle, size: Size::Scale(scale) }.visible(frame).middle();
        Viewport { middle, size: Size::Scale(scale) }
    }
}

/// The city to turn to so that something marked can be tapped: none if what is shown has something
/// marked already, or nothing is.
pub fn city_to_show(marks: &[Mark; 15], shown: Area) -> Option<City> {
    let wanted = |city: &City| matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere);
    let in_sight = |city: &City| shown.contains(parts::TARGET.at(*city));
    let targets = || City::ALL.into_iter().filter(wanted);
    if targets().any(|city| in_sight(&city)) { None } else { targets().next() }
}

/// Pixels for one map unit, so that the frame shows all of the area.
fn fit(area: Area, frame: Frame) -> f64 {
    (frame.width / area.width).min(frame.height / area.height)
}

/// The middle of what is shown, so that no more than the map is shown, or all of it in the middle.
fn within(middle: f64, shown: f64, all: f64) -> f64 {
    if shown >= all { all / 2.0 } else { middle.min(all - shown / 2.0).max(shown / 2.0) }
}
