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

/// Part of a game's map with its own button.
pub trait Part: Copy + std::fmt::Debug + PartialEq + 'static {
    /// Part that is the whole map.
    const WHOLE: Self;
    /// All other parts.
    const PARTS: &'static [Self];
    /// The part that is shown at first.
    const FIRST: Self = Self::WHOLE;
    /// Height of the tallest place, which even a low frame shows whole.
    const TALLEST: f64;

    /// Returns the ground that it covers.
    fn area(self) -> Area;

    /// Returns the ground of the whole map in a frame: places drawn larger from afar may need more of it.
    fn whole(_frame: Frame) -> Area {
        Self::WHOLE.area()
    }
}

/// No map.
impl Part for () {
    const WHOLE: () = ();
    const PARTS: &'static [()] = &[];
    const TALLEST: f64 = 1.0;

    fn area(self) -> Area {
        Area { x: 0.0, y: 0.0, width: 1.0, height: 1.0 }
    }
}

/// Part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport<P> {
    /// Point in the middle of the frame, as far as the edges of the map allow.
    middle: Point,
    size: Size<P>,
}

/// Size of the map on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Size<P> {
    /// Size that suits the part.
    Of(P),
    /// Pixels per map unit.
    Scale(f64),
}

impl<P: Part> Default for Viewport<P> {
    fn default() -> Viewport<P> {
        Viewport::of(P::WHOLE)
    }
}

impl<P: Part> Viewport<P> {
    /// Returns the viewport at first.
    pub fn first() -> Viewport<P> {
        Viewport::of(P::FIRST)
    }

    /// Returns the viewport of a part: the whole map, all of the part, or its full width in a low frame.
    pub fn of(part: P) -> Viewport<P> {
        Viewport { middle: part.area().middle(), size: Size::Of(part) }
    }

    /// Returns the viewport of a part, centred on a place in it if the frame is too low for all of the part.
    pub fn toward(part: P, target: Area) -> Viewport<P> {
        let middle = Point { y: target.middle().y, ..part.area().middle() };
        Viewport { middle, size: Size::Of(part) }
    }

    /// Returns the viewport of the part that all of these are, or of everything; `None` without any.
    pub fn over(parts: impl IntoIterator<Item = P>) -> Option<Viewport<P>> {
        let mut parts = parts.into_iter();
        let first = parts.next()?;
        let part = if parts.all(|part| part == first) { first } else { P::WHOLE };
        Some(Viewport::of(part))
    }

    /// Returns a viewport that shows a place: this one if it is already visible, else that of its part, or one centred
    /// on the place at the size chosen with the fingers, unless that is too large for it.
    #[must_use]
    pub fn showing(self, frame: Frame, part: P, target: Area) -> Viewport<P> {
        match self.size {
            _ if self.visible(frame).contains(target) => self,
            Size::Of(_) => Viewport::toward(part, target),
            Size::Scale(scale) => {
                let scale = scale.min(fit(target, frame));
                Viewport { middle: target.middle(), size: Size::Scale(scale) }
            }
        }
    }

    /// Returns the part that is shown, if it has a button.
    pub fn part(self) -> Option<P> {
        match self.size {
            Size::Of(part) => Some(part),
            Size::Scale(_) => None,
        }
    }

    /// Returns the number of pixels per map unit.
    pub fn scale(self, frame: Frame) -> f64 {
        let all = fit(P::whole(frame), frame);
        match self.size {
            Size::Of(part) if part == P::WHOLE => all,
            // In a low frame the part fills the width and is cut, so that names stay readable.
            Size::Of(part) => {
                let area = part.area();
                let whole = fit(area, frame);
                let least = if whole < LEAST_PIXELS { 1.0 } else { whole };
                let most = (frame.width / area.width).min(frame.height / P::TALLEST);
                least.min(most).max(all)
            }
            Size::Scale(scale) => scale.min(MOST_PIXELS).max(all),
        }
    }

    /// Returns the area that the frame shows.
    pub fn visible(self, frame: Frame) -> Area {
        let scale = self.scale(frame);
        let (width, height) = (frame.width / scale, frame.height / scale);
        let all = P::whole(frame);
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
    pub fn dragged(self, frame: Frame, from: Point, to: Point) -> Viewport<P> {
        self.holding(frame, self.point(frame, from), to, self.scale(frame))
    }

    /// Returns the viewport enlarged this many times about a position, which keeps its point of the map
    /// as far as the edges allow. Shows the whole map at least, and [`MOST_PIXELS`] per unit at most.
    #[must_use]
    pub fn zoomed(self, frame: Frame, times: f64, about: Point) -> Viewport<P> {
        self.holding(frame, self.point(frame, about), about, self.scale(frame) * times)
    }

    /// Returns the viewport after two fingers have moved: the point between them stays between them.
    #[must_use]
    pub fn pinched(self, frame: Frame, from: [Point; 2], to: [Point; 2]) -> Viewport<P> {
        let between = |[one, other]: [Point; 2]| Point {
            x: f64::midpoint(one.x, other.x),
            y: f64::midpoint(one.y, other.y),
        };
        let apart = |[one, other]: [Point; 2]| (one.x - other.x).hypot(one.y - other.y).max(1.0);
        let scale = self.scale(frame) * apart(to) / apart(from);
        self.holding(frame, self.point(frame, between(from)), between(to), scale)
    }

    /// Returns the viewport with this point of the map at this position, within the limits.
    fn holding(self, frame: Frame, point: Point, place: Point, scale: f64) -> Viewport<P> {
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
        let middle = Viewport { middle, size: Size::<P>::Scale(scale) }.visible(frame).middle();
        Viewport { middle, size: Size::Scale(scale) }
    }
}

/// Returns the place to turn to so that one of these can be pressed, or `None` if one is already visible or there is
/// none.
pub fn to_show<P: Part>(places: &[(P, Area)], shown: Area) -> Option<(P, Area)> {
    let in_sight = |(_, target): &(P, Area)| shown.contains(*target);
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
