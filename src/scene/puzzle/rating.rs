//! A person's puzzle rating in a game, counted from the first attempts.

use super::{Answers, First, LEVELS};
use crate::bots::ratings::Ladder;
use crate::scene::rating::glicko::{NEW, Pairing, Strength};
use crate::scene::rating::shown;

/// Deviation of the puzzles' ratings: a level that misses one says little of how far above it the puzzle is.
const OF_PUZZLES: f64 = 100.0;

/// A person's puzzle rating, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRating {
    pub rating: i32,
    /// Within how much it is, with 95 %.
    pub deviation: i32,
    /// Change by the last attempt that counted.
    pub change: i32,
}

impl PuzzleRating {
    /// Counts the rating in a game with these ladders; `None` before the first attempt that counts. A puzzle is an opponent
    /// with the rating of the strongest level that misses it, with as many players as the game has on average: solving it
    /// at the first attempt is a victory, all else a defeat.
    pub fn of(answers: &Answers, ladders: &[Ladder]) -> Option<PuzzleRating> {
        let ladder = ladders.get(ladders.len() / 2)?;
        let pairing = |first: &First| {
            let strongest = LEVELS.get(usize::from(first.missed).checked_sub(1)?)?;
            let score = f64::from(u8::from(first.right));
            Some(Pairing { rating: ladder.rating(*strongest)?, deviation: OF_PUZZLES, score })
        };
        let pairings: Vec<Pairing> = answers.firsts().iter().filter_map(pairing).collect();
        let after = |all: &[Pairing]| {
            all.iter().fold(NEW, |strength: Strength, pairing| strength.after(&[*pairing]))
        };
        let (_, all_before) = pairings.split_last()?;
        let (before, now) = (after(all_before), after(&pairings));
        let rating = shown(now.rating);
        Some(PuzzleRating {
            rating,
            deviation: shown(2.0 * now.deviation),
            change: rating - shown(before.rating),
        })
    }
}
