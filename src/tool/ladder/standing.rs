//! Results of all duels.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::contestant::Contestant;
use super::game::Outcome;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug)]
struct Share {
    mean: f64,
    error: f64,
}

/// Difference in Elo that makes a parameter better.
const BETTER: f64 = 15.0;
/// ln 19: 95 % against 5 %.
const BOUND: f64 = 2.944;
/// Number of standard errors in an interval of 95 %.
const CONFIDENCE: f64 = 1.96;

/// Result of two levels against each other.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Lower and higher contestant.
    pair: [Contestant; 2],
    games: usize,
    /// Frequency of a higher one coming in before a lower one.
    score: Share,
    /// Frequency of the higher's victories, and that of equals.
    won: Share,
    fair: f64,
    decisions: [(u32, Duration); 2],
    /// The games that a program lost before their end, and why.
    lost: Vec<String>,
}

impl Duel {
    /// Returns the duel of these outcomes, each with the number of its deal.
    pub fn new(pair: [Contestant; 2], fair: f64, mut outcomes: Vec<(u32, Outcome)>) -> Duel {
        // Sums of fractions depend on their order.
        outcomes
            .sort_by(|one, other| one.0.cmp(&other.0).then(one.1.score.total_cmp(&other.1.score)));
        let mut decisions = [(0, Duration::ZERO); 2];
        for (_, outcome) in &outcomes {
            for (sum, of) in decisions.iter_mut().zip(outcome.decisions) {
                sum.0 += of.0;
                sum.1 += of.1;
            }
        }
        Duel {
            pair,
            games: outcomes.len(),
            score: share(&outcomes, |outcome| outcome.score),
            won: share(&outcomes, |outcome| outcome.won),
            fair,
            decisions,
            lost: outcomes.into_iter().filter_map(|(_, outcome)| outcome.lost).collect(),
        }
    }

    /// Returns the games that a program lost before their end, and why.
    pub fn lost(&self) -> &[String] {
        &self.lost
    }

    /// Whether the higher is better by 15 Elo, if that is clear: the logarithm of the likelihood ratio
    /// of that against equality, within bounds for errors of 5 % (Wald 1945; for scores of deals by
    /// their mean and variance, as chess engines are tested).
    pub fn verdict(&self) -> Option<bool> {
        let ratio = self.ratio();
        (ratio.abs() >= BOUND).then_some(ratio > 0.0)
    }

    fn ratio(&self) -> f64 {
        let expected = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (equal, better) = (expected(0.0), expected(BETTER));
        let variance = self.score.error.powi(2);
        (better - equal) * (2.0 * self.score.mean - equal - better) / (2.0 * variance)
    }

    /// Returns the higher's lead in Elo, with its standard error.
    fn elo(&self) -> Share {
        // An unbeaten level has no finite Elo: half a game is added to either side.
        let games = self.games as f64;
        let score = (self.score.mean * games + 0.5) / (games + 1.0);
        let mean = 400.0 * (score / (1.0 - score)).log10();
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        Share { mean, error: slope * self.score.error }
    }
}

/// Returns the mean over all games, with its error from the differences between deals, since the games
/// of one deal are not independent. The error is at least half a game, even if all deals ended alike.
fn share(outcomes: &[(u32, Outcome)], of: impl Fn(&Outcome) -> f64) -> Share {
    let mut deals = BTreeMap::<u32, (f64, f64)>::new();
    for (deal, outcome) in outcomes {
        let (sum, count) = deals.entry(*deal).or_default();
        *sum += of(outcome);
        *count += 1.0;
    }
    let games: f64 = deals.values().map(|(_, count)| count).sum();
    let sum: f64 = deals.values().map(|(sum, _)| sum).sum();
    let mean = sum / games.max(1.0);
    let squares: f64 = deals.values().map(|(sum, count)| (sum - count * mean).powi(2)).sum();
    let count = deals.len() as f64;
    let error = (squares * count / (count - 1.0).max(1.0)).sqrt() / games.max(1.0);
    Share { mean, error: error.max(0.5 / (games + 1.0)) }
}

impl fmt::Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lower, higher] = self.pair.map(|who| who.to_string());
        let elo = self.elo();
        let percent = |share: Share| {
            format!("{:.1} ±{:.1}", 100.0 * share.mean, 100.0 * CONFIDENCE * share.error)
        };
        write!(
            f,
            "{:<30}{:>7}{:>14}{:>14}{:>8.1}{:>12}",
            format!("{higher} over {lower}"),
            self.games,
            percent(self.score),
            percent(self.won),
            100.0 * self.fair,
            format!("{:.0} ±{:.0}", elo.mean, CONFIDENCE * elo.error),
        )
    }
}

/// Returns all duels as text, with each level's Elo above the lowest, and its time.
pub fn table(duels: &[Duel], with_verdicts: bool) -> String {
    let mut text = format!(
        "{:<30}{:>7}{:>14}{:>14}{:>8}{:>12}\n",
        "duel", "games", "before %", "wins %", "fair", "Elo"
    );
    for duel in duels {
        text += &match (with_verdicts, duel.verdict()) {
            (false, _) => format!("{duel}\n"),
            (true, None) => format!("{duel}  open ({:.2})\n", duel.ratio()),
            (true, Some(better)) => {
                let word = if better { "better" } else { "no better" };
                format!("{duel}  {word} ({:.2})\n", duel.ratio())
            }
        };
    }
    text += &format!("\n{:<20}{:>14}{:>16}\n", "level", "Elo", "µs a decision");
    let (mut elo, mut variance) = (0.0, 0.0);
    for (at, duel) in duels.iter().enumerate() {
        if at == 0 {
            text += &row(duel.pair[0], elo, variance, &[duel.decisions[0]]);
        }
        let step = duel.elo();
        elo += step.mean;
        variance += step.error * step.error;
        let next = duels.get(at + 1).map(|next| next.decisions[0]);
        let decisions: Vec<_> = [duel.decisions[1]].into_iter().chain(next).collect();
        text += &row(duel.pair[1], elo, variance, &decisions);
    }
    text
}

fn row(who: Contestant, elo: f64, variance: f64, decisions: &[(u32, Duration)]) -> String {
    let count: u32 = decisions.iter().map(|(count, _)| count).sum();
    let time: Duration = decisions.iter().map(|(_, time)| *time).sum();
    let micros = time.as_secs_f64() * 1e6 / f64::from(count.max(1));
    let elo = format!("{elo:.0} ±{:.0}", CONFIDENCE * variance.sqrt());
    format!("{:<20}{elo:>14}{micros:>16.1}\n", who.to_string())
}
