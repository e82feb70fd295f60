//! `curia train`: learns the bots' weights or network from games they play against themselves, in the game's own way.

use std::num::NonZeroUsize;

use clap::Args;

use super::failure::EXIT_CODES;

/// Learn the weights of the bots' evaluation from games that they play against themselves
///
/// The first round knows no weights; each later one plays with those of the round before. The last
/// round's weights are printed. They follow from the arguments, for any number of jobs.
///
/// With `--network` the first round plays with the evaluation of Master, each later one with the network so
/// far, which learns from the games of all rounds.
///
/// With `--tune` the weights of the strongest level are scaled in groups, by games between close variants of them, which tells
/// what wins rather than what predicts the end; each round tells what moved.
///
/// Example:
///   curia train --players 2 > src/games/council_of_4/bots/weights/2.txt
///   curia train --network --games 5000 > src/games/council_of_4/bots/weights/council-of-4-champion.txt
///   curia train --game the-council --players 4 > src/games/the_council/bots/weights.txt
///   curia train --game the-council --network --rounds 1 > src/games/the_council/bots/the-council-champion.txt
///   curia train --game four-towers --players 2 --tune > src/games/four_towers/bots/weights/four-towers-champion-2.txt
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Train {
    /// Number of players
    #[arg(long, value_name = "N", required_unless_present = "network")]
    pub players: Option<u8>,
    /// Learn the network of the strongest level instead, from games of all numbers of players in turn; of games
    /// with a Champion
    #[arg(long, conflicts_with = "players")]
    pub network: bool,
    /// Tune the weights of the strongest level further, by play; of games whose Champion has weights of its own
    #[arg(long, conflicts_with_all = ["network", "greedy"])]
    pub tune: bool,
    /// Games in a round, or deals, if weights are tuned
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// First deal that weights are tuned in, so that a run that goes on where one ended plays others
    #[arg(long, value_name = "D", default_value_t = 0, requires = "tune", value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    pub from_deal: u32,
    /// Rounds
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub rounds: u32,
    /// Iterations of the search for a decision; 0 to draw actions by how promising they look at a glance
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub iterations: u32,
    /// Let each seat play as Greedy with a chance of a half in every second game, so that the weights also know such
    /// players
    #[arg(long)]
    pub greedy: bool,
    /// Number of games played in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    pub jobs: Option<NonZeroUsize>,
}
