//! Learning: the worth of each count of a table, learned from games that search plays against itself.
//!
//! The counts of all seats are noted after every draft and every event. From all finished games, the weights are
//! fitted so that the counts best predict how far each seat ends before or behind the mean of the table (least
//! squares, with a slight preference for small weights).

use std::io::Write;

use super::by_hand::ByHand;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::bots::features::{FEATURES, REGIMES, count, regime};
use crate::games::the_council::bots::heuristic::{Evaluation, events_over, weighed};
use crate::games::the_council::bots::weights::Weights;
use crate::rules::sample;
use crate::tool::learning::{self, Counts, Note, Squares, centred, error, noted};
use crate::tool::{Failure, Train};

/// A seat in one position.
struct Seen {
    /// As the differences to the mean of the table.
    counts: Counts,
    /// Part of the hand that is left.
    left: f32,
    regime: usize,
}

/// Learns in rounds, the first by the evaluation that is written by hand, and writes the weights of the last one.
pub fn run(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
    sample::deal::<TheCouncil>(players, 0).map_err(Failure::setup)?;
    let mut weights: Option<Weights> = None;
    let mut notes = Vec::new();
    for number in 0..train.rounds {
        notes = match &weights {
            None => learning::round(train, number, |game| of_game(train, players, game, &ByHand)),
            Some(weights) => {
                learning::round(train, number, |game| of_game(train, players, game, weights))
            }
        };
        let learned = fit(&notes);
        learning::tell(number, notes.len(), error(&notes, |seen| seen.predicted(&learned)));
        weights = Some(learned);
    }
    drop(notes);
    Ok(write!(out, "{}", weights.unwrap_or_default())?)
}

/// Returns the notes of one game; none if it is given up.
fn of_game(
    train: &Train,
    players: u8,
    number: u32,
    heuristic: &impl Evaluation,
) -> Vec<Note<Seen>> {
    let mut over = 0;
    noted::<TheCouncil, Seen>(train, players, number, heuristic, |state, _| {
        let table = state.table();
        if events_over(table) <= over {
            return Vec::new();
        }
        over = events_over(table);
        let (_, time) = weighed(state);
        let (left, regime) = (time.of_hand(table), regime(table));
        let seen = |counts| Seen { counts, left, regime };
        centred(table.seats(), |add| count(table, add)).into_iter().map(seen).collect()
    })
}

impl Seen {
    fn predicted(&self, weights: &Weights) -> f32 {
        let worth = |at: u16| {
            let [early, late] = weights.worth[usize::from(at)];
            late + (early - late) * self.left
        };
        self.counts.iter().map(|&(at, count)| worth(at) * count).sum()
    }
}

/// Returns the weights with the least squares of errors over all notes.
fn fit(notes: &[Note<Seen>]) -> Weights {
    let mut squares = Squares::new(2 * FEATURES);
    let mut counts = Vec::new();
    for Note { of, points } in notes {
        let (left, late) = (f64::from(of.left), f64::from(1.0 - of.left));
        let both = |&(at, count): &(u16, f32)| {
            let (at, count) = (2 * usize::from(at), f64::from(count));
            [(at, count * left), (at + 1, count * late)]
        };
        counts.clear();
        counts.extend(of.counts.iter().flat_map(both).filter(|&(_, count)| count != 0.0));
        squares.add(&counts, (*points).into());
    }
    let solved = squares.solve();
    let mut weights = Weights::default();
    for (worth, pair) in weights.worth.iter_mut().zip(solved.chunks(2)) {
        *worth = [pair[0] as f32, pair[1] as f32];
    }
    for of in 0..REGIMES {
        weights.clear_lead[of] = clear_lead(notes, of, &weights);
    }
    weights
}

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a lead's error,
/// if the errors of two seats are independent, at the beginning and at the end of a hand.
fn clear_lead(notes: &[Note<Seen>], regime: usize, weights: &Weights) -> [f32; 2] {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    let of = |from: f32, to: f32| {
        let is_part = |of: &Seen| of.regime == regime && (from..to).contains(&of.left);
        let part = notes.iter().filter(|note| is_part(&note.of));
        error(part, |seen| seen.predicted(weights)) * TWO
    };
    // The middles of the two parts are two thirds apart.
    let (early, late) = (of(0.66, 2.0), of(0.0, 0.34));
    let slope = (early - late) / 0.66;
    [early + 0.17 * slope, late - 0.17 * slope].map(|lead| lead.max(0.5) as f32)
}
