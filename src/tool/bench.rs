//! `curia bench`: measures the speed of the rules and the bots on this machine.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use clap::Args;
use cpu_time::ThreadTime;

use super::failure::{EXIT_CODES, Failure};
use super::spoken::Spoken;
use crate::bots::history::History;
use crate::bots::outlook::MOST_SEATS;
use crate::bots::{Level, choose};
use crate::rules::{Seed, sample};

/// Measure how fast the rules and the bots are
///
/// Plays random games on all boards in one thread. All figures are per second of CPU time, so other
/// programs hardly affect them: playouts from the deal to the end, actions applied to a copied state,
/// and legal lists written out, both on states from all over such games. Then for each level: iterations
/// of its search, and the time of a decision.
///
/// Example:
///   curia bench --players 4
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Bench {
    /// Number of players; every possible number if not given
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Seconds of CPU time for each figure
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=60))]
    seconds: u8,
}

/// Number of games that provide states to measure on.
const SAMPLED_GAMES: u32 = 32;
/// One decision in this many is measured, so that they come from all over the games.
const SAMPLED_DECISIONS: usize = 211;

impl Bench {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let can_play = |players| sample::deal::<G>(players, 0).map(|_| ());
        let players: Vec<u8> = match self.players {
            Some(players) => {
                can_play(players).map_err(Failure::setup)?;
                vec![players]
            }
            None => (1..=MOST_SEATS as u8).filter(|&players| can_play(players).is_ok()).collect(),
        };
        writeln!(out, "A state has {} bytes.", size_of::<G::State>())?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<8} {:>12} {:>16} {:>16} {:>14}",
            "players", "playouts/s", "decisions/s", "applied/s", "legal lists/s"
        )?;
        for &players in &players {
            let figures = self.figures::<G>(players).map_err(Failure::setup)?;
            writeln!(
                out,
                "{players:<8} {:>12.0} {:>16.0} {:>16.0} {:>14.0}",
                figures.playouts, figures.decisions, figures.applied, figures.lists
            )?;
            out.flush()?;
        }
        writeln!(out)?;
        writeln!(
            out,
            "{:<8} {:<8} {:>14} {:>16}",
            "players", "level", "iterations/s", "µs a decision"
        )?;
        for players in players {
            for &level in G::LEVELS {
                let decisions = self.decisions::<G>(players, level).map_err(Failure::setup)?;
                let iterations = level.iterations::<G>().map_or_else(
                    || "-".to_owned(),
                    |each| format!("{:.0}", decisions * f64::from(each)),
                );
                let level = level.key();
                let micros = 1e6 / decisions;
                writeln!(out, "{players:<8} {level:<8} {iterations:>14} {micros:>16.1}")?;
                out.flush()?;
            }
        }
        Ok(())
    }

    /// Returns how many decisions a level makes in a second of CPU time, if there are any.
    fn decisions<G: Spoken>(&self, players: u8, level: Level) -> Result<f64, G::SetupError> {
        let views = sample::views::<G>(players, SAMPLED_GAMES, SAMPLED_DECISIONS)?;
        let mut next = views.iter().cycle();
        Ok(self.per_second(|| {
            let choice =
                next.next().map(|view| choose::<G>(History::of(view.clone(), Seed(1)), level));
            black_box(choice);
            1
        }))
    }

    fn figures<G: Spoken>(&self, players: u8) -> Result<Figures, G::SetupError> {
        let samples = sample::states::<G>(players, SAMPLED_GAMES)?;
        let (mut games, mut decisions) = (0, 0);
        let playouts = self.per_second(|| {
            decisions += sample::play::<G>(players, games).unwrap_or_default();
            games += 1;
            1
        });
        let applied = self.per_second(|| {
            for (state, action) in &samples {
                let mut after = state.clone();
                _ = black_box(G::apply(&mut after, *action, |_| {}));
                black_box(&after);
            }
            samples.len()
        });
        let mut legal = Vec::new();
        let lists = self.per_second(|| {
            for (state, _) in &samples {
                G::legal_actions(black_box(state), &mut legal);
                black_box(&legal);
            }
            samples.len()
        });
        let decisions = playouts * f64::from(decisions) / f64::from(games);
        Ok(Figures { playouts, decisions, applied, lists })
    }

    /// Returns the work done in a second of CPU time; each call of `work` returns how much it did.
    fn per_second(&self, mut work: impl FnMut() -> usize) -> f64 {
        let (begin, mut done) = (ThreadTime::now(), 0);
        let enough = Duration::from_secs(u64::from(self.seconds));
        loop {
            done += work();
            let elapsed = begin.elapsed();
            if elapsed >= enough {
                return done as f64 / elapsed.as_secs_f64();
            }
        }
    }
}

/// Figures per second of CPU time.
struct Figures {
    playouts: f64,
    decisions: f64,
    applied: f64,
    lists: f64,
}
