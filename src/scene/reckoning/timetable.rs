//! Timetable of the last count: which tile lands when, and what each shield shows at any moment. All times are in
//! milliseconds after the end of the game.

use super::Part;
use crate::rules::Seat;

/// Time that the board rests before anything covers it.
pub const REST: u32 = 600;
/// Duration of the card's drop.
pub const DROP: u32 = 320;
/// Duration of a tile's flight.
pub const FLIGHT: u32 = 520;
/// Duration of the light behind a tile.
pub const TRAIL: u32 = 300;
/// Duration of the winner's appearance.
pub const WINNER: u32 = 480;
/// Maximum duration of everything together.
pub const LONGEST: u32 = 6000;

/// Time that the points of play stand alone.
const PAUSE: u32 = 180;
/// Time between two tiles of a stage, and the longest between its first and its last.
const STAGGER: u32 = 140;
const SPREAD: u32 = 560;
/// Duration of a segment's growth.
const GROW: u32 = 220;
/// Time that a shield takes for a point, and the longest for all points of a tile.
const POINT: u32 = 40;
const COUNT: u32 = 400;
/// Moment when the first tile may fly.
const FIRST: u32 = REST + DROP + PAUSE;
/// Moment by which everything is counted.
const LAST: u32 = LONGEST - WINNER;

/// A tile on its way to a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// Index of the part.
    pub part: usize,
    /// Index of the tile in it.
    pub tile: usize,
    /// Stage of the last count.
    pub stage: usize,
    /// The column.
    pub seat: Seat,
    pub points: u16,
    /// Moment when it sets off.
    pub begins: u32,
    /// Moment when it lands, and its segment grows.
    pub lands: u32,
    /// Moment when the shield shows all its points.
    pub counted: u32,
}

/// Timetable of the last count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timetable {
    /// Points of each seat that were counted during play.
    pub play: Vec<u16>,
    /// Stages that add anything, in their order.
    pub stages: Vec<usize>,
    /// Tiles in the order in which they set off.
    pub landings: Vec<Landing>,
    /// Moment when everything is counted and the winner is named.
    pub named: u32,
    /// Moment when nothing moves any more.
    pub ends: u32,
}

impl Timetable {
    /// Returns the timetable for the parts of a match, with so many seats.
    pub fn of<C, P>(parts: &[Part<C, P>], seats: u8) -> Timetable {
        let in_play =
            |seat| parts.iter().filter(|part| part.stage.is_none()).map(|part| part.of(seat)).sum();
        let mut stages: Vec<usize> =
            parts.iter().filter(|part| part.counts()).filter_map(|part| part.stage).collect();
        stages.sort_unstable();
        stages.dedup();
        let mut landings = Vec::new();
        let mut begins = FIRST;
        for &stage in &stages {
            let first = landings.len();
            for (part, of) in parts.iter().enumerate().filter(|(_, of)| of.stage == Some(stage)) {
                let landing = |(tile, of): (usize, &super::Tile<P>)| Landing {
                    part,
                    tile,
                    stage,
                    seat: of.seat,
                    points: of.points,
                    begins,
                    lands: begins + FLIGHT,
                    counted: begins + FLIGHT + (POINT * u32::from(of.points)).min(COUNT),
                };
                landings.extend(of.tiles.iter().enumerate().map(landing));
            }
            let tiles = (landings.len() - first) as u32;
            let apart = STAGGER.min(SPREAD / (tiles - 1).max(1));
            for (landing, place) in landings[first..].iter_mut().zip(0..) {
                landing.begins += apart * place;
                landing.lands += apart * place;
                landing.counted += apart * place;
                begins = begins.max(landing.ends());
            }
        }
        let named = fit(&mut landings);
        let play = Seat::first(seats).map(in_play).collect();
        Timetable { play, stages, landings, named, ends: named + WINNER }
    }

    /// Returns the stage at a moment; `None` before the first and after the last.
    pub fn stage(&self, at: u32) -> Option<usize> {
        let begun = self.landings.iter().rev().find(|landing| landing.begins <= at)?;
        (at < self.named).then_some(begun.stage)
    }

    /// Whether a stage is over at a moment.
    pub fn is_over(&self, stage: usize, at: u32) -> bool {
        at >= self.named || self.stage(at).is_some_and(|now| now > stage)
    }

    /// Returns the points of a part that have landed in a column at a moment.
    pub fn landed(&self, part: usize, seat: Seat, at: u32) -> u16 {
        let there = |landing: &&Landing| {
            (landing.part, landing.seat) == (part, seat) && landing.lands <= at
        };
        self.landings.iter().filter(there).map(|landing| landing.points).sum()
    }

    /// Returns the number in a seat's shield at a moment.
    pub fn shield(&self, seat: Seat, at: u32) -> u16 {
        let own = self.landings.iter().filter(|landing| landing.seat == seat);
        let counted: u16 = own.map(|landing| landing.points_at(at)).sum();
        self.play.get(seat.index()).copied().unwrap_or_default() + counted
    }
}

impl Landing {
    /// Returns the moment when its points are counted and its segment has grown.
    fn ends(&self) -> u32 {
        self.counted.max(self.lands + GROW)
    }

    /// Returns its points that the shield shows at a moment.
    fn points_at(&self, at: u32) -> u16 {
        let lasts = (self.counted - self.lands).max(1);
        let past = at.saturating_sub(self.lands).min(lasts);
        (u32::from(self.points) * past / lasts) as u16
    }
}

/// Speeds up what would last too long; returns the moment when everything is counted.
fn fit(landings: &mut [Landing]) -> u32 {
    let last = landings.iter().map(Landing::ends).max().unwrap_or(FIRST);
    if last <= LAST {
        return last;
    }
    let scaled = |at: u32| FIRST + (at - FIRST) * (LAST - FIRST) / (last - FIRST);
    for landing in landings {
        landing.begins = scaled(landing.begins);
        landing.lands = scaled(landing.lands);
        landing.counted = scaled(landing.counted);
    }
    LAST
}
