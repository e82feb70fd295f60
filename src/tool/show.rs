//! `curia show`: the table as text.

use std::io::Write;

use clap::Args;

use super::failure::{EXIT_CODES, Failure};
use super::input::Source;
use super::reading;
use super::spoken::Spoken;
use super::terminal::table;

/// Print the table of a position as text
///
/// Shows everything, including all hands and the deck, at most 80 columns wide.
///
/// Example:
///   curia new --players 2 | curia show
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Show {
    /// A position in JSON; `-` or nothing for standard input
    #[arg(value_name = "FILE", default_value = "-")]
    position: Source,
}

impl Show {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let state = reading::state::<G>(&self.position)?;
        Ok(write!(out, "{}", table::<G>(&state))?)
    }
}
