//! The chances of all seats over a match, as a chart shows them while the analysis goes on.

use super::{Analysis, Point};
use crate::rules::Seat;
use crate::scene::Shown;

/// Everybody's chance to win over a match, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// How many actions were played in all.
    pub actions: usize,
    /// The chances at each decision that is known, in the order of play, and at the end.
    pub points: Vec<Point>,
    /// The first decision that has not been looked at as deep as is wanted, and whether something is
    /// known of it.
    pub open: Option<(usize, bool)>,
    /// The first action of each round, counted from 1.
    pub rounds: Vec<(usize, u16)>,
    /// So many of the points are final, from the first on.
    known: usize,
    /// So many of them follow one another with no decision missing.
    reach: usize,
}

impl Forecast {
    /// What has been found out about a match so far.
    pub fn of<G: Shown>(found: &Analysis<G>) -> Forecast {
        let points = found.points();
        let before = |at: usize| points.partition_point(|point| point.at < at);
        let decisions = (0..).zip(found.moments()).filter(|(_, moment)| moment.is_decision);
        let mut unknown = decisions.map(|(at, _)| at).filter(|&at| found.judged(at).is_none());
        let reach = unknown.next().map_or(points.len(), before);
        let open = found.next();
        let known = open.map_or(points.len(), before);
        let mut rounds: Vec<(usize, u16)> = Vec::new();
        for (at, moment) in found.moments().iter().enumerate() {
            if rounds.last().is_none_or(|(_, round)| *round != moment.round) {
                rounds.push((at, moment.round));
            }
        }
        Forecast {
            actions: found.moments().len(),
            open: open.map(|at| (at, found.judged(at).is_some())),
            points,
            rounds,
            known,
            reach,
        }
    }

    /// The points that are final.
    pub fn known(&self) -> &[Point] {
        &self.points[..self.known]
    }

    /// What is a first estimate, from the last point that is final on; nothing if that leads nowhere.
    pub fn estimate(&self) -> &[Point] {
        let from = self.known.saturating_sub(1);
        let part = self.points.get(from..self.reach).unwrap_or_default();
        if self.open.is_none() || part.len() < 2 { &[] } else { part }
    }

    /// A seat's chance at a decision, from 0 to 1; none if nothing is known of it.
    pub fn chance(&self, at: usize, seat: Seat) -> Option<f32> {
        let known = self.points.iter().find(|point| point.at == at && point.depth.is_some())?;
        Some(known.chances.get(seat.index()).copied().unwrap_or_default())
    }

    /// The round of an action.
    pub fn round(&self, at: usize) -> u16 {
        let begun = self.rounds.partition_point(|&(first, _)| first <= at);
        begun.checked_sub(1).map_or(0, |place| self.rounds[place].1)
    }
}
