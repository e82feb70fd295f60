//! `curia legal`: lists the legal actions.

use std::io::Write;

use clap::Args;

use super::EXIT_CODES;
use super::arguments::PositionFile;
use super::failure::Failure;
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
    #[command(flatten)]
    position: PositionFile,
}

impl Legal {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let state = self.position.state::<G>()?;
        let mut actions = Vec::new();
        G::legal_actions(&state, &mut actions);
        for action in actions {
            writeln!(out, "{}", G::print(action))?;
        }
        Ok(())
    }
}
