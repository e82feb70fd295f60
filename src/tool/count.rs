//! `curia count`: what happened in many games.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io::Write;

use clap::Args;

use super::EXIT_CODES;
use super::columns::{left, right};
use super::failure::{Failure, Trouble};
use super::input::Source;
use super::spoken::Spoken;
use super::words;
use crate::record::{Match, ReplayError};
use crate::rules::{Game, Seat};

/// Count what happened in finished games
///
/// Counts decisions and the wins of each seat, and whatever else is to be counted of the game. All games must be
/// of the same kind, and of as many players; unfinished ones are left out.
///
/// Example:
///   curia selfplay --players 4 --games 400 --levels expert --save games && curia count games/*
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Count {
    /// The games: files, or links
    #[arg(value_name = "GAME", required = true)]
    games: Vec<OsString>,
    #[arg(skip)]
    first: OnceCell<String>,
}

/// A game that was played to its end, with all that happened.
pub struct Finished<G: Game> {
    /// The last state.
    pub end: G::State,
    /// Everything that happened, in order.
    pub events: Vec<G::Event>,
    /// Decisions of all seats.
    pub decisions: usize,
    /// The seats that share the victory.
    pub winners: Vec<Seat>,
}

/// A figure: what was counted, and how it is written.
pub type Figure = (&'static str, String);

impl Count {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut finished = Vec::new();
        for (at, game) in self.games.iter().enumerate() {
            let own = OnceCell::new();
            let kept = if at == 0 { &self.first } else { &own };
            let record = Source::from(game.as_os_str()).game::<G>(kept)?;
            finished.extend(played(&record)?);
        }
        let mut figures = vec![
            (words::GAMES_COUNTED, finished.len().to_string()),
            (words::DECISIONS_COUNTED, spread(finished.iter().map(|game| game.decisions as f64))),
        ];
        let seats = finished.iter().map(|game| G::seats(&game.end)).max().unwrap_or(0);
        let wins = Seat::first(seats).map(|seat| {
            let shares = finished.iter().filter(|game| game.winners.contains(&seat));
            let wins: f64 = shares.map(|game| 1.0 / game.winners.len() as f64).sum();
            percent(wins, finished.len())
        });
        figures.push((words::WINS_BY_SEAT, wins.collect::<Vec<_>>().join("  ")));
        figures.extend(G::count(&finished));
        for (what, figure) in figures {
            writeln!(out, "{}{}", left(what, 44), right(&figure, 36).trim_end())?;
        }
        Ok(())
    }
}

/// Returns a game with all that happened; `None` if it is not over.
fn played<G: Spoken>(record: &Match<G>) -> Result<Option<Finished<G>>, Failure> {
    let mut events = Vec::new();
    let start = record.start(|event| events.push(event)).map_err(ReplayError::Match);
    let mut state = start.map_err(Trouble::<G>::Replay)?;
    for &action in &record.actions {
        // Whoever read the match has played it.
        if G::apply(&mut state, action, |event| events.push(event)).is_err() {
            return Ok(None);
        }
    }
    let decisions = record.actions.len();
    Ok(G::winners(&state).map(|winners| Finished { end: state, events, decisions, winners }))
}

/// Writes the mean of these numbers, and in brackets the least and the most.
pub fn spread(numbers: impl Iterator<Item = f64> + Clone) -> String {
    let count = numbers.clone().count().max(1);
    let mean = numbers.clone().sum::<f64>() / count as f64;
    let least = numbers.clone().fold(f64::MAX, f64::min);
    let most = numbers.fold(0.0, f64::max);
    if least > most { "-".to_owned() } else { format!("{mean:.1} ({least:.0}-{most:.0})") }
}

/// Writes a part as a percentage of all.
pub fn percent(part: f64, all: usize) -> String {
    if all == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * part / all as f64) }
}
