//! Learning: the worth of each count of a table, learned from games that search plays against itself.
//!
//! The counts of all seats are noted before every turn. From all finished games, the weights are fitted so that the
//! counts best predict how far each seat ends before or behind the mean of the table (least squares, with a slight
//! preference for small weights).

use std::collections::BTreeMap;
use std::io::Write;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::features::{FEATURES, count};
use crate::games::four_towers::bots::weights::Evaluation;
use crate::games::four_towers::bots::weights::{MOMENTS, OfMoments, Weights, between, left};
use crate::games::four_towers::rules::state::PublicState;
use crate::rules::{Game, sample};
use crate::tool::learning::{self, Squares, play};
use crate::tool::{Failure, Train};

/// A note of a seat before a turn, each count as the difference to the mean of the table.
struct Note {
    counts: Vec<(u16, f32)>,
    /// Part of the game that is left.
    left: f32,
    /// Points at the end, as the difference to the mean of the table.
    points: f32,
}

/// Learns in rounds, the first as if games ended at once, and writes the weights of the last one.
pub fn run(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
    let players = train.players.ok_or(Failure::NothingToLearn)?;
    sample::deal::<FourTowers>(players, 0).map_err(Failure::setup)?;
    let mut weights = Weights::of_the_score();
    let mut squares = Squares::new(MOMENTS.len() * FEATURES);
    for number in 0..train.rounds {
        let notes = learning::round(train, number, |game| of_game(train, players, game, &weights));
        notes.iter().for_each(|note| note.add_to(&mut squares));
        let learned = fit(&squares, &notes);
        learning::tell(number, notes.len(), error(&notes, &learned));
        weights = learned;
    }
    Ok(write!(out, "{}", weights)?)
}

/// Returns the notes of one game; none if it is given up.
fn of_game(train: &Train, players: u8, number: u32, heuristic: &impl Evaluation) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let mut over = 0;
    let end = play::<FourTowers>(train, players, number, heuristic, |state, _, _| {
        let table = state.table();
        if table.turn.number > over {
            over = table.turn.number;
            notes.extend(note(table));
        }
    });
    let Some(end) = end else { return Vec::new() };
    let totals: Vec<f32> = FourTowers::totals(&end).iter().map(|&total| total as f32).collect();
    let mean = totals.iter().sum::<f32>() / f32::from(players);
    for (note, total) in notes.iter_mut().zip(totals.iter().cycle()) {
        note.points = total - mean;
    }
    notes
}

/// Returns a note of each seat, in the order of sitting.
fn note(table: &PublicState) -> Vec<Note> {
    let seats = f32::from(table.seats());
    let mut counts = vec![BTreeMap::<u16, f32>::new(); usize::from(table.seats())];
    let mut mean = BTreeMap::<u16, f32>::new();
    count(table, |seat, at, amount| {
        *counts[seat.index()].entry(at as u16).or_default() += amount;
        *mean.entry(at as u16).or_default() += amount / seats;
    });
    let centred = |own: BTreeMap<u16, f32>| Note {
        counts: mean
            .iter()
            .map(|(&at, mean)| (at, own.get(&at).copied().unwrap_or_default() - mean))
            .filter(|&(_, count)| count != 0.0)
            .collect(),
        left: left(table),
        points: 0.0,
    };
    counts.into_iter().map(centred).collect()
}

impl Note {
    /// Adds the note to the sums of a fit.
    fn add_to(&self, squares: &mut Squares) {
        let ([later, earlier], share) = between(self.left);
        let share = f64::from(share);
        let both = |&(at, count): &(u16, f32)| {
            let (at, count) = (MOMENTS.len() * usize::from(at), f64::from(count));
            [(at + later, count * (1.0 - share)), (at + earlier, count * share)]
        };
        let counts = self.counts.iter().flat_map(both).filter(|&(_, count)| count != 0.0);
        squares.add(&counts.collect::<Vec<_>>(), self.points.into());
    }

    fn predicted(&self, weights: &Weights) -> f32 {
        let ([later, earlier], share) = between(self.left);
        let worth = |at: u16| {
            let worth = weights.worth[usize::from(at)];
            worth[later] + (worth[earlier] - worth[later]) * share
        };
        self.counts.iter().map(|&(at, count)| worth(at) * count).sum()
    }
}

/// Returns the weights with the least squares of errors over the notes of all rounds. Those of one round alone would be right
/// only against players who know no others.
fn fit(squares: &Squares, notes: &[Note]) -> Weights {
    let solved = squares.clone().solve();
    let mut weights = Weights::default();
    for (worth, solved) in weights.worth.iter_mut().zip(solved.chunks(MOMENTS.len())) {
        worth.iter_mut().zip(solved).for_each(|(worth, &solved)| *worth = solved as f32);
    }
    weights.clear_lead = clear_lead(notes, &weights);
    weights
}

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a lead's error,
/// if the errors of two seats are independent, around each moment.
fn clear_lead(notes: &[Note], weights: &Weights) -> OfMoments {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    /// How far from the moment.
    const AROUND: f32 = 0.1;
    MOMENTS.map(|moment| {
        let part = notes.iter().filter(|note| (note.left - moment).abs() < AROUND);
        (error(part, weights) * TWO).max(1.0) as f32
    })
}

/// Returns the root of the mean square of errors, in points.
fn error<'a>(notes: impl IntoIterator<Item = &'a Note>, weights: &Weights) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for note in notes {
        let error = f64::from(note.points - note.predicted(weights));
        sum += error * error;
        count += 1.0;
    }
    (sum / count.max(1.0)).sqrt()
}
