//! What each count of a table is worth in points at the end, learned by `curia train`.

use std::fmt;
use std::sync::OnceLock;

use super::features::{FEATURES, count, for_the_score};
use crate::bots::learned::Learned;
use crate::games::four_towers::rules::components::{MOST_PLAYERS, turns};
use crate::games::four_towers::rules::state::PublicState;

/// What a table is worth between two turns.
pub trait Evaluation {
    /// Returns the points to expect for each seat at the end, by seat.
    fn points(&self, table: &PublicState) -> [f32; MOST_PLAYERS];

    /// Returns the learned weights by which actions are rated at a glance.
    fn weights(&self, table: &PublicState) -> &Weights;

    /// Returns the lead in points over another seat that counts as three quarters of a victory.
    fn clear_lead(&self, table: &PublicState) -> f32;
}

/// Parts of the game that are left at the moments for which weights were learned; between two of them they are mixed.
pub const MOMENTS: [f32; 4] = [0.0, 0.2, 0.6, 1.0];

/// A number for each of the moments.
pub type OfMoments = [f32; MOMENTS.len()];

/// What was learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The worth of each count at each moment, in points.
    pub worth: [[f32; FEATURES]; MOMENTS.len()],
    /// Lead in points over another seat that counts as three quarters of a victory.
    pub clear_lead: OfMoments,
}

/// First line of a file of weights, raised with every change of its form.
const FORM: &str = "curia weights of four-towers 1";
/// Weights are written in hundredths of a point.
const UNITS: f32 = 100.0;

/// Returns the learned weights for a number of players.
pub fn weights(players: u8) -> &'static Weights {
    static WEIGHTS: OnceLock<[Weights; 3]> = OnceLock::new();
    let all = WEIGHTS.get_or_init(|| {
        let files = [
            include_str!("weights/2.txt"),
            include_str!("weights/3.txt"),
            include_str!("weights/4.txt"),
        ];
        // A test reads them all; unreadable ones would make all positions equal.
        files.map(|file| Weights::read(file).unwrap_or_default())
    });
    &all[place(players)]
}

/// Those that were tuned by play, by which the strongest level judges.
pub static TUNED: [Learned<Weights>; 3] = [
    Learned::new(
        "four-towers-champion-2.txt",
        include_str!("weights/four-towers-champion-2.txt"),
        Weights::read,
    ),
    Learned::new(
        "four-towers-champion-3.txt",
        include_str!("weights/four-towers-champion-3.txt"),
        Weights::read,
    ),
    Learned::new(
        "four-towers-champion-4.txt",
        include_str!("weights/four-towers-champion-4.txt"),
        Weights::read,
    ),
];

/// Returns those for a number of players; `None` as long as this program was not given them.
pub fn tuned(players: u8) -> Option<&'static Weights> {
    TUNED[place(players)].get()
}

/// Returns the place of a number of players.
fn place(players: u8) -> usize {
    usize::from(players).saturating_sub(2).min(TUNED.len() - 1)
}

/// Returns the part of the game that is left, from 1 to 0.
pub fn left(table: &PublicState) -> f32 {
    let all = turns(table.seats()).max(1);
    f32::from(all.saturating_sub(table.turn.number)) / f32::from(all)
}

/// Returns the moments on both sides of a time, the later one first, and the share of the earlier one.
pub fn between(left: f32) -> ([usize; 2], f32) {
    let inner = MOMENTS.iter().skip(1).take(MOMENTS.len() - 2);
    let later = inner.filter(|&&moment| left >= moment).count();
    let (from, to) = (MOMENTS[later], MOMENTS[later + 1]);
    ([later, later + 1], (left - from) / (to - from))
}

/// What each count is worth at one time of the game, in points.
pub type Now = [f32; FEATURES];

/// Mixes the numbers of the moments on both sides of a time.
fn mixed(numbers: &OfMoments, left: f32) -> f32 {
    let ([later, earlier], share) = between(left);
    numbers[later] + (numbers[earlier] - numbers[later]) * share
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { worth: [[0.0; FEATURES]; MOMENTS.len()], clear_lead: [1.0; MOMENTS.len()] }
    }
}

impl Weights {
    /// Returns weights under which a table is worth what it would score if the game ended at once.
    pub fn of_the_score() -> Weights {
        let mut weights = Weights { clear_lead: [5.0; MOMENTS.len()], ..Weights::default() };
        for_the_score(|at, worth| weights.worth.iter_mut().for_each(|moment| moment[at] = worth));
        weights
    }

    /// Returns what each count is worth at the time of a table.
    pub fn now(&self, table: &PublicState) -> Now {
        let ([later, earlier], share) = between(left(table));
        let mut now = self.worth[later];
        now.iter_mut()
            .zip(&self.worth[earlier])
            .for_each(|(now, earlier)| *now += (earlier - *now) * share);
        now
    }

    /// Reads the weights of a file: its form, then a line with a whole number for each moment, for the clear lead and
    /// for each count. `None` if it is no such file.
    pub fn read(file: &str) -> Option<Weights> {
        let mut lines = file.lines();
        lines.next().filter(|&line| line == FORM)?;
        let mut weights = Weights { clear_lead: numbers(lines.next()?)?, ..Weights::default() };
        for at in 0..FEATURES {
            let line = numbers(lines.next()?)?;
            weights.worth.iter_mut().zip(line).for_each(|(moment, worth)| moment[at] = worth);
        }
        lines.next().is_none().then_some(weights)
    }
}

impl Evaluation for Weights {
    fn points(&self, table: &PublicState) -> [f32; MOST_PLAYERS] {
        let now = self.now(table);
        let mut sums = [0.0; MOST_PLAYERS];
        count(table, |seat, at, amount| {
            sums[seat.index().min(MOST_PLAYERS - 1)] += now[at] * amount;
        });
        sums
    }

    fn weights(&self, _: &PublicState) -> &Weights {
        self
    }

    fn clear_lead(&self, table: &PublicState) -> f32 {
        mixed(&self.clear_lead, left(table))
    }
}

/// Reads the numbers of a line, one for each moment.
fn numbers(line: &str) -> Option<OfMoments> {
    let units = line.split(' ').map(|word| word.parse::<i32>().ok());
    units.map(|units| Some(units? as f32 / UNITS)).collect::<Option<Vec<f32>>>()?.try_into().ok()
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM}")?;
        let of_counts = (0..FEATURES).map(|at| self.worth.map(|moment| moment[at]));
        for numbers in std::iter::once(self.clear_lead).chain(of_counts) {
            let units = numbers.map(|number| ((number * UNITS).round() as i32).to_string());
            writeln!(f, "{}", units.join(" "))?;
        }
        Ok(())
    }
}
