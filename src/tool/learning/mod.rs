//! What learning needs in any game: games that search plays against itself, in parallel, and least squares.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rand_pcg::Pcg32;

use super::jobs::{each, jobs};
use super::train::Train;
use crate::bots::outlook::Outlooks;
use crate::bots::search::{Heuristic, Search, any};
use crate::bots::{Playable, greedily};
use crate::rules::luck::below;
use crate::rules::{Game, Seat, Seats, Seed, sample};

pub mod network;
pub mod tune;

/// Decisions to one made by chance, so that positions come up that the bots would avoid.
const BY_CHANCE: u32 = 25;
/// Actions after which a game is given up.
const MOST_ACTIONS: u32 = 3_000;
/// Preference for small weights, as a number of notes that ask for them.
const SMALL: f64 = 20.0;
const SMALL_SHARE: f64 = 1e-4;
/// Streams of the search's luck, of the choice of positions, and of the seats that play as Greedy.
const SEARCHES: u64 = 0x7261_6e01;
const NOTES: u64 = 0x7261_6e02;
const GREEDY: u64 = 0x7261_6e03;

/// Returns the notes of all games of a round, in the order of games. `play` returns those of a game by its number.
pub fn round<N: Send>(train: &Train, round: u32, play: impl Fn(u32) -> Vec<N> + Sync) -> Vec<N> {
    let first = round * train.games;
    let games = first..first + train.games;
    each(jobs(train.jobs, games.len()), games, play).into_iter().flatten().collect()
}

/// Tells on standard error what a round has taught: from how many notes, and how far they are off at the end.
pub fn tell(round: u32, notes: usize, error: f64) {
    let number = round + 1;
    let told =
        format!("round {number}: learned from {notes} positions, {error:.2} points off at the end");
    writeln!(io::stderr(), "{told}").unwrap_or_default();
}

/// A seat in a position of a game that was played to its end.
pub struct Note<N> {
    /// What is noted of it.
    pub of: N,
    /// Its points at the end, as the difference to the mean of the table.
    pub points: f32,
}

/// Plays a numbered game like [`play`], and returns what `note` gives of each seat of a state, in the order of sitting; none
/// if the game is given up.
pub fn noted<G: Playable, N>(
    train: &Train,
    players: u8,
    number: u32,
    heuristic: &impl Heuristic<G>,
    mut note: impl FnMut(&G::State, &mut Pcg32) -> Vec<N>,
) -> Vec<Note<N>> {
    let mut notes = Vec::new();
    let end = play::<G>(train, players, number, heuristic, |state, _, chance| {
        notes.extend(note(state, chance));
    });
    let Some(end) = end else { return Vec::new() };
    let totals: Vec<f32> = G::totals(&end).iter().map(|&total| total as f32).collect();
    let mean = totals.iter().sum::<f32>() / f32::from(players);
    let points = totals.iter().map(|total| total - mean).cycle();
    notes.into_iter().zip(points).map(|(of, points)| Note { of, points }).collect()
}

/// Returns the root of the mean square of errors, in points.
pub fn error<'a, N: 'a>(
    notes: impl IntoIterator<Item = &'a Note<N>>,
    predicted: impl Fn(&N) -> f32,
) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for note in notes {
        let error = f64::from(note.points - predicted(&note.of));
        sum += error * error;
        count += 1.0;
    }
    (sum / count.max(1.0)).sqrt()
}

/// Returns the lead that counts as three quarters of a victory: two thirds of the standard deviation of a
/// lead's error, if the errors of the two seats are independent, for the first and for the last third of
/// the games, carried on to their beginning and end. `error(from, to)` gives the root of the mean square of a seat's
/// errors, in points, over notes of this progress.
pub fn clear_lead(error: impl Fn(f32, f32) -> f64) -> [f32; 2] {
    // A lead is the difference of two seats; 0.67 deviations are the upper quartile. Errors are measured from
    // the mean of the table, where one seat's gain is a loss of others: the error of a lead is larger than
    // this, by a factor of the square root of 2 at a table of two.
    const TWO: f64 = std::f64::consts::SQRT_2 * 0.67;
    let (early, late) = (error(0.0, 0.35) * TWO, error(0.7, 2.0) * TWO);
    // The middles of the two thirds are about 0.65 apart.
    let slope = (early - late) / 0.65;
    [early + 0.18 * slope, late - 0.17 * slope].map(|lead| lead.max(2.0) as f32)
}

/// What is counted of a seat, by number: those that are not 0 in order.
pub type Counts = Vec<(u16, f32)>;

/// Returns the counts of each seat as the differences to the mean of the table; `count` is given where to add an amount of
/// a count to a seat.
pub fn centred(seats: u8, count: impl FnOnce(&mut dyn FnMut(Seat, usize, f32))) -> Vec<Counts> {
    let mut counts = vec![BTreeMap::<u16, f32>::new(); usize::from(seats)];
    let mut mean = BTreeMap::<u16, f32>::new();
    count(&mut |seat, at, amount| {
        *counts[seat.index()].entry(at as u16).or_default() += amount;
        *mean.entry(at as u16).or_default() += amount / f32::from(seats);
    });
    let of_seat = |own: BTreeMap<u16, f32>| {
        mean.iter()
            .map(|(&at, mean)| (at, own.get(&at).copied().unwrap_or_default() - mean))
            .filter(|&(_, count)| count != 0.0)
            .collect()
    };
    counts.into_iter().map(of_seat).collect()
}

/// Plays a numbered game by search, or at a glance without iterations, now and then an action by chance. `on_state` is
/// given every state before its action, with what search expected at the decision before, if it searched, and with chance
/// for its own draws. Returns the last state if the game is over.
pub fn play<G: Playable>(
    train: &Train,
    players: u8,
    number: u32,
    heuristic: &impl Heuristic<G>,
    mut on_state: impl FnMut(&G::State, Option<Outlooks>, &mut Pcg32),
) -> Option<G::State> {
    let (mut state, seed) = sample::deal::<G>(players, number).ok()?;
    let (mut searches, mut chance) = (seed.stream(SEARCHES), seed.stream(NOTES));
    let greedy = greedy(train, players, number, seed);
    let mut expected = None;
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = G::decider(&state) else { return Some(state) };
        on_state(&state, expected.take(), &mut chance);
        let action = if below(&mut chance, BY_CHANCE) == 0 {
            G::choose_legal(&state, |len| below(&mut chance, len))
        } else if greedy.contains(seat) {
            {
                let seed = Seed(below(&mut searches, u32::MAX).into());
                greedily::<G>(&G::view(&state, Some(seat)), seed).first().copied()
            }
        } else {
            let view = G::view(&state, Some(seat));
            let (action, expects) = best::<G>(&view, heuristic, train.iterations, &mut searches);
            expected = expects;
            action
        };
        G::apply(&mut state, action?, |_| {}).ok()?;
    }
    None
}

/// Returns the seats that play as Greedy in a numbered game.
fn greedy(train: &Train, players: u8, number: u32, seed: Seed) -> Seats {
    let mut chance = seed.stream(GREEDY);
    let mixes = train.greedy && number % 2 == 1;
    Seat::first(players).filter(|_| mixes && below(&mut chance, 2) == 0).collect()
}

/// Returns the action to play, and what search expects if it searched.
fn best<G: Game>(
    view: &G::View,
    heuristic: &impl Heuristic<G>,
    iterations: u32,
    rng: &mut Pcg32,
) -> (Option<G::Action>, Option<Outlooks>) {
    let mut legal = Vec::new();
    G::view_legal_actions(view, &mut legal);
    if let [only] = legal[..] {
        return (Some(only), None);
    }
    if iterations == 0 {
        let mut priors = Vec::new();
        heuristic.priors(&G::determinise(view, rng), &legal, &mut priors);
        return (any(&legal, &priors, rng), None);
    }
    let params = heuristic.params();
    let mut search = Search::<G>::default();
    for _ in 0..iterations {
        let state = G::determinise(view, rng);
        let (decider, state) = (G::decider(&state), heuristic.reopened(state));
        search.iterate(state, decider, None, heuristic, &params, rng);
    }
    (search.rated(&legal).first().map(|rated| rated.action), Some(search.outlooks()))
}

/// Sums of a linear model, whose unknowns are to make the squares of its errors least.
#[derive(Clone)]
pub struct Squares {
    products: Vec<Vec<f64>>,
    sums: Vec<f64>,
    notes: usize,
}

impl Squares {
    /// Creates the sums for so many unknowns.
    pub fn new(unknowns: usize) -> Squares {
        Squares {
            products: vec![vec![0.0; unknowns]; unknowns],
            sums: vec![0.0; unknowns],
            notes: 0,
        }
    }

    /// Adds a note: what is counted of each unknown, those that are not 0 in order, and what they should add up to.
    pub fn add(&mut self, counts: &[(usize, f64)], result: f64) {
        self.notes += 1;
        for (place, &(at, one)) in counts.iter().enumerate() {
            let row = &mut self.products[at];
            counts[..=place].iter().for_each(|&(to, other)| row[to] += one * other);
            self.sums[at] += one * result;
        }
    }

    /// Returns the unknowns, with a slight preference for small ones (Cholesky).
    pub fn solve(mut self) -> Vec<f64> {
        let unknowns = self.sums.len();
        for (at, row) in self.products.iter_mut().enumerate() {
            row[at] += SMALL + SMALL_SHARE * self.notes as f64;
        }
        let mut lower: Vec<Vec<f64>> = Vec::with_capacity(unknowns);
        for (at, products) in self.products.iter().enumerate() {
            let mut row = vec![0.0; at + 1];
            for to in 0..=at {
                let other = if to == at { &row[..at] } else { &lower[to][..to] };
                let known: f64 = row.iter().zip(other).map(|(one, other)| one * other).sum();
                let left = products[to] - known;
                row[to] = if at == to { left.sqrt() } else { left / lower[to][to] };
            }
            lower.push(row);
        }
        let mut solved = vec![0.0; unknowns];
        for at in 0..unknowns {
            let known: f64 =
                lower[at].iter().zip(&solved[..at]).map(|(one, other)| one * other).sum();
            solved[at] = (self.sums[at] - known) / lower[at][at];
        }
        for at in (0..unknowns).rev() {
            let known: f64 = (at + 1..unknowns).map(|k| lower[k][at] * solved[k]).sum();
            solved[at] = (solved[at] - known) / lower[at][at];
        }
        solved
    }
}
