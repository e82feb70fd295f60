//! Part of the map that a small screen shows: the whole, a region, or a part chosen with the fingers.
//!
//! Positions on the screen are pixels from the upper left corner of the frame that shows the map. The
//! part is independent of the frame, whose shape changes when a sheet opens below it.

use super::geometry::{Area, HEIGHT, MAP, Point, WIDTH, around, city_middle, parts};
use super::targets::Mark;
use crate::games::council_of_4::rules::board::{City, Region};

/// Minimum pixels per map unit for names that are easy to read.
const LEAST_PIXELS: f64 = 0.85;
/// Maximum pixels per map unit.
pub const MOST_PIXELS: f64 = 2.5;

/// Frame that shows the map, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Width of the frame.
    pub width: f64,
    /// Height of the frame.
    pub height: f64,
}

/// Part of the map with its own button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MapPart {
    /// The whole map.
    #[default]
    Whole,
    /// One region and a bit of its neighbours.
    Around(Region),
}

impl MapPart {
    /// Returns the ground that it covers.
    pub const fn area(self) -> Area {
        match self {
            MapPart::Whole => MAP,
            MapPart::Around(region) => around(region),
        }
    }
}

/// Part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Point in the middle of the frame, as far as the edges of the map allow.
    middle: Point,
    size: Size,
}

/// Size of the map on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    /// Size that suits the part.
    Of(MapPart),
    /// Pixels per map unit.
    Scale(f64),
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::of(MapPart::Whole)
    }
}

impl Viewport {
    /// Returns the viewport of a part: the whole map, all of a region, or its full width in a low frame.
    pub fn of(part: MapPart) -> Viewport {
        Viewport { middle: part.area().middle(), size: Size::Of(part) }
    }

    /// Returns the viewport of a city's region, centred on the city if the frame is too low for it.
    pub fn toward(city: City) -> Viewport {
        let part = MapPart::Around(city.region());
        let middle =
            Point { y: parts::TARGET.at(city_middle(city)).middle().y, ..part.area().middle() };
        Viewport { middle, size: Size::Of(part) }
    }

    /// Returns the viewport of the region with all the cities, or of everything; `None` without a city.
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

    /// Returns a viewport that shows a city: this one if the city is already visible, else that of its
    /// region, or one centred on the city at the size chosen with the fingers.
    #[must_use]
    pub fn showing(self, frame: Frame, city: City) -> Viewport {
        let target = parts::TARGET.at(city_middle(city));
        match self.size {
            _ if self.visible(frame).contains(target) => self,
            Size::Of(_) => Viewport::toward(city),
            Size::Scale(_) => Viewport { middle: target.middle(), ..self },
        }
    }

    /// Returns the part that is shown, if it has a button.
    pub const fn part(self) -> Option<MapPart> {
        match self.size {
            Size::Of(part) => Some(part),
            Size::Scale(_) => None,
        }
    }

    /// Returns the number of pixels per map unit.
    pub fn scale(self, frame: Frame) -> f64 {
        let all = fit(MAP, frame);
        match self.size {
            Size::Of(MapPart::Whole) => all,
            // In a low frame the region fills the width and is cut, so that names stay readable.
            Size::Of(MapPart::Around(region)) => {
                let area = around(region);
                let whole = fit(area, frame);
                let least = if whole < LEAST_PIXELS { 1.0 } else { whole };
                least.min(frame.width / area.width).max(all)
            }
            Size::Scale(scale) => scale.min(MOST_PIXELS).max(all),
        }
    }

    /// Returns the area that the frame shows.
    pub fn visible(self, frame: Frame) -> Area {
        let scale = self.scale(frame);
        let (width, height) = (frame.width / scale, frame.height / scale);
        let x = within(self.middle.x, width, WIDTH) - width / 2.0;
        let y = within(self.middle.y, height, HEIGHT) - height / 2.0;
        Area { x, y, width, height }
    }

    /// Returns the point of the map at a position on the screen.
    pub fn point(self, frame: Frame, place: Point) -> Point {
        let (visible, scale) = (self.visible(frame), self.scale(frame));
        Point { x: visible.x + place.x / scale, y: visible.y + place.y / scale }
    }

    /// Returns the viewport after a finger has moved between two positions, as far as there is map.
    #[must_use]
    pub fn dragged(self, frame: Frame, from: Point, to: Point) -> Viewport {
        self.holding(frame, self.point(frame, from), to, self.scale(frame))
    }

    /// Returns the viewport enlarged this many times about a position, which keeps its point of the map
    /// as far as the edges allow. Shows the whole map at least, and [`MOST_PIXELS`] per unit at most.
    #[must_use]
    pub fn zoomed(self, frame: Frame, times: f64, about: Point) -> Viewport {
        self.holding(frame, self.point(frame, about), about, self.scale(frame) * times)
    }

    /// Returns the viewport after two fingers have moved: the point between them stays between them.
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

    /// Returns the viewport with this point of the map at this position, within the limits.
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
        // The edge stops it completely, so that moving back responds immediately.
        let middle = Viewport { middle, size: Size::Scale(scale) }.visible(frame).middle();
        Viewport { middle, size: Size::Scale(scale) }
    }
}

/// Returns the city to turn to so that a marked one can be tapped, or `None` if one is already visible or
/// none is marked.
pub fn city_to_show(marks: &[Mark; 15], shown: Area) -> Option<City> {
    let wanted = |city: &City| matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere);
    let in_sight = |city: &City| shown.contains(parts::TARGET.at(city_middle(*city)));
    let targets = || City::ALL.into_iter().filter(wanted);
    if targets().any(|city| in_sight(&city)) { None } else { targets().next() }
}

/// Returns the pixels per map unit at which the frame shows all of the area.
fn fit(area: Area, frame: Frame) -> f64 {
    (frame.width / area.width).min(frame.height / area.height)
}

/// Returns the middle of what is shown: inside the map, or the middle of the map if all of it fits.
fn within(middle: f64, shown: f64, all: f64) -> f64 {
    if shown >= all { all / 2.0 } else { middle.min(all - shown / 2.0).max(shown / 2.0) }
}
