//! Learning: the worth of each count of a position, learned from games that search plays
//! against itself.
//!
//! Some positions of every game are noted with the counts of each seat. From all finished games, the weights
//! are fitted so that the counts best predict how far each seat ends before or behind the mean of the table
//! (least squares, with a slight preference for small weights).

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use rand_pcg::Pcg32;

use crate::bots::search::{Search, SearchParams};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::features::{FEATURES, features, progress};
use crate::games::council_of_4::bots::heuristic::Weights;
use crate::games::council_of_4::rules::state::State;
use crate::rules::luck::below;
use crate::rules::{Game, sample};
use crate::tool::jobs::jobs;
use crate::tool::{Failure, Train, Trouble, words};

/// Decisions to one made by chance, so that positions come up that the bots would avoid.
const BY_CHANCE: u32 = 25;
/// Positions to one that is noted.
const NOTED: u32 = 4;
/// Actions after which a game is given up.
const MOST_ACTIONS: u32 = 3_000;
/// Number of unknowns: early and late weights.
const UNKNOWNS: usize = 2 * FEATURES;
/// Preference for small weights, as a number of positions that ask for them.
const SMALL: f64 = 20.0;
const SMALL_SHARE: f64 = 1e-4;
/// Streams of the search's luck and of the choice of positions.
const SEARCHES: u64 = 0x7261_6e01;
const NOTES: u64 = 0x7261_6e02;

/// A note of a seat in one position, each count as the difference to the mean of the table.
struct Note {
    counts: [f32; FEATURES],
    /// Progress of the game, from 0 to 1.
    done: f32,
    /// VP at the end.
    vp: f32,
}

/// Learns in rounds and writes the weights of the last one.
pub fn run(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
    sample::deal::<CouncilOf4>(train.players, 0).map_err(Trouble::<CouncilOf4>::Setup)?;
    let mut weights = Weights::vp_alone();
    for number in 0..train.rounds {
        let notes = round(train, number, &weights);
        weights = fit(&notes);
        let told = words::trained(number + 1, notes.len(), error(&notes, &weights));
        writeln!(io::stderr(), "{told}").unwrap_or_default();
    }
    Ok(write!(out, "{weights}")?)
}

/// Returns all notes of a round, in the order of games.
fn round(train: &Train, round: u32, weights: &Weights) -> Vec<Note> {
    let Train { players, games: count, iterations, .. } = *train;
    let next = AtomicU32::new(0);
    let games = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs(train.jobs, count as usize) {
            scope.spawn(|| {
                while let game = next.fetch_add(1, Ordering::Relaxed)
                    && game < count
                {
                    let notes = play(players, round * count + game, weights, iterations);
                    if let Ok(mut games) = games.lock() {
                        games.push((game, notes));
                    }
                }
            });
        }
    });
    let mut games = games.into_inner().unwrap_or_default();
    // Sums of fractions depend on their order.
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().flat_map(|(_, notes)| notes).collect()
}

/// Returns the notes of one game; none if it is given up.
fn play(players: u8, number: u32, weights: &Weights, iterations: u32) -> Vec<Note> {
    let Ok((mut state, seed)) = sample::deal::<CouncilOf4>(players, number) else {
        return Vec::new();
    };
    let (mut searches, mut chance) = (seed.stream(SEARCHES), seed.stream(NOTES));
    let mut notes = Vec::new();
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = CouncilOf4::decider(&state) else { break };
        if below(&mut chance, NOTED) == 0 {
            notes.extend(note(&state));
        }
        let action = if below(&mut chance, BY_CHANCE) == 0 {
            CouncilOf4::choose_legal(&state, |len| below(&mut chance, len))
        } else {
            let view = CouncilOf4::view(&state, Some(seat));
            best(&view, weights, iterations, &mut searches)
        };
        if action.is_none_or(|action| CouncilOf4::apply(&mut state, action, |_| {}).is_err()) {
            break;
        }
    }
    if CouncilOf4::winners(&state).is_none() {
        return Vec::new();
    }
    let totals: Vec<f32> = CouncilOf4::totals(&state).iter().map(|&total| total as f32).collect();
    let mean = totals.iter().sum::<f32>() / f32::from(players);
    for (note, total) in notes.iter_mut().zip(totals.iter().cycle()) {
        note.vp = total - mean;
    }
    notes
}

fn best(
    view: &<CouncilOf4 as Game>::View,
    weights: &Weights,
    iterations: u32,
    rng: &mut Pcg32,
) -> Option<<CouncilOf4 as Game>::Action> {
    let mut legal = Vec::new();
    CouncilOf4::view_legal_actions(view, &mut legal);
    if let [only] = legal[..] {
        return Some(only);
    }
    let mut search = Search::<CouncilOf4>::default();
    for _ in 0..iterations {
        let state = CouncilOf4::determinise(view, rng);
        search.iterate(state, None, weights, &SearchParams::USUAL, rng);
    }
    search.rated(&legal).first().map(|rated| rated.action)
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

impl Note {
    fn unknowns(&self) -> [f64; UNKNOWNS] {
        let (counts, done) = (&self.counts, f64::from(self.done));
        std::array::from_fn(|at| match counts.get(at) {
            Some(&count) => f64::from(count) * (1.0 - done),
            None => f64::from(counts[at - FEATURES]) * done,
        })
    }
}

/// Returns the weights with the least squares of errors over all notes.
fn fit(notes: &[Note]) -> Weights {
    let mut products = vec![[0.0; UNKNOWNS]; UNKNOWNS];
    let mut sums = [0.0; UNKNOWNS];
    for note in notes {
        let unknowns = note.unknowns();
        for (at, &one) in unknowns.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            let row = products[at].iter_mut().zip(&unknowns);
            row.for_each(|(product, other)| *product += one * other);
            sums[at] += one * f64::from(note.vp);
        }
    }
    for (at, row) in products.iter_mut().enumerate() {
        row[at] += SMALL + SMALL_SHARE * notes.len() as f64;
    }
    let solved = solve(&products, &sums);
    let weight = |at: usize| solved[at] as f32;
    let mut weights = Weights {
        early: std::array::from_fn(weight),
        late: std::array::from_fn(|at| weight(FEATURES + at)),
        clear_lead: [1.0; 2],
    };
    weights.clear_lead = clear_lead(notes, &weights);
    weights
}

/// Solves a symmetric positive system of equations (Cholesky).
fn solve(products: &[[f64; UNKNOWNS]], sums: &[f64; UNKNOWNS]) -> [f64; UNKNOWNS] {
    let mut lower = vec![[0.0; UNKNOWNS]; UNKNOWNS];
    let mut solved = [0.0; UNKNOWNS];
    for at in 0..UNKNOWNS {
        for to in 0..=at {
            let known: f64 = (0..to).map(|k| lower[at][k] * lower[to][k]).sum();
            let left = products[at][to] - known;
            lower[at][to] = if at == to { left.sqrt() } else { left / lower[to][to] };
        }
        let known: f64 = (0..at).map(|k| lower[at][k] * solved[k]).sum();
        solved[at] = (sums[at] - known) / lower[at][at];
    }
    for at in (0..UNKNOWNS).rev() {
        let known: f64 = (at + 1..UNKNOWNS).map(|k| lower[k][at] * solved[k]).sum();
        solved[at] = (solved[at] - known) / lower[at][at];
    }
    solved
}

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a
/// lead's error, if the errors of the two seats are independent, for the first and for the last third of
/// the games, carried on to their beginning and end.
fn clear_lead(notes: &[Note], weights: &Weights) -> [f32; 2] {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile. Errors are measured from
    // the mean of the table, where one seat's gain is a loss of others: the error of a lead is larger than
    // this, by a factor of the square root of 2 at a table of two.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    let of = |from: f32, to: f32| {
        let part = notes.iter().filter(|note| (from..to).contains(&note.done));
        error(part, weights) * TWO
    };
    let (early, late) = (of(0.0, 0.35), of(0.7, 2.0));
    // The middles of the two thirds are about 0.65 apart.
    let slope = (early - late) / 0.65;
    [early + 0.18 * slope, (late - 0.17 * slope).max(2.0)].map(|lead| lead as f32)
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
