//! Bars of the seats' points, stacked by cause.

use super::Part;
use crate::rules::Seat;

/// Points of a seat from one cause, in its bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Index of the part.
    pub part: usize,
    /// Points before it in the bar.
    pub from: u16,
    /// Number of points, at least 1.
    pub points: u16,
}

/// Points of a seat as a bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub seat: Seat,
    /// Number of seats that are better.
    pub place: usize,
    /// All points.
    pub total: u16,
    /// Points counted during play, where the line stands; `None` if all are counted at once.
    pub play: Option<u16>,
    /// What the bar consists of: what was counted during play, then what the end adds.
    pub segments: Vec<Segment>,
}

/// Returns a bar for each seat, the best first. `standings` holds the seats that share a place together.
pub fn bars<C, P>(parts: &[Part<C, P>], standings: &[Vec<(Seat, u16)>]) -> Vec<Bar> {
    let is_in_play = |part: &&Part<C, P>| part.stage.is_none();
    let parted = parts.iter().any(|part| is_in_play(&part) && part.counts())
        && parts.iter().any(|part| part.stage.is_some() && part.counts());
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|&part| parts[part].stage);
    let mut place = 0;
    let mut bars = Vec::new();
    for group in standings {
        for &(seat, total) in group {
            let mut from = 0;
            let mut segments = Vec::new();
            for &part in &order {
                let points = parts[part].of(seat);
                if points > 0 {
                    segments.push(Segment { part, from, points });
                    from += points;
                }
            }
            let in_play = parts.iter().filter(is_in_play).map(|part| part.of(seat)).sum();
            bars.push(Bar { seat, place, total, play: parted.then_some(in_play), segments });
        }
        place += group.len();
    }
    bars
}
