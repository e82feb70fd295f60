//! `curia link`: a match as a link.

use std::io::Write;

use clap::Args;

use super::failure::{EXIT_CODES, Failure};
use super::input::Source;
use super::reading;
use super::spoken::Spoken;
use crate::record::link::{Opens, Scope, encode};

/// Print a game as a link, from its `#` on
///
/// Put it after the address of the page. The game is a game file, the JSON that the page keeps, or
/// another link. The link holds the seed, and with it every card that is still hidden.
///
/// Examples:
///   curia link game.txt
///   curia link game.txt --at 12
///   curia link game.txt --deal
///   curia link game.txt --turn
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Link {
    /// The game: a file or a link; `-` or nothing for standard input
    #[arg(value_name = "GAME", default_value = "-")]
    game: Source,
    /// Leave out all actions but the first N
    #[arg(long, value_name = "N")]
    up_to: Option<usize>,
    /// Leave out all actions, so that others play the same deal
    #[arg(long, conflicts_with = "up_to")]
    deal: bool,
    /// Open the game after this many of its actions
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Open the game at the table of the person whose turn it is, who goes on by link
    #[arg(long, conflicts_with_all = ["up_to", "deal", "at"])]
    turn: bool,
}

impl Link {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = reading::game::<G>(&self.game)?;
        let scope = match self.up_to {
            Some(actions) => Scope::UpTo(actions),
            None if self.deal => Scope::Deal,
            None => Scope::Whole,
        };
        let opens = if self.turn { Opens::InTurn } else { self.at.into() };
        let link = encode(&record, scope, opens)?;
        Ok(writeln!(out, "{link}")?)
    }
}
