//! Points, rectangles and curves on a map, in the units of its game.

/// Length that no screen shows.
const ROUNDING: f64 = 1e-6;

/// Point on a map, or relative to another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: f64,
    /// Distance from the upper edge.
    pub y: f64,
}

impl Point {
    /// Returns the point moved by this much.
    #[must_use]
    pub fn moved(self, by: Point) -> Point {
        Point { x: self.x + by.x, y: self.y + by.y }
    }
}

/// Rectangle on a map, or relative to a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Distance between the left and the right edge.
    pub width: f64,
    /// Distance between the upper and the lower edge.
    pub height: f64,
}

impl Area {
    /// Returns the area as the `viewBox` of a drawing.
    pub fn view_box(self) -> String {
        format!("{:.1} {:.1} {:.1} {:.1}", self.x, self.y, self.width, self.height)
    }

    /// Returns the right edge.
    pub fn right(self) -> f64 {
        self.x + self.width
    }

    /// Returns the lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// Returns the middle.
    pub fn middle(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Returns the area on the map, if it was relative to this point.
    #[must_use]
    pub fn at(self, Point { x, y }: Point) -> Area {
        Area { x: self.x + x, y: self.y + y, ..self }
    }

    /// Whether the other area is completely inside, but for what rounding adds.
    pub fn contains(self, other: Area) -> bool {
        self.x - ROUNDING <= other.x
            && self.y - ROUNDING <= other.y
            && other.right() <= self.right() + ROUNDING
            && other.bottom() <= self.bottom() + ROUNDING
    }
}

/// Quadratic curve from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Start.
    pub from: Point,
    /// Control point.
    pub bend: Point,
    /// End.
    pub to: Point,
}

impl Curve {
    /// Returns the point after this part of the way, from 0 to 1.
    pub fn at(self, part: f64) -> Point {
        let rest = 1.0 - part;
        let of = |from: f64, bend: f64, to: f64| {
            rest * rest * from + 2.0 * rest * part * bend + part * part * to
        };
        Point {
            x: of(self.from.x, self.bend.x, self.to.x),
            y: of(self.from.y, self.bend.y, self.to.y),
        }
    }

    /// Returns the way ahead after this part of it.
    pub fn ahead(self, part: f64) -> Point {
        let rest = 1.0 - part;
        let of = |from: f64, bend: f64, to: f64| rest * (bend - from) + part * (to - bend);
        Point {
            x: of(self.from.x, self.bend.x, self.to.x),
            y: of(self.from.y, self.bend.y, self.to.y),
        }
    }

    /// Returns the curve as a path.
    pub fn path(self) -> String {
        let Curve { from, bend, to } = self;
        format!("M{} {}Q{} {} {} {}", from.x, from.y, bend.x, bend.y, to.x, to.y)
    }
}
