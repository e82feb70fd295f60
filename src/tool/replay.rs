//! `curia replay`: plays a saved match.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io::Write;

use clap::Args;

use super::EXIT_CODES;
use super::failure::{Failure, Trouble};
use super::input::{Source, line_of};
use super::spoken::Spoken;
use crate::record::{ReplayError, told_apart};
use crate::rules::position::Position;
use crate::session::Session;

/// Play a saved game: its score, or a position on the way
///
/// The game is a game file, the JSON that the page keeps, or a link. Without --at the score by cause is
/// printed; for an unfinished game also the seat that must decide, with the score as if it ended now.
/// With --trace every gain of points follows, with its turn and action. A game is refused if any part of it
/// can't be kept. The moment at which a link opens is ignored here.
///
/// Examples:
///   curia replay game.txt
///   curia replay game.txt --trace
///   curia replay game.txt --at 12 | curia show
///   curia replay '#m=AQ...'
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Replay {
    /// The game: a file or a link; `-` for standard input
    #[arg(value_name = "GAME")]
    game: OsString,
    #[arg(skip)]
    text: OnceCell<String>,
    /// Print the position after this many actions, 0 for the deal
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Trace every point to the action that brought it
    #[arg(long, conflicts_with = "at")]
    trace: bool,
}

impl Replay {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = Source::from(self.game.as_os_str()).game::<G>(&self.text)?;
        let actions = record.actions.len();
        let at = self.at.unwrap_or(actions);
        if at > actions {
            return Err(Failure::NoSuchMoment { at, actions });
        }
        let mut then = None;
        let played = record.replay(|done, state| {
            if done == at {
                then = Some(state.clone());
            }
        });
        let last = played.map_err(Trouble::<G>::Replay)?;
        let state = then.unwrap_or(last);
        if self.at.is_some() {
            return Ok(writeln!(out, "{}", line_of(&G::Position::of(&state)))?);
        }
        let names: Vec<String> =
            told_apart(&record.seats).into_iter().map(|seat| seat.name).collect();
        if G::decider(&state).is_some() {
            writeln!(out, "{}\n", G::say_standing(&state, &names))?;
        }
        write!(out, "{}", G::say_score(&state, &names))?;
        if self.trace {
            let session = Session::open(record).map_err(ReplayError::Match);
            let session = session.map_err(Trouble::<G>::Replay)?;
            write!(out, "{}", G::say_trace(&session, &names))?;
        }
        Ok(())
    }
}
