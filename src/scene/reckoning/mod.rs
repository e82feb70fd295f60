//! Points of a match by cause: as bars show them, and as the last count adds them up.

mod bars;
mod timetable;

pub use bars::{Bar, Segment, bars};
pub use timetable::{DROP, FLIGHT, LONGEST, Landing, REST, TRAIL, Timetable, WINNER};

use crate::rules::Seat;

/// Points that the last count adds together, with the place from which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile<P> {
    /// Seat that gets them.
    pub seat: Seat,
    /// Number of points, at least 1.
    pub points: u16,
    /// Place on the table.
    pub from: P,
}

/// Points of all seats from one cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<C, P> {
    pub cause: C,
    /// Stage of the last count that adds them; `None` if they were counted during play.
    pub stage: Option<usize>,
    /// Points of each seat, in seating order.
    pub points: Vec<u16>,
    /// Tiles that bring them in the last count; none if they were counted during play.
    pub tiles: Vec<Tile<P>>,
}

impl<C, P> Part<C, P> {
    /// Returns points that were counted during play.
    pub fn in_play(cause: C, points: impl IntoIterator<Item = u16>) -> Part<C, P> {
        let points = points.into_iter().collect();
        Part { cause, stage: None, points, tiles: Vec::new() }
    }

    /// Returns points that a stage of the last count adds, for so many seats. Tiles without points are left out.
    pub fn at_the_end(
        cause: C,
        stage: usize,
        seats: u8,
        tiles: impl IntoIterator<Item = Tile<P>>,
    ) -> Part<C, P> {
        let tiles: Vec<Tile<P>> = tiles.into_iter().filter(|tile| tile.points > 0).collect();
        let of = |seat: Seat| {
            let own = tiles.iter().filter(|tile| tile.seat == seat);
            own.map(|tile| tile.points).sum()
        };
        let points = Seat::first(seats).map(of).collect();
        Part { cause, stage: Some(stage), points, tiles }
    }

    /// Returns the points of a seat.
    pub fn of(&self, seat: Seat) -> u16 {
        self.points.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether it brought anyone anything.
    pub fn counts(&self) -> bool {
        self.points.iter().any(|&points| points > 0)
    }
}
