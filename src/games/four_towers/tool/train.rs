//! Learning: the worth of each count of a table, learned from games that search plays against itself.
//!
//! The counts of all seats are noted before every turn. From all finished games, the weights are fitted so that the
//! counts best predict how far each seat ends before or behind the mean of the table (least squares, with a slight
//! preference for small weights).

use std::io::Write;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::features::{FEATURES, count};
use crate::games::four_towers::bots::weights::{MOMENTS, OfMoments, Weights, between, left};
use crate::rules::sample;
use crate::tool::learning::{self, Counts, Note, Squares, centred, error, noted};
use crate::tool::{Failure, Train};

/// A seat before a turn.
struct Seen {
    /// As the differences to the mean of the table.
    counts: Counts,
    /// Part of the game that is left.
    left: f32,
}

/// Learns in rounds, the first as if games ended at once, and writes the weights of the last one.
pub fn run(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
    sample::deal::<FourTowers>(players, 0).map_err(Failure::setup)?;
    let mut weights = Weights::of_the_score();
    let mut squares = Squares::new(MOMENTS.len() * FEATURES);
    for number in 0..train.rounds {
        let notes = learning::round(train, number, |game| of_game(train, players, game, &weights));
        notes.iter().for_each(|note| note.of.add_to(&mut squares, note.points));
        let learned = fit(&squares, &notes);
        learning::tell(number, notes.len(), error(&notes, |seen| seen.predicted(&learned)));
        weights = learned;
    }
    Ok(write!(out, "{}", weights)?)
}

/// Returns the notes of one game; none if it is given up.
fn of_game(train: &Train, players: u8, number: u32, weights: &Weights) -> Vec<Note<Seen>> {
    let mut over = 0;
    noted::<FourTowers, Seen>(train, players, number, weights, |state, _| {
        let table = state.table();
        if table.turn.number <= over {
            return Vec::new();
        }
        over = table.turn.number;
        let seen = |counts| Seen { counts, left: left(table) };
        centred(table.seats(), |add| count(table, add)).into_iter().map(seen).collect()
    })
}

impl Seen {
    /// Adds the seat to the sums of a fit, with its points at the end.
    fn add_to(&self, squares: &mut Squares, points: f32) {
        let ([later, earlier], share) = between(self.left);
        let share = f64::from(share);
        let both = |&(at, count): &(u16, f32)| {
            let (at, count) = (MOMENTS.len() * usize::from(at), f64::from(count));
            [(at + later, count * (1.0 - share)), (at + earlier, count * share)]
        };
        let counts = self.counts.iter().flat_map(both).filter(|&(_, count)| count != 0.0);
        squares.add(&counts.collect::<Vec<_>>(), points.into());
    }

    fn predicted(&self, weights: &Weights) -> f32 {
        let ([later, earlier], share) = between(self.left);
        let worth = |at: u16| {
            let [later, earlier] =
                [later, earlier].map(|at_moment| weights.worth[at_moment][usize::from(at)]);
            later + (earlier - later) * share
        };
        self.counts.iter().map(|&(at, count)| worth(at) * count).sum()
    }
}

/// Returns the weights with the least squares of errors over the notes of all rounds. Those of one round alone would be right
/// only against players who know no others.
fn fit(squares: &Squares, notes: &[Note<Seen>]) -> Weights {
    let solved = squares.clone().solve();
    let mut weights = Weights::default();
    for (at, solved) in solved.chunks(MOMENTS.len()).enumerate() {
        weights.worth.iter_mut().zip(solved).for_each(|(moment, &worth)| moment[at] = worth as f32);
    }
    weights.clear_lead = clear_lead(notes, &weights);
    weights
}

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a lead's error,
/// if the errors of two seats are independent, around each moment.
fn clear_lead(notes: &[Note<Seen>], weights: &Weights) -> OfMoments {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    /// How far from the moment.
    const AROUND: f32 = 0.1;
    MOMENTS.map(|moment| {
        let part = notes.iter().filter(|note| (note.of.left - moment).abs() < AROUND);
        (error(part, |seen| seen.predicted(weights)) * TWO).max(1.0) as f32
    })
}
