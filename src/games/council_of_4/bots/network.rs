//! The network by which the strongest level judges positions: how far each seat will end before or behind the others.
//!
//! It has two layers of rectified sums. A seat is judged by its own numbers, by the mean of the others', and by those
//! of the table. Sums are taken in one order, so that the same position is worth the same on every device.

use std::fmt;
use std::sync::OnceLock;

use super::heuristic::{NoWeights, fold, glances, list, outlooks};
use super::inputs::{Inputs, OF_SEAT, OF_TABLE, SEATS};
use crate::bots::outlook::Outlooks;
use crate::bots::search::{Heuristic, SearchParams};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::state::State;

/// Sums of the first layer.
pub const FIRST: usize = 32;
/// Sums of the second layer.
pub const SECOND: usize = 16;
/// Numbers that the first layer sums up: of the table, of the seat, and the mean of the others'.
pub const INPUTS: usize = OF_TABLE + 2 * OF_SEAT;
/// How many numbers of players there are, from two on.
pub const TABLES: usize = SEATS - 1;

/// Returns the network that was learned.
pub fn network() -> &'static Network {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    // A test reads it; an unreadable one would make all positions equal.
    NETWORK.get_or_init(|| Network::read(include_str!("weights/network.txt")).unwrap_or_default())
}

/// A network with its weights, in VP at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// Weights of the first layer, by input; those of the constant input are added always.
    pub first: Vec<[f32; FIRST]>,
    /// Weights of the second layer, by sum of the first.
    pub second: [[f32; SECOND]; FIRST],
    /// Constants of the second layer.
    pub bias: [f32; SECOND],
    /// Weights of its sums in the result.
    pub third: [f32; SECOND],
    /// Lead in VP over another seat that counts as three quarters of a victory, at the beginning and at the end, for
    /// two players, three and four.
    pub clear_lead: [[f32; 2]; TABLES],
}

impl Default for Network {
    fn default() -> Network {
        Network {
            first: vec![[0.0; FIRST]; INPUTS],
            second: [[0.0; SECOND]; FIRST],
            bias: [0.0; SECOND],
            third: [0.0; SECOND],
            clear_lead: [[1.0; 2]; TABLES],
        }
    }
}

/// How a seat was judged: the sums of each layer, and the result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judged {
    /// The sums of the first layer, at least 0.
    pub first: [f32; FIRST],
    /// The sums of the second layer, at least 0.
    pub second: [f32; SECOND],
    /// VP at the end, up to a constant that all seats share.
    pub worth: f32,
}

impl Network {
    /// Judges every seat; those that are not at the table are worth nothing.
    pub fn judge(&self, inputs: &Inputs) -> [Judged; SEATS] {
        let (of_table, of_seats) = self.first.split_at(OF_TABLE);
        let (own, others) = of_seats.split_at(OF_SEAT);
        let mut of_all = [0.0; FIRST];
        add_all(&mut of_all, of_table, &inputs.table, 1.0);
        let mut sums = [of_all; SEATS];
        let share = 1.0 / inputs.players.saturating_sub(1).max(1) as f32;
        for (seat, numbers) in inputs.seats.iter().enumerate().take(inputs.players) {
            add_all(&mut sums[seat], own, numbers, 1.0);
            let mut to_others = [0.0; FIRST];
            add_all(&mut to_others, others, numbers, share);
            for (_, sums) in sums.iter_mut().enumerate().filter(|&(other, _)| other != seat) {
                add(sums, &to_others, 1.0);
            }
        }
        let mut judged = [Judged::default(); SEATS];
        for (judged, sums) in judged.iter_mut().zip(sums).take(inputs.players) {
            judged.first = sums.map(rectified);
            judged.second = self.bias;
            add_all(&mut judged.second, &self.second, &judged.first, 1.0);
            judged.second = judged.second.map(rectified);
            let worths = judged.second.iter().zip(&self.third);
            judged.worth = worths.map(|(sum, weight)| sum * weight).sum();
        }
        judged
    }

    /// Returns the lead in VP that counts as three quarters of a victory at this progress of the game.
    fn clear_lead(&self, players: u8, done: f32) -> f32 {
        let [early, late] = self.clear_lead[usize::from(players).saturating_sub(2).min(2)];
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

    /// Reads the network of a file: its form, then a line for each row, with the size of a step and so many steps for
    /// each weight.
    ///
    /// # Errors
    /// Returns an error if a line is wrong, or there are too many.
    pub fn read(file: &str) -> Result<Network, NoWeights> {
        let mut network = Network::default();
        let mut lines = file.lines();
        if lines.next() != Some(FORM) {
            return Err(NoWeights { line: 1, expected: FORM });
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
                _ => return Err(NoWeights { line: number, expected: ROW }),
            }
        }
        match lines.next() {
            Some(_) => Err(NoWeights { line: number + 1, expected: "" }),
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

impl fmt::Display for Network {
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

impl Heuristic<CouncilOf4> for Network {
    fn priors(&self, state: &State, actions: &[Action], priors: &mut Vec<u32>) {
        glances(state, actions, priors);
    }

    fn fold(&self, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        fold(actions, aims);
    }

    fn list(&self, state: &State, actions: &mut Vec<Action>, aims: &mut Vec<Action>) {
        list(state, actions, aims);
    }

    fn outlooks(&self, state: &State) -> Outlooks {
        let inputs = Inputs::of(state);
        let judged = self.judge(&inputs);
        let clear = self.clear_lead(state.table().seats(), inputs.progress());
        outlooks(state, clear, |seat| judged[seat.index()].worth)
    }

    fn params(&self) -> SearchParams {
        // Without a playout a search of 1,000 iterations was 39 ±32 Elo better with two players (400 games) and as good
        // with four (-7 ±29, 200 games), in a fifth less time. Then exploration 0.35 was -35 ±45 and 0.8 -28 ±41 better,
        // widening 0.6 -7 ±51 and 1.6 -38 ±43 (two players, 200 games each). Measured with the network before this one.
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
