//! `curia show`: the table as text.

use std::io::Write;

use clap::Args;

use super::EXIT_CODES;
use super::arguments::PositionFile;
use super::failure::Failure;
use super::spoken::Spoken;

/// Print the table of a position as text
///
/// Shows everything, including all hands and the deck, at most 80 columns wide.
///
/// Example:
///   curia new --players 2 | curia show
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Show {
    #[command(flatten)]
    position: PositionFile,
}

impl Show {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let state = self.position.state::<G>()?;
        Ok(write!(out, "{}", G::say_table(&state))?)
    }
}
