//! `curia train`: what the bots of a game learn from games that they play against themselves. How, is
//! the game's own.

use std::num::NonZeroUsize;

use clap::Args;

/// Learn the weights of the bots' evaluation from games that they play against themselves
///
/// In the first round nothing but VP is worth anything; each later one plays with the weights of the
/// round before. Those of the last are printed: all follows from the arguments, whatever the number
/// of jobs.
///
/// Example:
///   curia train --players 2 > src/games/council_of_4/bots/weights/2.txt
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = super::EXIT_CODES)]
pub struct Train {
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: u8,
    /// Games in a round
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub games: u32,
    /// Rounds
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub rounds: u32,
    /// Iterations of the search for a decision
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub iterations: u32,
    /// How many games are played at a time; as many as the machine has processors if not given
    #[arg(long, value_name = "J")]
    pub jobs: Option<NonZeroUsize>,
}
