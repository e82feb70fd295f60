//! `curia count`: what happened in many games.

use std::io::Write;

use clap::Args;

use super::columns::{left, right};
use super::failure::{EXIT_CODES, Failure};
use super::figures::{Finished, spread, wins_from};
use super::input::Source;
use super::reading;
use super::spoken::Spoken;
use crate::record::Match;
use crate::rules::Seat;

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
    games: Vec<Source>,
}

impl Count {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut finished = Vec::new();
        for game in &self.games {
            finished.extend(played(&reading::game::<G>(game)?)?);
        }
        let mut figures = vec![
            ("games", finished.len().to_string()),
            ("decisions of all seats", spread(finished.iter().map(|game| game.decisions as f64))),
        ];
        figures.push(("wins by seat", wins_from(&finished, |_| Some(Seat(0)))));
        figures.extend(G::count(&finished));
        for (what, figure) in figures {
            writeln!(out, "{}{}", left(what, 44), right(&figure, 36).trim_end())?;
        }
        for (cause, points) in causes(&finished) {
            let what = format!("points of a seat by {cause}");
            writeln!(out, "{}{}", left(&what, 44), right(&format!("{points:.1}"), 36).trim_end())?;
        }
        Ok(())
    }
}

/// Returns the mean points of a seat by cause, as the statistics of the page tell them.
fn causes<G: Spoken>(finished: &[Finished<G>]) -> Vec<(String, f64)> {
    let mut sums: Vec<(String, f64)> = Vec::new();
    for game in finished {
        for (cause, points) in G::causes(&G::view(&game.end, None)) {
            let each = points.iter().copied().map(f64::from).sum::<f64>() / points.len() as f64;
            match sums.iter_mut().find(|(other, _)| *other == cause) {
                Some((_, sum)) => *sum += each,
                None => sums.push((cause, each)),
            }
        }
    }
    sums.iter_mut().for_each(|(_, sum)| *sum /= finished.len() as f64);
    sums
}

/// Returns a game with all that happened; `None` if it is not over.
fn played<G: Spoken>(record: &Match<G>) -> Result<Option<Finished<G>>, Failure> {
    let mut events = Vec::new();
    let mut state = record.start(|event| events.push(event))?;
    for &action in &record.actions {
        // Whoever read the match has played it.
        if G::apply(&mut state, action, |event| events.push(event)).is_err() {
            return Ok(None);
        }
    }
    let decisions = record.actions.len();
    Ok(G::winners(&state).map(|winners| Finished { end: state, events, decisions, winners }))
}
