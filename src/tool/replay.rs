//! `curia replay`: plays a match that was written down.

use std::ffi::OsString;
use std::io::Write;

use clap::Args;

use super::failure::Failure;
use super::input::Source;
use super::{EXIT_CODES, words};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::position;
use crate::record::ReplayError;
use crate::scene::Trace;
use crate::session::Session;
use crate::text::score::sheet;
use crate::text::trace::list;

/// Play a match that was written down: its score, or a position on the way
///
/// The match is a game file, the JSON that the page keeps, or a link. Without --at the score by
/// cause is printed; if the match is not over, who must decide, and the score as if it ended now.
/// With --trace every gain of VP follows, with the turn and the action that brought it. A match of
/// which anything can't be kept is refused as a whole. The moment that a link opens at does not
/// matter here.
///
/// Examples:
///   curia replay game.txt
///   curia replay game.txt --trace
///   curia replay game.txt --at 12 | curia show
///   curia replay '#m=AQ...'
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Replay {
    /// The match: a file or a link; `-` for standard input
    #[arg(value_name = "GAME")]
    game: OsString,
    /// Print the position after so many actions, 0 for the deal
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Trace every VP to the action that brought it
    #[arg(long, conflicts_with = "at")]
    trace: bool,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let record = Source::from(self.game.as_os_str()).game()?;
        let actions = record.actions.len();
        let at = self.at.unwrap_or(actions);
        if at > actions {
            return Err(Failure::NoSuchMoment { at, actions });
        }
        let mut then = None;
        let played = record.replay(|done, state| {
            if done == at {
                then = Some(*state);
            }
        });
        let last = played.map_err(Failure::Replay)?;
        let state = then.unwrap_or(last);
        if self.at.is_some() {
            return Ok(writeln!(out, "{}", position::write(&state))?);
        }
        let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
        if CouncilOf4::decider(&state).is_some() {
            writeln!(out, "{}\n", words::standing(state.table(), &names))?;
        }
        let sizes = CouncilOf4::view(&state, None).hand_sizes;
        write!(out, "{}", sheet(state.table(), sizes, &names))?;
        if self.trace {
            let session = Session::open(record).map_err(ReplayError::Match);
            let session = session.map_err(Failure::Replay)?;
            let seats = state.table().seats();
            let trace = Trace::of(session.log(), seats);
            write!(out, "{}", list(&trace, &names, seats))?;
        }
        Ok(())
    }
}
