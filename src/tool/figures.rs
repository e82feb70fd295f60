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

/// Writes how often each seat won, from the first of each game on.
pub fn wins_from<G: Game>(
    games: &[Finished<G>],
    first: impl Fn(&Finished<G>) -> Option<Seat>,
) -> String {
    let seats = games.iter().map(|game| G::seats(&game.end)).max().unwrap_or(0);
    let wins = |place| {
        let share = |game: &Finished<G>| {
            let seat = Seat((first(game)?.0 + place) % G::seats(&game.end));
            Some(game.share(seat))
        };
        percent(games.iter().filter_map(share).sum(), games.len())
    };
    (0..seats).map(wins).collect::<Vec<_>>().join("  ")
}

/// Writes the means of several numbers of each of these, as a sum.
pub fn means<T, const N: usize>(all: &[T], numbers: impl Fn(&T) -> [f64; N]) -> String {
    let mean = |at: usize| {
        let sum: f64 = all.iter().map(|one| numbers(one)[at]).sum();
        format!("{:.1}", sum / all.len().max(1) as f64)
    };
    (0..N).map(mean).collect::<Vec<_>>().join(" + ")
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
