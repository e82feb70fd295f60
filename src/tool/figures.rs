//! Games that were played to their end, and figures of many of them.

use crate::rules::{Game, Seat};

/// A game that was played to its end, with all that happened.
pub struct Finished<G: Game> {
    /// The last state.
    pub end: G::State,
    /// Everything that happened, in order.
    pub events: Vec<G::Event>,
    /// Decisions of all seats.
    pub decisions: usize,
    /// The seats that share the victory.
    pub winners: Vec<Seat>,
}

impl<G: Game> Finished<G> {
    /// Returns a seat's share in the victory.
    pub fn share(&self, seat: Seat) -> f64 {
        let won = self.winners.contains(&seat);
        if won { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// A figure: what was counted, and how it is written.
pub type Figure = (&'static str, String);

/// Writes the mean of these numbers, and in brackets the least and the most.
pub fn spread(numbers: impl Iterator<Item = f64> + Clone) -> String {
    let count = numbers.clone().count().max(1);
    let mean = numbers.clone().sum::<f64>() / count as f64;
    let least = numbers.clone().fold(f64::MAX, f64::min);
    let most = numbers.fold(0.0, f64::max);
    if least > most { "-".to_owned() } else { format!("{mean:.1} ({least:.0}-{most:.0})") }
}

/// Writes a part as a percentage of all.
pub fn percent(part: f64, all: usize) -> String {
    if all == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * part / all as f64) }
}
