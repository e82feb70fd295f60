//! Learning: the worth of each count of a position, learned from games that search plays
//! against itself.
//!
//! Some positions of every game are noted with the counts of each seat. From all finished games, the weights
//! are fitted so that the counts best predict how far each seat ends before or behind the mean of the table
//! (least squares, with a slight preference for small weights).

use std::io::Write;

use super::clear_lead;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::features::{FEATURES, features, progress};
use crate::games::council_of_4::bots::heuristic::Weights;
use crate::games::council_of_4::rules::state::State;
use crate::rules::luck::below;
use crate::rules::{Game, sample};
use crate::tool::learning::{self, Squares, play};
use crate::tool::{Failure, Train};

/// Positions to one that is noted.
const NOTED: u32 = 4;

/// A note of a seat in one position, each count as the difference to the mean of the table.
struct Note {
    counts: [f32; FEATURES],
    /// Progress of the game, from 0 to 1.
    done: f32,
    /// VP at the end.
    vp: f32,
}

/// Learns in rounds and writes the weights of the last one.
pub fn run(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
    sample::deal::<CouncilOf4>(players, 0).map_err(Failure::setup)?;
    let mut weights = Weights::vp_alone();
    for number in 0..train.rounds {
        let notes = learning::round(train, number, |game| of_game(train, players, game, &weights));
        weights = fit(&notes);
        learning::tell(number, notes.len(), error(&notes, &weights));
    }
    Ok(write!(out, "{weights}")?)
}

/// Returns the notes of one game; none if it is given up.
fn of_game(train: &Train, players: u8, number: u32, weights: &Weights) -> Vec<Note> {
    let mut notes = Vec::new();
    let end = play::<CouncilOf4>(train, players, number, weights, |state, _, chance| {
        if below(chance, NOTED) == 0 {
            notes.extend(note(state));
        }
    });
    let Some(end) = end else { return Vec::new() };
    let totals: Vec<f32> = CouncilOf4::totals(&end).iter().map(|&total| total as f32).collect();
    let mean = totals.iter().sum::<f32>() / f32::from(players);
    for (note, total) in notes.iter_mut().zip(totals.iter().cycle()) {
        note.vp = total - mean;
    }
    notes
}

/// Returns a note of each seat, in the order of sitting.
fn note(state: &State) -> Vec<Note> {
    let table = state.table();
    let counts: Vec<_> =
        table.each_seat().map(|seat| features(table, state.hand(seat), seat)).collect();
    let mut mean = [0.0; FEATURES];
    for counts in &counts {
        mean.iter_mut().zip(counts).for_each(|(mean, count)| *mean += count / table.seats() as f32);
    }
    let done = progress(table);
    let centred = |mut counts: [f32; FEATURES]| {
        counts.iter_mut().zip(&mean).for_each(|(count, mean)| *count -= mean);
        Note { counts, done, vp: 0.0 }
    };
    counts.into_iter().map(centred).collect()
}

/// Returns the weights with the least squares of errors over all notes.
fn fit(notes: &[Note]) -> Weights {
    let mut squares = Squares::new(2 * FEATURES);
    for note in notes {
        let done = f64::from(note.done);
        let counts = note.counts.iter().map(|&count| f64::from(count));
        let (early, late) =
            (counts.clone().map(|count| count * (1.0 - done)), counts.map(|count| count * done));
        let unknowns: Vec<_> =
            early.chain(late).enumerate().filter(|&(_, count)| count != 0.0).collect();
        squares.add(&unknowns, note.vp.into());
    }
    let solved = squares.solve();
    let weight = |at: usize| solved[at] as f32;
    let mut weights = Weights {
        early: std::array::from_fn(weight),
        late: std::array::from_fn(|at| weight(FEATURES + at)),
        clear_lead: [1.0; 2],
    };
    weights.clear_lead = clear_lead(|from, to| {
        error(notes.iter().filter(|note| (from..to).contains(&note.done)), &weights)
    });
    weights
}

/// Returns the root of the mean square of errors, in VP.
fn error<'a>(notes: impl IntoIterator<Item = &'a Note>, weights: &Weights) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for note in notes {
        let error = f64::from(note.vp - weights.worth(&note.counts, note.done));
        sum += error * error;
        count += 1.0;
    }
    (sum / count.max(1.0)).sqrt()
}
