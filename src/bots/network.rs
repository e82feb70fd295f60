//! The network by which the strongest level of a game judges positions: how far each seat will end before or behind the
//! others.
//!
//! It has two layers of rectified sums. A seat is judged by its own numbers, by the mean of the others', and by those
//! of the table. Sums are taken in one order, so that the same position is worth the same on every device.

use std::fmt;
use std::ops::RangeInclusive;

use super::outlook::{self, MOST_SEATS, Outlooks};
use super::search::{Heuristic, SearchParams};
use crate::rules::Game;

/// Sums of the first layer.
pub const FIRST: usize = 32;
/// Sums of the second layer.
pub const SECOND: usize = 16;

/// The numbers that describe a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs<const TABLE: usize, const SEAT: usize> {
    /// Of the table: the constant 1, the progress of the game from 0 to 1, and more.
    pub table: [f32; TABLE],
    /// Of each seat, in seating order.
    pub seats: [[f32; SEAT]; MOST_SEATS],
    /// Points of each seat at the end as another evaluation expects them, which the network corrects; 0 without one.
    pub expected: [f32; MOST_SEATS],
    /// Number of seats at the table.
    pub players: usize,
}

impl<const TABLE: usize, const SEAT: usize> Inputs<TABLE, SEAT> {
    /// Returns the progress of the game, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.table.get(1).copied().unwrap_or_default()
    }
}

/// A row of numbers, as far as they are known.
pub struct Row<const SIZE: usize> {
    numbers: [f32; SIZE],
    len: usize,
}

impl<const SIZE: usize> Row<SIZE> {
    /// Begins a row with these numbers.
    pub fn of(first: impl IntoIterator<Item = f32>) -> Row<SIZE> {
        let mut row = Row { numbers: [0.0; SIZE], len: 0 };
        first.into_iter().for_each(|number| row.push(number));
        row
    }

    /// Adds a number.
    pub fn push(&mut self, number: f32) {
        if let Some(place) = self.numbers.get_mut(self.len) {
            *place = number;
        }
        self.len += 1;
    }

    /// Adds a count.
    pub fn count(&mut self, count: impl Into<u32>) {
        self.push(count.into() as f32);
    }

    /// Adds 1 if something holds, else 0.
    pub fn flag(&mut self, holds: bool) {
        self.push(f32::from(u8::from(holds)));
    }

    /// Returns the whole row.
    pub fn whole(self) -> [f32; SIZE] {
        debug_assert_eq!(self.len, SIZE, "the row is full");
        self.numbers
    }
}

/// A network with its weights, in points at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Network<const TABLE: usize, const SEAT: usize> {
    /// Weights of the first layer, by input: of the table, of the seat, and of the mean of the others. Those of the constant
    /// input are added always.
    pub first: Vec<[f32; FIRST]>,
    /// Weights of the second layer, by sum of the first.
    pub second: [[f32; SECOND]; FIRST],
    /// Constants of the second layer.
    pub bias: [f32; SECOND],
    /// Weights of its sums in the result.
    pub third: [f32; SECOND],
    /// Lead in points over another seat that counts as three quarters of a victory, at the beginning and at the end, for
    /// each number of players from the fewest on.
    pub clear_lead: Vec<[f32; 2]>,
    fewest: u8,
}

/// How a seat was judged: the sums of each layer, and the result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// The sums of the first layer, at least 0.
    pub first: [f32; FIRST],
    /// The sums of the second layer, at least 0.
    pub second: [f32; SECOND],
    /// Points at the end, up to a constant that all seats share.
    pub worth: f32,
}

/// Error for a file without a network: the line, counted from 1, and what it must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNetwork {
    pub line: usize,
    /// What it must hold.
    pub expected: &'static str,
}

impl<const TABLE: usize, const SEAT: usize> Network<TABLE, SEAT> {
    /// Numbers that the first layer sums up.
    pub const INPUTS: usize = TABLE + 2 * SEAT;

    /// Creates a network for these numbers of players by which all positions are equal.
    pub fn blank(players: RangeInclusive<u8>) -> Network<TABLE, SEAT> {
        let fewest = players.clone().min().unwrap_or_default();
        Network {
            first: vec![[0.0; FIRST]; Self::INPUTS],
            second: [[0.0; SECOND]; FIRST],
            bias: [0.0; SECOND],
            third: [0.0; SECOND],
            clear_lead: vec![[1.0; 2]; players.count()],
            fewest,
        }
    }

    /// Judges every seat; those that are not at the table are worth nothing.
    pub fn judge(&self, inputs: &Inputs<TABLE, SEAT>) -> [Judgement; MOST_SEATS] {
        let (of_table, of_seats) = self.first.split_at(TABLE);
        let (own, others) = of_seats.split_at(SEAT);
        let mut of_all = [0.0; FIRST];
        add_all(&mut of_all, of_table, &inputs.table, 1.0);
        let mut sums = [of_all; MOST_SEATS];
        let share = 1.0 / inputs.players.saturating_sub(1).max(1) as f32;
        for (seat, numbers) in inputs.seats.iter().enumerate().take(inputs.players) {
            add_all(&mut sums[seat], own, numbers, 1.0);
            let mut to_others = [0.0; FIRST];
            add_all(&mut to_others, others, numbers, share);
            for (_, sums) in sums.iter_mut().enumerate().filter(|&(other, _)| other != seat) {
                add(sums, &to_others, 1.0);
            }
        }
        let mut judged = [Judgement::default(); MOST_SEATS];
        let seats = judged.iter_mut().zip(sums).zip(inputs.expected);
        for ((judged, sums), expected) in seats.take(inputs.players) {
            judged.first = sums.map(rectified);
            judged.second = self.bias;
            add_all(&mut judged.second, &self.second, &judged.first, 1.0);
            judged.second = judged.second.map(rectified);
            let worths = judged.second.iter().zip(&self.third);
            judged.worth = expected + worths.map(|(sum, weight)| sum * weight).sum::<f32>();
        }
        judged
    }

    /// Returns the lead in points that counts as three quarters of a victory at this progress of the game.
    fn clear_lead(&self, players: usize, done: f32) -> f32 {
        let table = players.saturating_sub(self.fewest.into()).min(self.clear_lead.len() - 1);
        let [early, late] = self.clear_lead[table];
        early + (late - early) * done
    }

    /// Returns the rows of weights, in the order of the file.
    pub fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let first = self.first.iter().map(<[f32; FIRST]>::as_slice);
        let second = self.second.iter().chain([&self.bias, &self.third]);
        let leads = self.clear_lead.iter().map(<[f32; 2]>::as_slice);
        leads.chain(first).chain(second.map(<[f32; SECOND]>::as_slice))
    }

    /// Returns the rows of weights, in the order of the file.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let first = self.first.iter_mut().map(<[f32; FIRST]>::as_mut_slice);
        let second = self.second.iter_mut().chain([&mut self.bias, &mut self.third]);
        let leads = self.clear_lead.iter_mut().map(<[f32; 2]>::as_mut_slice);
        leads.chain(first).chain(second.map(<[f32; SECOND]>::as_mut_slice))
    }

    /// Reads the network for these numbers of players from a file: its form, then a line for each row, with the size of a
    /// step and so many steps for each weight.
    ///
    /// # Errors
    /// Returns an error if a line is wrong, or there are too many.
    pub fn read(
        file: &str,
        players: RangeInclusive<u8>,
    ) -> Result<Network<TABLE, SEAT>, NoNetwork> {
        let mut network = Network::blank(players);
        let mut lines = file.lines();
        if lines.next() != Some(FORM) {
            return Err(NoNetwork { line: 1, expected: FORM });
        }
        let mut number = 1;
        for row in network.rows_mut() {
            number += 1;
            let words = lines.next().unwrap_or_default().split(' ');
            let numbers: Option<Vec<i32>> = words.map(|word| word.parse().ok()).collect();
            match numbers.as_deref() {
                Some([step, steps @ ..]) if steps.len() == row.len() => {
                    let weights = steps.iter().map(|&steps| weight(*step, steps));
                    row.iter_mut().zip(weights).for_each(|(to, weight)| *to = weight);
                }
                _ => return Err(NoNetwork { line: number, expected: ROW }),
            }
        }
        match lines.next() {
            Some(_) => Err(NoNetwork { line: number + 1, expected: "" }),
            None => Ok(network),
        }
    }
}

/// First line of a file with a network, raised with every change of its form or of the inputs.
const FORM: &str = "curia network 1";
/// The other lines.
const ROW: &str = "a step and so many whole numbers as the row has weights";
/// Steps are whole numbers of these parts.
const PARTS: f32 = 1e7;
/// Most steps in a weight.
const STEPS: f32 = 127.0;

fn weight(step: i32, steps: i32) -> f32 {
    step as f32 * steps as f32 / PARTS
}

impl<const TABLE: usize, const SEAT: usize> fmt::Display for Network<TABLE, SEAT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM}")?;
        self.rows().try_for_each(|row| {
            let largest = row.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
            let step = ((largest / STEPS * PARTS).ceil() as i32).max(1);
            write!(f, "{step}")?;
            let steps = row.iter().map(|&of| (of / weight(step, 1)).round() as i32);
            steps.into_iter().try_for_each(|steps| write!(f, " {steps}"))?;
            writeln!(f)
        })
    }
}

/// What the strongest level of a game knows: a network, and how to ask it.
pub struct Judge<G: Game + 'static, const TABLE: usize, const SEAT: usize> {
    /// What search knows besides, for a number of players: what looks promising, where lines of play end, and the result of a
    /// game that is over.
    pub(crate) beside: fn(u8) -> &'static dyn Heuristic<G>,
    /// The numbers that describe a position dealt behind a view.
    pub(crate) inputs: fn(&G::State) -> Inputs<TABLE, SEAT>,
    /// The network.
    pub network: Network<TABLE, SEAT>,
}

impl<G: Game + 'static, const TABLE: usize, const SEAT: usize> Judge<G, TABLE, SEAT> {
    /// Returns what search knows besides at any table.
    fn beside_any(&self) -> &'static dyn Heuristic<G> {
        (self.beside)(self.network.fewest)
    }
}

impl<G: Game + 'static, const TABLE: usize, const SEAT: usize> Heuristic<G>
    for Judge<G, TABLE, SEAT>
{
    fn priors(&self, state: &G::State, actions: &[G::Action], priors: &mut Vec<u32>) {
        (self.beside)(G::seats(state)).priors(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<G::Action>, aims: &mut Vec<G::Action>) {
        self.beside_any().fold(actions, aims);
    }

    fn list(&self, state: &G::State, actions: &mut Vec<G::Action>, aims: &mut Vec<G::Action>) {
        self.beside_any().list(state, actions, aims);
    }

    fn outlooks(&self, state: &G::State) -> Outlooks {
        if G::decider(state).is_none() {
            return (self.beside)(G::seats(state)).outlooks(state);
        }
        let inputs = (self.inputs)(state);
        let worths = self.network.judge(&inputs).map(|judged| judged.worth);
        let clear = self.network.clear_lead(inputs.players, inputs.progress());
        outlook::outlooks(&worths[..inputs.players.min(MOST_SEATS)], clear, None)
    }

    fn reopened(&self, state: G::State) -> G::State {
        self.beside_any().reopened(state)
    }

    fn horizon(&self, from: &G::State) -> Option<u32> {
        self.beside_any().horizon(from)
    }

    fn progress(&self, state: &G::State) -> u32 {
        self.beside_any().progress(state)
    }

    fn params(&self) -> SearchParams {
        // In Council of 4, without a playout a search of 1,000 iterations was 39 ±32 Elo better with two players (400
        // games) and as good with four (-7 ±29, 200 games), in a fifth less time. Then exploration 0.35 was -35 ±45 and 0.8
        // -28 ±41 better, widening 0.6 -7 ±51 and 1.6 -38 ±43 (two players, 200 games each). Measured with the network
        // before this one.
        SearchParams { turns: 0, ..SearchParams::USUAL }
    }
}

/// Returns the number, or 0 for one below.
fn rectified(number: f32) -> f32 {
    // Unlike `max`, this says which zero it is.
    if number > 0.0 { number } else { 0.0 }
}

/// Adds rows of weights, each times its number.
fn add_all<const N: usize>(sums: &mut [f32; N], rows: &[[f32; N]], numbers: &[f32], share: f32) {
    // A copy stays in registers.
    let mut all = *sums;
    // Most numbers are 0.
    for (row, &number) in rows.iter().zip(numbers).filter(|(_, number)| **number != 0.0) {
        add(&mut all, row, number * share);
    }
    *sums = all;
}

/// Adds a row of weights times a number.
#[inline(always)]
pub(crate) fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], number: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += number * weight);
}
