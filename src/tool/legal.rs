//! `curia legal`: lists the legal actions.

use std::io::Write;

use clap::Args;

use super::failure::{EXIT_CODES, Failure};
use super::input::Source;
use super::reading;
use super::spoken::Spoken;

/// List the legal actions of a position
///
/// Prints one action a line, in notation and canonical order. No line means that the game is over.
///
/// Example:
///   curia new --players 2 | curia legal | head -n 3
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Legal {
    /// A position in JSON; `-` or nothing for standard input
    #[arg(value_name = "FILE", default_value = "-")]
    position: Source,
}

impl Legal {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let state = reading::state::<G>(&self.position)?;
        let mut actions = Vec::new();
        G::legal_actions(&state, &mut actions);
        for action in actions {
            writeln!(out, "{}", G::print(action))?;
        }
        Ok(())
    }
}
