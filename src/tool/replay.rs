//! `curia replay`: plays a saved match.

use std::io::Write;

use clap::Args;

use super::failure::{EXIT_CODES, Failure};
use super::input::Source;
use super::spoken::Spoken;
use super::{reading, terminal};
use crate::record::told_apart;
use crate::rules::position;
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
    game: Source,
    /// Print the position after this many actions, 0 for the deal
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Trace every point to the action that brought it
    #[arg(long, conflicts_with = "at")]
    trace: bool,
}

impl Replay {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = reading::game::<G>(&self.game)?;
        let actions = record.actions.len();
        let at = self.at.unwrap_or(actions);
        if at > actions {
            return Err(Failure::NoSuchMoment { at, actions });
        }
        let mut then = None;
        let last = record.replay(|done, state| {
            if done == at {
                then = Some(state.clone());
            }
        })?;
        let state = then.unwrap_or(last);
        if self.at.is_some() {
            return Ok(writeln!(out, "{}", position::write::<G, G::Position>(&state))?);
        }
        let names: Vec<String> =
            told_apart(&record.seats).into_iter().map(|seat| seat.name).collect();
        if G::decider(&state).is_some() {
            writeln!(out, "{}\n", G::say_standing(&state, &names))?;
        }
        write!(out, "{}", terminal::score::<G>(&state, &names))?;
        if self.trace {
            write!(out, "{}", terminal::trace::<G>(&Session::open(record)?, &names))?;
        }
        Ok(())
    }
}
