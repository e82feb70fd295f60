//! What a seat may expect of a position.

use std::ops::{Add, AddAssign, Div};

use serde::{Deserialize, Serialize};

/// The most seats at any game.
pub const MOST_SEATS: usize = 5;

/// What a seat may expect of a position, or the sum of what it may expect of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// What search looks for, from 0 to 1: mostly the chance to win, and a share of the margin.
    pub value: f32,
    /// The chance to win, from 0 to 1; all seats together have 1.
    pub chance: f32,
    /// The place that it ends at, 1 for the best.
    pub place: f32,
    /// So many points ahead of the best other seat at the end, or behind.
    pub margin: f32,
}

/// The outlook of every seat, in the order of sitting; nothing for seats that nobody has.
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

/// The mean, if this is the sum of so many.
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
