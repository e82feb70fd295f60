//! Chances of all seats over a match, as a chart shows them during the analysis.

use super::{Analysis, Point};
use crate::rules::Seat;
use crate::scene::Shown;

/// Every seat's chance to win over the course of a match, as far as known.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// Total number of actions in the match.
    pub actions: usize,
    /// Chances at each decision that is known, in the order of play, and at the end.
    pub points: Vec<Point>,
    /// First decision not yet analysed at the wanted depth, and whether anything is known about it.
    pub open: Option<(usize, bool)>,
    /// First action of each round, with the number of the round, counted from 1.
    pub rounds: Vec<(usize, u16)>,
    /// Number of leading points that are final.
    known: usize,
    /// Number of leading points with no decision missing between them.
    reach: usize,
}

impl Forecast {
    /// Returns the forecast for what is known about a match so far.
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

    /// Returns the points that are final.
    pub fn known(&self) -> &[Point] {
        &self.points[..self.known]
    }

    /// Returns the first estimates, from the last final point on; none if they lead nowhere.
    pub fn estimate(&self) -> &[Point] {
        let from = self.known.saturating_sub(1);
        let part = self.points.get(from..self.reach).unwrap_or_default();
        if self.open.is_none() || part.len() < 2 { &[] } else { part }
    }

    /// Returns a seat's chance at a decision, from 0 to 1, or `None` if nothing is known about it.
    pub fn chance(&self, at: usize, seat: Seat) -> Option<f32> {
        let known = self.points.iter().find(|point| point.at == at && point.depth.is_some())?;
        Some(known.chances.get(seat.index()).copied().unwrap_or_default())
    }

    /// Returns the round of an action.
    pub fn round(&self, at: usize) -> u16 {
        let begun = self.rounds.partition_point(|&(first, _)| first <= at);
        begun.checked_sub(1).map_or(0, |place| self.rounds[place].1)
    }
}
