//! The expected result of a position for a seat.

use std::ops::{Add, AddAssign, Div};

use serde::{Deserialize, Serialize};

/// Highest number of seats of any game.
pub const MOST_SEATS: usize = 5;

/// The expected result of a position for a seat, or the sum of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The search's objective, from 0 to 1: mostly the chance to win, and a share of the margin.
    pub value: f32,
    /// Chance to win, from 0 to 1; those of all seats add up to 1.
    pub chance: f32,
    /// Final place, 1 for the best.
    pub place: f32,
    /// Final margin over the best other seat, negative if behind.
    pub margin: f32,
}

/// The outlook of every seat, in seating order; zero for seats not at the table.
pub type Outlooks = [Outlook; MOST_SEATS];

impl Add for Outlook {
    type Output = Outlook;

    fn add(self, other: Outlook) -> Outlook {
        Outlook {
            value: self.value + other.value,
            chance: self.chance + other.chance,
            place: self.place + other.place,
            margin: self.margin + other.margin,
        }
    }
}

impl AddAssign for Outlook {
    fn add_assign(&mut self, other: Outlook) {
        *self = *self + other;
    }
}

/// The mean, if this is the sum of that many.
impl Div<f32> for Outlook {
    type Output = Outlook;

    fn div(self, count: f32) -> Outlook {
        Outlook {
            value: self.value / count,
            chance: self.chance / count,
            place: self.place / count,
            margin: self.margin / count,
        }
    }
}
