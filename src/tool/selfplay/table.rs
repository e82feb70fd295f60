//! Results of all games, by level.

use std::fmt;
use std::time::Duration;

use super::game::{Played, Who};
use crate::tool::spoken::Spoken;

/// Parts of a victory: up to five seats share it.
const PARTS: u64 = 60;

/// Sums of one level over all its seats.
#[derive(Clone, Debug)]
struct Row {
    level: Who,
    games: u64,
    /// Number of finished games; only these count below.
    finished: u64,
    /// Parts of a victory.
    wins: u64,
    /// Halves of places.
    places: u64,
    points: i64,
    turns: u64,
    /// Decisions in all games.
    decisions: u64,
    time: Duration,
}

/// Results of all games.
#[derive(Clone, Debug)]
pub struct Tally {
    rows: Vec<Row>,
    games: u64,
    unfinished: u64,
}

impl Tally {
    /// Returns a tally without games.
    pub fn new(levels: &[Who]) -> Tally {
        let mut rows: Vec<Row> = Vec::new();
        for &level in levels {
            if rows.iter().all(|row| row.level != level) {
                rows.push(Row {
                    level,
                    games: 0,
                    finished: 0,
                    wins: 0,
                    places: 0,
                    points: 0,
                    turns: 0,
                    decisions: 0,
                    time: Duration::ZERO,
                });
            }
        }
        Tally { rows, games: 0, unfinished: 0 }
    }

    /// Returns the number of games added.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Adds a game with its levels by seat.
    pub fn add<G: Spoken>(&mut self, levels: &[Who], played: &Played<G>) {
        self.games += 1;
        self.unfinished += u64::from(!played.finished);
        for (level, seat) in levels.iter().zip(&played.seats) {
            let Some(row) = self.rows.iter_mut().find(|row| row.level == *level) else { continue };
            row.games += 1;
            row.decisions += seat.decisions;
            row.time += seat.time;
            if !played.finished {
                continue;
            }
            row.finished += 1;
            if seat.better == 0 {
                row.wins += PARTS / seat.sharing.max(1);
            }
            // Mean of the places that the sharers have between them.
            row.places += 2 * seat.better + seat.sharing + 1;
            row.points += seat.points;
            row.turns += seat.turns;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<10}{:>8}{:>10}{:>8}{:>8}{:>8}{:>8}{:>14}",
            "level", "games", "wins", "wins %", "place", "points", "turns", "µs a decision"
        )?;
        for row in &self.rows {
            let mean = |sum: f64, parts: f64| match row.finished {
                0 => "-".to_owned(),
                finished => format!("{:.2}", sum / parts / finished as f64),
            };
            let share = match row.finished {
                0 => "-".to_owned(),
                finished => {
                    format!("{:.1}", 100.0 * row.wins as f64 / PARTS as f64 / finished as f64)
                }
            };
            let time = row.time.as_secs_f64() * 1e6 / row.decisions.max(1) as f64;
            writeln!(
                f,
                "{:<10}{:>8}{:>10.2}{share:>8}{:>8}{:>8}{:>8}{time:>14.1}",
                row.level,
                row.games,
                row.wins as f64 / PARTS as f64,
                mean(row.places as f64, 2.0),
                mean(row.points as f64, 1.0),
                mean(row.turns as f64, 1.0),
            )?;
        }
        writeln!(f, "{} games, {} of them unfinished", self.games, self.unfinished)
    }
}
