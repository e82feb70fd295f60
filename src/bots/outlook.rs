//! The expected result of a position for a seat.

use std::ops::{Add, AddAssign, Div};

use serde::{Deserialize, Serialize};

use crate::rules::{Seat, Seats};

/// Highest number of seats of any game.
pub const MOST_SEATS: usize = 5;

/// The expected result of a position for a seat, or the sum of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The search's objective, from 0 to 1: mostly the chance to win, and a share of the margin.
    pub value: f32,
    /// Chance to win, from 0 to 1; those of all seats add up to 1. As search finds it, or, in advice, as it comes true
    /// ([`Chances`](super::chances::Chances)).
    pub chance: f32,
    /// Final place, 1 for the best.
    pub place: f32,
    /// Final margin over the best other seat, negative if behind.
    pub margin: f32,
}

/// Returns a chance from 0 to 1 in whole percent.
pub fn percent(chance: f32) -> u8 {
    // NaN becomes 0.
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

/// The outlook of every seat, in seating order; zero for seats not at the table.
pub type Outlooks = [Outlook; MOST_SEATS];

/// Share of the chance to win in a value; the rest is the margin.
const WIN_SHARE: f32 = 0.7;

/// Returns every seat's expected result from the points to expect of each at the end, if a lead of `clear` points
/// counts as three quarters of a victory. Of a game that is over, `before` says how many seats are placed before each.
pub fn outlooks(points: &[f32], clear: f32, before: Option<&[u8]>) -> Outlooks {
    // Chance to end ahead of another seat with such a lead.
    let ahead = |lead: f32| 0.5 + 0.5 * lead / (lead.abs() + clear);
    let mut outlooks = Outlooks::default();
    for (seat, (outlook, own)) in outlooks.iter_mut().zip(points).enumerate() {
        (outlook.chance, outlook.place, outlook.margin) = (1.0, 1.0, f32::MAX);
        for (_, other) in points.iter().enumerate().filter(|&(other, _)| other != seat) {
            let lead = own - other;
            let ahead = ahead(lead);
            outlook.chance *= ahead;
            outlook.place += 1.0 - ahead;
            outlook.margin = outlook.margin.min(lead);
        }
    }
    // Seats that are not at the table have no chance.
    for ((outlook, _), &before) in outlooks.iter_mut().zip(points).zip(before.unwrap_or_default()) {
        // This is certain.
        outlook.chance = f32::from(u8::from(before == 0));
        outlook.place = 1.0 + f32::from(before);
    }
    let all: f32 = outlooks.iter().map(|outlook| outlook.chance).sum();
    for (outlook, _) in outlooks.iter_mut().zip(points) {
        outlook.chance /= all;
        outlook.value = WIN_SHARE * outlook.chance + (1.0 - WIN_SHARE) * ahead(outlook.margin);
    }
    outlooks
}

/// Returns every seat's result in a game that is over, in which of seats with as many points those of the winners are ahead.
pub fn of_the_end(points: &[f32], clear: f32, winners: Seats) -> Outlooks {
    let mut before = [0; MOST_SEATS];
    for ((seat, own), before) in (0..).map(Seat).zip(points).zip(&mut before) {
        let is_ahead = |&(other, points): &(Seat, &f32)| {
            points > own || winners.contains(other) && !winners.contains(seat)
        };
        *before = (0..).map(Seat).zip(points).filter(is_ahead).count() as u8;
    }
    outlooks(points, clear, Some(&before))
}

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
