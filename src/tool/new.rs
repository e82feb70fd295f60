//! `curia new`: deals a position.

use std::io::{self, Write};

use clap::Args;

use super::arguments::{chance, nobility, seat, seed, sides};
use super::failure::Failure;
use super::{EXIT_CODES, words};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::board::Sides;
use crate::games::council_of_4::components::NobilityVariant;
use crate::games::council_of_4::position;
use crate::games::council_of_4::setup::Setup;
use crate::games::luck::Seed;
use crate::games::{Game, Seat};
use crate::record::json::LONGEST_SEED;

/// Deal a new game and print its position
///
/// The position is one line of JSON. The same seed and set-up give the same deal, here and in the
/// page.
///
/// Example:
///   curia new --players 3 --seed ada > start.json
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct New {
    /// How many play, 2-4
    #[arg(long, value_name = "N")]
    players: u8,
    /// The sides of coast, hills and mountains, each 1 or 2
    #[arg(long, default_value_t, value_parser = sides())]
    sides: Sides,
    /// The seed, any text; without one a random one is taken and told on standard error
    #[arg(long, value_parser = seed(LONGEST_SEED))]
    seed: Option<String>,
    /// The seat that begins, counted from 0; by lot if none is named
    #[arg(long, value_name = "SEAT", value_parser = seat())]
    first: Option<Seat>,
    /// The first nobility bonuses: on spaces 2 and 4, as printed, or on 1 and 3, as in the manual
    #[arg(long, default_value = "printed", value_parser = nobility())]
    nobility: NobilityVariant,
}

impl New {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Self { players, sides, first, nobility, .. } = *self;
        let setup = Setup { players, sides, nobility, first };
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => chance().map_err(Failure::NoChance)?,
        };
        let state =
            CouncilOf4::start(&setup, Seed::from_text(&seed), |_| {}).map_err(Failure::Setup)?;
        if self.seed.is_none() {
            // The position holds the seed's hash all the same, so nothing is lost with this line.
            writeln!(io::stderr(), "{}", words::seed_taken(&seed)).unwrap_or_default();
        }
        Ok(writeln!(out, "{}", position::write(&state))?)
    }
}
