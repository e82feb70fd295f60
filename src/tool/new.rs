//! `curia new`: deals a position.

use std::io::{self, Write};

use clap::Args;

use super::arguments::{chance, seed};
use super::failure::{EXIT_CODES, Failure};
use super::options::SetupOptions;
use super::spoken::Spoken;
use crate::record::json::LONGEST_SEED;
use crate::rules::{Seed, position};

/// Deal a new game and print its position
///
/// The position is one line of JSON. The same seed and set-up give the same deal, here and in the page.
///
/// Example:
///   curia new --players 3 --seed ada > start.json
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct New {
    /// The seed, any text; without one a random one is taken and shown on standard error
    #[arg(long, value_parser = seed(LONGEST_SEED))]
    seed: Option<String>,
    #[command(flatten)]
    setup: SetupOptions,
}

impl New {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let setup = self.setup.read::<G>()?;
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => chance()?,
        };
        let state = G::start(&setup, Seed::from_text(&seed), |_| {}).map_err(Failure::setup)?;
        if self.seed.is_none() {
            // The position holds the seed's hash, so nothing is lost if this line is.
            writeln!(io::stderr(), "curia: seed {seed}").unwrap_or_default();
        }
        Ok(writeln!(out, "{}", position::write::<G, G::Position>(&state))?)
    }
}
