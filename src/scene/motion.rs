//! Pieces that move from place to place on the screen after something has happened.

use super::Shown;

/// Usual maximum duration of an action's motion, in milliseconds; longer motion is sped up.
pub const LONGEST: u16 = 800;

/// Piece in motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight<G: Shown> {
    /// Moving piece.
    pub piece: G::Piece,
    /// Path of at least two places: start, places in between, end.
    pub way: Vec<G::Place>,
    /// Start, in milliseconds after the first flight.
    pub begins: u16,
    /// Duration, in milliseconds.
    pub lasts: u16,
    /// Part of the motion, of those that people may skip one by one; a part begins after those below it.
    pub part: u8,
}

impl<G: Shown> Flight<G> {
    /// Returns the place where the flight ends.
    pub fn to(&self) -> Option<G::Place> {
        self.way.last().copied()
    }
}

/// Returns the parts of a motion, each with its start in milliseconds, in order.
pub fn parts<G: Shown>(flights: &[Flight<G>]) -> Vec<(u8, u16)> {
    let mut parts: Vec<(u8, u16)> = Vec::new();
    for flight in flights {
        match parts.iter_mut().find(|(part, _)| *part == flight.part) {
            Some((_, begins)) => *begins = (*begins).min(flight.begins),
            None => parts.push((flight.part, flight.begins)),
        }
    }
    parts.sort_unstable();
    parts
}

/// Returns the flights of the parts after one, from their own start.
pub fn after_part<G: Shown>(mut flights: Vec<Flight<G>>, part: u8) -> Vec<Flight<G>> {
    flights.retain(|flight| flight.part > part);
    let start = flights.iter().map(|flight| flight.begins).min().unwrap_or_default();
    flights.iter_mut().for_each(|flight| flight.begins -= start);
    flights
}

/// Returns the duration of all flights together, in milliseconds.
pub fn length<G: Shown>(flights: &[Flight<G>]) -> u16 {
    flights.iter().map(|flight| flight.begins + flight.lasts).max().unwrap_or_default()
}

/// Speeds up flights that would last longer than this many milliseconds.
pub fn fit<G: Shown>(mut flights: Vec<Flight<G>>, longest: u16) -> Vec<Flight<G>> {
    let length = length(&flights);
    if length > longest {
        let scaled = |time: u16| (u32::from(time) * u32::from(longest) / u32::from(length)) as u16;
        for flight in &mut flights {
            flight.begins = scaled(flight.begins);
            flight.lasts = scaled(flight.lasts);
        }
    }
    flights
}
