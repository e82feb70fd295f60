//! The influence track in frames of any size, in pixels.

use super::geometry::{Area, Point};
use crate::games::four_towers::rules::components::{TOP, TRACK};

/// Arrangement of the spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One above the other, the start lowest.
    Up,
    /// Side by side, the start at the left.
    Across,
    /// In two rows of the same length, the start at the upper left.
    Rows,
}

/// Number of spaces.
const SPACES: f64 = TRACK.len() as f64;
/// Spaces of each of two rows.
const COLUMNS: f64 = SPACES / 2.0;
/// Height of the line above the spaces that says what they are.
const HEAD: f64 = 25.0;
/// Width from which a column has room for larger markers.
const WIDE: f64 = 66.0;

/// Least distance of a gem from the middle of the number that it lies beside.
const LEAST_TO_GEM: f64 = 14.0;

/// Measures of the track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track {
    /// Width of the frame.
    pub width: f64,
    /// Height of the frame.
    pub height: f64,
    /// Arrangement of the spaces.
    pub way: Way,
    /// Height of the title.
    pub head: f64,
    /// Radius of the discs with the points.
    pub disc: f64,
}

impl Track {
    /// Returns the measures of a track in a frame of this size, with or without a title.
    pub fn of(width: u32, height: u32, way: Way, has_title: bool) -> Track {
        let (width, height) = (f64::from(width), f64::from(height));
        let head = if has_title { HEAD } else { 0.0 };
        let disc = match way {
            Way::Up => ((height - head) / SPACES / 2.0 - 3.0).clamp(8.0, 13.5),
            Way::Across => (height / 2.0 - 6.0).min(width / SPACES * 0.22).clamp(8.0, 12.0),
            Way::Rows => 9.0,
        };
        Track { width, height, way, head, disc }
    }

    /// Returns the area of a space.
    pub fn space(&self, step: u8) -> Area {
        let at = f64::from(step.min(TOP));
        match self.way {
            Way::Up => {
                let height = (self.height - self.head) / SPACES;
                let y = self.height - (at + 1.0) * height;
                Area { x: 3.0, y, width: self.width - 6.0, height }
            }
            Way::Across => {
                let width = self.width / SPACES;
                Area { x: at * width, y: 3.0, width, height: self.height - 6.0 }
            }
            Way::Rows => {
                let (width, height) = (self.width / COLUMNS, self.height / 2.0);
                let (column, row) = (at % COLUMNS, (at / COLUMNS).floor());
                Area { x: column * width, y: row * height, width, height }
            }
        }
    }

    /// Returns the place of the points of a space.
    pub fn points(&self, step: u8) -> Point {
        let space = self.space(step);
        match self.way {
            Way::Up => Point { x: space.x + self.disc + 1.5, y: space.middle().y },
            Way::Across => Point { x: space.x + self.disc + 1.0, y: space.middle().y },
            Way::Rows => Point { x: space.x + 12.0, y: space.y + 12.0 },
        }
    }

    /// Returns the place of the gem of a space.
    pub fn gem(&self, step: u8) -> Point {
        let points = self.points(step);
        match self.way {
            Way::Up => {
                points.moved(Point { x: self.disc.max(LEAST_TO_GEM) + 1.0, y: -self.disc * 0.6 })
            }
            Way::Across => {
                points.moved(Point { x: self.disc.max(LEAST_TO_GEM), y: -self.disc * 0.8 })
            }
            Way::Rows => Point { x: self.space(step).right() - 13.0, y: points.y },
        }
    }

    /// Returns the places of so many markers on a space, and their size.
    pub fn markers(&self, step: u8, count: usize) -> (f64, impl Iterator<Item = Point>) {
        let (space, points) = (self.space(step), self.points(step));
        let middle = space.middle();
        // The room beside or below the points.
        let (left, right, top, bottom) = match self.way {
            Way::Up => (points.x + self.disc + 1.0, space.right(), space.y, space.bottom()),
            Way::Across => (points.x + self.disc + 0.5, space.right(), space.y, space.bottom()),
            Way::Rows => (space.x + 3.0, space.right() - 3.0, space.y + 21.0, space.bottom() - 1.0),
        };
        // Side by side, or one above the other where that is narrow.
        let (columns, rows): (usize, usize) = match (count, self.way) {
            (0..=1, _) => (1, 1),
            (2, Way::Across) => (1, 2),
            (2, Way::Up | Way::Rows) => (2, 1),
            _ => (2, 2),
        };
        let (wide, high) = (columns as f64, rows as f64);
        let (width, height) = ((right - left) / wide, (bottom - top) / high);
        let most = if self.way == Way::Up && self.width >= WIDE { 1.6 } else { 1.4 };
        // A marker is at most 13 wide and 12 high.
        let size = (width / 13.0).min((height - 1.0) / 12.0).clamp(0.6, most);
        let y = match self.way {
            Way::Up | Way::Across => middle.y,
            Way::Rows => (top + bottom) / 2.0,
        };
        let places = (0..count).map(move |at| {
            let (column, row) = ((at % columns) as f64, (at / columns) as f64);
            Point { x: left + (column + 0.5) * width, y: y + (row - (high - 1.0) / 2.0) * height }
        });
        (size, places)
    }
}
