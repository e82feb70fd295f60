//! What each count of a table is worth in points at the end, learned by `curia train`.

use std::fmt;
use std::sync::OnceLock;

use super::features::{FEATURES, REGIMES, count, regime};
use super::heuristic::Evaluation;
use super::worth::Time;
use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::components::MOST_PLAYERS;

/// What was learned, at the beginning and at the end of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The worth of each count, in points.
    pub worth: Vec<[f32; 2]>,
    /// Lead in points over another seat that counts as three quarters of a victory, by regime.
    pub clear_lead: [[f32; 2]; REGIMES],
}

/// First line of a file of weights, raised with every change of its form.
const FORM: &str = "curia weights of the-council 1";
/// Weights are written in hundredths of a point.
const UNITS: f32 = 100.0;

/// Returns the learned weights, the same for any number of players.
pub fn weights() -> &'static Weights {
    static WEIGHTS: OnceLock<Weights> = OnceLock::new();
    // A test reads them; unreadable ones would make all positions equal.
    WEIGHTS.get_or_init(|| Weights::read(include_str!("weights.txt")).unwrap_or_default())
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { worth: vec![[0.0; 2]; FEATURES], clear_lead: [[1.0; 2]; REGIMES] }
    }
}

impl Weights {
    /// Reads the weights of a file: its form, then a line with two whole numbers for each regime and each count, for
    /// the beginning and the end of a hand. `None` if it is no such file.
    pub fn read(file: &str) -> Option<Weights> {
        let mut lines = file.lines();
        lines.next().filter(|&line| line == FORM)?;
        let mut pair = || {
            let (early, late) = lines.next()?.split_once(' ')?;
            let weight = |word: &str| word.parse::<i32>().ok().map(|units| units as f32 / UNITS);
            Some([weight(early)?, weight(late)?])
        };
        let mut weights = Weights::default();
        for place in weights.clear_lead.iter_mut().chain(&mut weights.worth) {
            *place = pair()?;
        }
        lines.next().is_none().then_some(weights)
    }
}

impl Evaluation for Weights {
    fn points(&self, table: &PublicState, time: Time) -> [f32; MOST_PLAYERS] {
        let mut sums = [[0.0; 2]; MOST_PLAYERS];
        count(table, |seat, at, amount| {
            let (sum, worth) = (&mut sums[seat.index().min(MOST_PLAYERS - 1)], self.worth[at]);
            sum[0] += worth[0] * amount;
            sum[1] += worth[1] * amount;
        });
        let left = time.of_hand(table);
        sums.map(|[early, late]| late + (early - late) * left)
    }

    fn clear_lead(&self, table: &PublicState, time: Time) -> f32 {
        let [early, late] = self.clear_lead[regime(table)];
        late + (early - late) * time.of_hand(table)
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = |weight: f32| (weight * UNITS).round() as i32;
        writeln!(f, "{FORM}")?;
        let mut all = self.clear_lead.iter().chain(&self.worth);
        all.try_for_each(|[early, late]| writeln!(f, "{} {}", units(*early), units(*late)))
    }
}
