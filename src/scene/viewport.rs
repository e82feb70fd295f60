//! Part of a map that a small screen shows: the whole, one of its parts, or what was chosen with the fingers.
//!
//! Positions on the screen are pixels from the upper left corner of the frame that shows the map. The
//! part is independent of the frame, whose shape changes when a sheet opens below it.

use super::plane::{Area, Point};

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

/// A game's map, as a small screen shows it.
#[derive(Debug)]
pub struct Map {
    /// Number of its parts.
    pub parts: u8,
    /// The part that is shown at first; `None` for the whole.
    pub first: Option<u8>,
    /// Height of the tallest place, which even a low frame shows whole.
    pub tallest: f64,
    /// Returns the ground of a part, or of the whole.
    pub area: fn(Option<u8>) -> Area,
    /// Returns the ground of the whole in a frame: places drawn larger from afar may need more of it.
    pub whole: fn(Frame) -> Area,
}

impl Map {
    /// No map.
    pub const NONE: Map =
        Map { parts: 0, first: None, tallest: 1.0, area: |_| DOT, whole: |_| DOT };
}

/// The ground of no map.
const DOT: Area = Area { x: 0.0, y: 0.0, width: 1.0, height: 1.0 };

/// Part of a map with its own button.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    map: &'static Map,
    /// Its number; `None` for the whole map.
    pub at: Option<u8>,
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        std::ptr::eq(self.map, other.map) && self.at == other.at
    }
}

impl Part {
    /// Returns the part of a number, or the whole.
    pub const fn of(map: &'static Map, at: Option<u8>) -> Part {
        Part { map, at }
    }

    /// Returns all parts of its map, and then the whole.
    pub fn all(self) -> impl Iterator<Item = Part> {
        (0..self.map.parts).map(Some).chain([None]).map(move |at| Part { at, ..self })
    }

    /// Returns the whole of its map.
    #[must_use]
    pub const fn whole(self) -> Part {
        Part { at: None, ..self }
    }

    /// Returns the ground that it covers.
    pub fn area(self) -> Area {
        (self.map.area)(self.at)
    }
}

/// Part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The whole of its map.
    whole: Part,
    /// Point in the middle of the frame, as far as the edges of the map allow.
    middle: Point,
    size: Size,
}

/// Size of the map on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    /// Size that suits the part.
    Of(Part),
    /// Pixels per map unit.
    Scale(f64),
}

impl Viewport {
    /// Returns the viewport of a map at first.
    pub fn first(map: &'static Map) -> Viewport {
        Viewport::of(Part::of(map, map.first))
    }

    /// Returns the viewport of a part: the whole map, all of the part, or its full width in a low frame.
    pub fn of(part: Part) -> Viewport {
        Viewport { whole: part.whole(), middle: part.area().middle(), size: Size::Of(part) }
    }

    /// Returns the part that is the whole map.
    pub const fn whole(self) -> Part {
        self.whole
    }

    /// Returns the viewport of a part, centred on a place in it if the frame is too low for all of the part.
    pub fn toward(part: Part, target: Area) -> Viewport {
        let middle = Point { y: target.middle().y, ..part.area().middle() };
        Viewport { whole: part.whole(), middle, size: Size::Of(part) }
    }

    /// Returns the viewport of the part that all of these are, or of everything; `None` without any.
    pub fn over(parts: impl IntoIterator<Item = Part>) -> Option<Viewport> {
        let mut parts = parts.into_iter();
        let first = parts.next()?;
        let part = if parts.all(|part| part == first) { first } else { first.whole() };
        Some(Viewport::of(part))
    }

    /// Returns a viewport that shows a place: this one if it is already visible, else that of its part, or one centred
    /// on the place at the size chosen with the fingers, unless that is too large for it.
    #[must_use]
    pub fn showing(self, frame: Frame, part: Part, target: Area) -> Viewport {
        match self.size {
            _ if self.visible(frame).contains(target) => self,
            Size::Of(_) => Viewport::toward(part, target),
            Size::Scale(scale) => {
                let scale = scale.min(fit(target, frame));
                Viewport { middle: target.middle(), size: Size::Scale(scale), ..self }
            }
        }
    }

    /// Returns the part that is shown, if it has a button.
    pub fn part(self) -> Option<Part> {
        match self.size {
            Size::Of(part) => Some(part),
            Size::Scale(_) => None,
        }
    }

    /// Returns the number of pixels per map unit.
    pub fn scale(self, frame: Frame) -> f64 {
        let all = fit((self.whole.map.whole)(frame), frame);
        match self.size {
            Size::Of(Part { at: None, .. }) => all,
            // In a low frame the part fills the width and is cut, so that names stay readable.
            Size::Of(part) => {
                let area = part.area();
                let whole = fit(area, frame);
                let least = if whole < LEAST_PIXELS { 1.0 } else { whole };
                let most = (frame.width / area.width).min(frame.height / part.map.tallest);
                least.min(most).max(all)
            }
            Size::Scale(scale) => scale.min(MOST_PIXELS).max(all),
        }
    }

    /// Returns the area that the frame shows.
    pub fn visible(self, frame: Frame) -> Area {
        let scale = self.scale(frame);
        let (width, height) = (frame.width / scale, frame.height / scale);
        let all = (self.whole.map.whole)(frame);
        let x = within(self.middle.x, width, all.x, all.width) - width / 2.0;
        let y = within(self.middle.y, height, all.y, all.height) - height / 2.0;
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
        let middle = Viewport { middle, size: Size::Scale(scale), ..self }.visible(frame).middle();
        Viewport { middle, size: Size::Scale(scale), ..self }
    }
}

/// Returns the place to turn to so that one of these can be pressed, or `None` if one is already visible or there is
/// none.
pub fn to_show(places: &[(Part, Area)], shown: Area) -> Option<(Part, Area)> {
    let in_sight = |(_, target): &(Part, Area)| shown.contains(*target);
    if places.iter().any(in_sight) { None } else { places.first().copied() }
}

/// Returns the pixels per map unit at which the frame shows all of the area.
fn fit(area: Area, frame: Frame) -> f64 {
    (frame.width / area.width).min(frame.height / area.height)
}

/// Returns the middle of what is shown: inside the map, or the middle of the map if all of it fits.
fn within(middle: f64, shown: f64, from: f64, all: f64) -> f64 {
    if shown >= all {
        from + all / 2.0
    } else {
        middle.min(from + all - shown / 2.0).max(from + shown / 2.0)
    }
}
