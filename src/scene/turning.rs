//! The moments of a match after which the points would have been quite different.

use std::cmp::Reverse;

use crate::rules::Seat;

/// A moment after which the points would have been quite different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Index of its moment.
    pub moment: usize,
    /// Points won or lost, by seat; only those that changed.
    pub changes: Vec<(Seat, i32)>,
    /// Seat that it put alone in front.
    pub leads: Option<Seat>,
}

/// Returns the moments that changed the points most, at most this many, in their order. If equal, the earlier one is
/// taken. `points` holds those of every seat, in seating order, had the match ended after each moment.
pub fn turning_points<'a>(
    points: impl IntoIterator<Item = &'a [u16]>,
    most: usize,
) -> Vec<TurningPoint> {
    let mut before: &[u16] = &[];
    let mut turning = Vec::new();
    for (moment, now) in points.into_iter().enumerate() {
        let earlier = |seat: usize| before.get(seat).copied().unwrap_or_default();
        let change = |(seat, &now): (usize, &u16)| {
            (Seat(seat as u8), i32::from(now) - i32::from(earlier(seat)))
        };
        let changes = now.iter().enumerate().map(change);
        let changes: Vec<_> = changes.filter(|&(_, change)| change != 0).collect();
        let (led, leads) = (alone_in_front(before), alone_in_front(now));
        let leads = leads.filter(|_| led != leads);
        if !changes.is_empty() {
            turning.push(TurningPoint { moment, changes, leads });
        }
        before = now;
    }
    let size = |point: &TurningPoint| -> u32 {
        point.changes.iter().map(|(_, change)| change.unsigned_abs()).sum()
    };
    turning.sort_by_key(|point| Reverse(size(point)));
    turning.truncate(most);
    turning.sort_by_key(|point| point.moment);
    turning
}

fn alone_in_front(points: &[u16]) -> Option<Seat> {
    let most = points.iter().max()?;
    let mut seats = (0..).map(Seat).zip(points).filter(|(_, own)| *own == most);
    let first = seats.next().map(|(seat, _)| seat);
    first.filter(|_| seats.next().is_none())
}
