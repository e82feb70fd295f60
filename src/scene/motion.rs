//! What moves on the screen when something has happened: pieces on their way from place to place.

use super::Shown;

/// All of an action's motion lasts no longer, in milliseconds; what would is told faster.
pub const LONGEST: u16 = 800;

/// A piece on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight<G: Shown> {
    /// What flies.
    pub piece: G::Piece,
    /// Where from, over which places, and where to: at least two.
    pub way: Vec<G::Place>,
    /// When it starts, in milliseconds after the first.
    pub begins: u16,
    /// How long it flies, in milliseconds.
    pub lasts: u16,
}

impl<G: Shown> Flight<G> {
    /// Where it ends.
    pub fn to(&self) -> Option<G::Place> {
        self.way.last().copied()
    }
}

/// How long all of the flights last, in milliseconds.
pub fn length<G: Shown>(flights: &[Flight<G>]) -> u16 {
    flights.iter().map(|flight| flight.begins + flight.lasts).max().unwrap_or_default()
}

/// Faster, if they would last too long.
pub fn fit<G: Shown>(mut flights: Vec<Flight<G>>) -> Vec<Flight<G>> {
    let length = length(&flights);
    if length > LONGEST {
        let scaled = |time: u16| (u32::from(time) * u32::from(LONGEST) / u32::from(length)) as u16;
        for flight in &mut flights {
            flight.begins = scaled(flight.begins);
            flight.lasts = scaled(flight.lasts);
        }
    }
    flights
}
