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
}

impl<G: Shown> Flight<G> {
    /// Returns the place where the flight ends.
    pub fn to(&self) -> Option<G::Place> {
        self.way.last().copied()
    }
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
