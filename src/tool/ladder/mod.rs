//! `curia ladder`: measures the distances between the levels.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::time::Duration;

use clap::Args;

use super::failure::{EXIT_CODES, Failure};
use super::jobs::{each, jobs};
use super::program::USUAL_LIMIT;
use super::spoken::Spoken;
use crate::rules::sample;

mod contestant;
pub mod game;
mod standing;
mod textbook;

use contestant::{Contestant, contestant};
use game::{Outcome, play, seatings};
use standing::Duel;

/// Let each level play against the next one, and rate them all
///
/// Takes all boards in turn. Each deal is played in all seatings, so that luck and seat are the same for
/// both: with 2 players both ways, with 4 turn about, with 3 one against two. A duel's score is how
/// often, of two seats of different levels at one table, the higher level's comes in before the other;
/// ties count half. The distance in Elo follows from it. Intervals are of 95 %, over deals.
///
/// You can also compare with `search:N`, a search with N iterations; `peeking:N`, the same but it sees
/// the other hands; `hand:N`, the same with the greedy bot's evaluation in place of the learned one, if
/// the game has both; `textbook:N`, search on information sets with UCB1 and random playouts to the end;
/// and `STYLE:N`, a single-minded way of playing, of which some games have a few (docs/bots.md). All but
/// `textbook:N` can have unusual parameters, and search each decision anew, without what the turn has
/// taught so far: `search:300/exploration=0.5/widening=1/turns=2/anew`. `search:N` and `peeking:N` judge
/// positions as Master does, or with `level=champion` as Champion does. `adept` and `expert` play plainly here;
/// `expert/temper=WORD` has a temperament of the game (docs/bots.md).
///
/// `program:COMMAND` is a program of your own, which is asked line by line (docs/engine.md). One that
/// ends, chooses nothing legal or takes too long loses that game, and standard error says why.
///
/// With `--sprt` a duel ends as soon as it is clear, with errors of 5 %, whether the higher is better by
/// 0 or by 15 Elo (sequential probability ratio test on deals). Everything but the processor time
/// follows from the arguments, for any number of jobs.
///
/// Example:
///   curia ladder --players 2
///   curia ladder --players 4 --levels greedy,master --alone --games 600
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Ladder {
    /// Number of players
    #[arg(long, value_name = "N")]
    players: u8,
    /// Games of each duel
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Number of the first deal, to continue earlier runs with other deals
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000_000_000))]
    from_deal: u32,
    /// Contestants, separated by commas, the weakest first; every level of the game if not given
    #[arg(long, value_delimiter = ',', value_parser = contestant())]
    levels: Vec<Contestant>,
    /// Seconds that another program has for a decision
    #[arg(long, value_name = "S", default_value_t = USUAL_LIMIT, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// The higher of each pair sits alone against the others
    #[arg(long)]
    alone: bool,
    /// End a duel as soon as it is clear whether the higher is better
    #[arg(long)]
    sprt: bool,
    /// Number of games played in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
}

impl Ladder {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        sample::deal::<G>(self.players, 0).map_err(Failure::setup)?;
        let mut levels = self.levels.clone();
        if levels.is_empty() {
            levels.extend(G::LEVELS.iter().map(|&level| Contestant::Level(level, None)));
        }
        if levels.len() < 2 {
            return Err(Failure::NobodyToPlay);
        }
        if let Some(nobody) = levels.iter().find(|who| !who.plays::<G>()) {
            return Err(Failure::NoContestant(nobody.to_string()));
        }
        let mut duels = Vec::new();
        for pair in levels.windows(2) {
            let duel = self.duel::<G>([pair[0], pair[1]]);
            for lost in duel.lost() {
                writeln!(io::stderr(), "lost: {lost}").unwrap_or_default();
            }
            writeln!(io::stderr(), "played: {duel}").unwrap_or_default();
            duels.push(duel);
        }
        write!(out, "{}", standing::table(&duels, self.sprt))?;
        Ok(())
    }

    /// Plays the games between two contestants, the lower first.
    fn duel<G: Spoken>(&self, pair: [Contestant; 2]) -> Duel {
        let seatings = seatings(self.players, self.alone);
        let fair = fair_share(&seatings);
        if !self.sprt {
            return Duel::new(pair, fair, self.games::<G>(pair, &seatings, 0..self.games));
        }
        // In rounds, so that the test does not depend on which game ends first.
        let round = (seatings.len() as u32 * DEALS_A_ROUND).min(self.games);
        let mut outcomes = Vec::new();
        for begin in (0..self.games).step_by(round as usize) {
            let end = self.games.min(begin + round);
            outcomes.extend(self.games::<G>(pair, &seatings, begin..end));
            let duel = Duel::new(pair, fair, outcomes.clone());
            if duel.verdict().is_some() {
                return duel;
            }
        }
        Duel::new(pair, fair, outcomes)
    }

    /// Returns the results of games between two contestants, each with the number of its deal.
    fn games<G: Spoken>(
        &self,
        pair: [Contestant; 2],
        seatings: &[Vec<u8>],
        games: Range<u32>,
    ) -> Vec<(u32, Outcome)> {
        let played = each(jobs(self.jobs, games.len()), games, |game| {
            let deal = self.from_deal + game / seatings.len() as u32;
            let seating = &seatings[game as usize % seatings.len()];
            let levels: Vec<Contestant> =
                seating.iter().map(|&side| pair[usize::from(side)]).collect();
            Some((deal, play::<G>(&levels, seating, deal, Duration::from_secs(self.limit))?))
        });
        played.into_iter().flatten().collect()
    }
}

/// Number of deals between two checks of the test.
const DEALS_A_ROUND: u32 = 10;

/// Returns the share of victories of equal levels.
fn fair_share(seatings: &[Vec<u8>]) -> f64 {
    let seats: usize = seatings.iter().map(Vec::len).sum();
    let higher = seatings.iter().flatten().filter(|&&side| side == 1).count();
    higher as f64 / seats as f64
}
