//! Learning: the worth of each count of a position, learned from games that search plays
//! against itself.
//!
//! Some positions of every game are noted with the counts of each seat. From all finished games, the weights
//! are fitted so that the counts best predict how far each seat ends before or behind the mean of the table
//! (least squares, with a slight preference for small weights).

use std::io::Write;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::features::{FEATURES, features, progress};
use crate::games::council_of_4::bots::heuristic::Weights;
use crate::games::council_of_4::rules::State;
use crate::rules::luck::below;
use crate::rules::sample;
use crate::tool::learning::{self, Note, Squares, clear_lead, error, noted};
use crate::tool::{Failure, Train};

/// Positions to one that is noted.
const NOTED: u32 = 4;

/// A seat in one position.
struct Seen {
    /// As the differences to the mean of the table.
    counts: [f32; FEATURES],
    /// Progress of the game, from 0 to 1.
    done: f32,
}

/// Learns in rounds and writes the weights of the last one.
pub fn run(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
    sample::deal::<CouncilOf4>(players, 0).map_err(Failure::setup)?;
    let mut weights = Weights::vp_alone();
    for number in 0..train.rounds {
        let notes = learning::round(train, number, |game| of_game(train, players, game, &weights));
        weights = fit(&notes);
        learning::tell(
            number,
            notes.len(),
            error(&notes, |seen| weights.worth(&seen.counts, seen.done)),
        );
    }
    Ok(write!(out, "{weights}")?)
}

/// Returns the notes of one game; none if it is given up.
fn of_game(train: &Train, players: u8, number: u32, weights: &Weights) -> Vec<Note<Seen>> {
    noted::<CouncilOf4, Seen>(train, players, number, weights, |state, chance| {
        if below(chance, NOTED) == 0 { seen(state) } else { Vec::new() }
    })
}

/// Returns what is noted of each seat, in the order of sitting.
fn seen(state: &State) -> Vec<Seen> {
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
        Seen { counts, done }
    };
    counts.into_iter().map(centred).collect()
}

/// Returns the weights with the least squares of errors over all notes.
fn fit(notes: &[Note<Seen>]) -> Weights {
    let mut squares = Squares::new(2 * FEATURES);
    for Note { of, points } in notes {
        let done = f64::from(of.done);
        let counts = of.counts.iter().map(|&count| f64::from(count));
        let (early, late) =
            (counts.clone().map(|count| count * (1.0 - done)), counts.map(|count| count * done));
        let unknowns: Vec<_> =
            early.chain(late).enumerate().filter(|&(_, count)| count != 0.0).collect();
        squares.add(&unknowns, (*points).into());
    }
    let solved = squares.solve();
    let weight = |at: usize| solved[at] as f32;
    let mut weights = Weights {
        early: std::array::from_fn(weight),
        late: std::array::from_fn(|at| weight(FEATURES + at)),
        clear_lead: [1.0; 2],
    };
    weights.clear_lead = clear_lead(|from, to| {
        let part = notes.iter().filter(|note| (from..to).contains(&note.of.done));
        error(part, |seen| weights.worth(&seen.counts, seen.done))
    });
    weights
}
