//! `curia chances` and `curia calibrate`: whether chances to win come true, and the map by which they do.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use super::arguments::{level, seed};
use super::failure::{self, Failure};
use super::input::Source;
use super::jobs::jobs;
use super::selfplay::LONGEST_RUN_SEED;
use super::spoken::Spoken;
use crate::bots::Level;
use crate::rules::sample;

mod ceiling;
mod fit;
mod played;
mod report;
mod samples;

use played::Plan;
use report::Report;
use samples::Samples;

/// Maximum length of a file of samples in bytes, far above any real one.
const LONGEST_SAMPLES: usize = 1 << 28;

/// Measure whether the chances to win that bots tell come true
///
/// Bots of one level play games on all boards in turn, and at their decisions every seat's chance to win is
/// compared with what it won in the end, as search found it and as people are told it:
///
///   skill      1 - Brier score / Brier score of saying one in n each time: 0 knows nothing, 1 everything; of all
///              seats at a decision, and of the deciding seat alone after its best action
///   distance   mean distance of what is told from what was won, by tenths, weighted by how often it was told
///   change     mean change of a seat's chance from one turn to the next
///
/// Then a line for each tenth: what was told and what was won on average, and how far that is off, with the
/// interval of 95 % over games. A shared victory is a part of one.
///
/// With `--hold` the run fails if what people are told has less skill, a distance of more than 3 points, or a
/// tenth, reached by at least 100 games, that is off by more than 5 points beyond its interval.
///
/// Example:
///   curia chances --game four-towers --players 2 --games 400 --seed other --hold 0.12
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Chances {
    /// Number of players
    #[arg(long, value_name = "N", required_unless_present = "from")]
    players: Option<u8>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Level of the bots, one that searches
    #[arg(long, default_value = "expert", value_parser = level())]
    level: Level,
    /// The seed of the games, any text
    #[arg(long, default_value = "chances", value_parser = seed(LONGEST_RUN_SEED))]
    seed: String,
    /// Weigh the decisions by searches of their own with so many iterations, as a hint does
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    iterations: Option<u32>,
    /// Look at every N-th decision only
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    every: NonZeroUsize,
    /// A file to write what was found to, for `--from` and `curia calibrate`; it is never overwritten
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Measure what was found in earlier games of this file, and play none
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "save"])]
    from: Option<Source>,
    /// Play on from each decision so many times, all seats by the level, and tell the most skill that chances can have
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=10_000), conflicts_with_all = ["from", "save", "hold", "iterations"])]
    playouts: Option<u32>,
    /// Fail unless what people are told holds, with at least this skill of all seats
    #[arg(long, value_name = "SKILL", allow_negative_numbers = true)]
    hold: Option<f64>,
    /// Number of games played in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
}

const EXIT_CODES: &str = "Exit codes:
  0  done
  1  the machine failed: something couldn't be written
  2  the input was refused; standard output is empty
  3  what people are told does not hold";

impl Chances {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(playouts) = self.playouts {
            let plan = self.plan::<G>(self.players.unwrap_or_default())?;
            write!(out, "{}", plan.ceiling::<G>(playouts, jobs(self.jobs, self.games as usize))?)?;
            return Ok(());
        }
        let found = match (&self.from, self.players) {
            (Some(from), _) => read::<G>(from)?,
            (None, players) => self.play::<G>(players.unwrap_or_default())?,
        };
        let players = u8::try_from(found.players).unwrap_or_default();
        let (state, _) = sample::deal::<G>(players, 0).map_err(Failure::setup)?;
        let report = Report::of(&found, G::chances(&G::view(&state, None)));
        write!(out, "{report}")?;
        match self.hold.map(|least| report.breaches(least)) {
            Some(breaches) if !breaches.is_empty() => {
                // The table says which they are.
                out.flush()?;
                Err(Failure::DoesNotHold(breaches))
            }
            _ => Ok(()),
        }
    }

    /// Plays games, and returns what was found in them.
    fn play<G: Spoken>(&self, players: u8) -> Result<Samples, Failure> {
        let plan = self.plan::<G>(players)?;
        if let Some(path) = self.save.as_ref().filter(|path| path.symlink_metadata().is_ok()) {
            return Err(Failure::Exists(path.clone()));
        }
        let found = plan.play::<G>(jobs(self.jobs, self.games as usize))?;
        if let Some(path) = &self.save {
            fs::write(path, found.to_string())
                .map_err(|error| Failure::Save { path: path.clone(), error })?;
        }
        Ok(found)
    }

    /// Returns the games to play.
    fn plan<G: Spoken>(&self, players: u8) -> Result<Plan, Failure> {
        sample::deal::<G>(players, 0).map_err(Failure::setup)?;
        if self.level.iterations::<G>().is_none() {
            return Err(Failure::NoSearch(self.level));
        }
        Ok(Plan {
            players,
            games: self.games,
            level: self.level,
            seed: self.seed.clone(),
            iterations: self.iterations,
            every: self.every.get(),
        })
    }
}

/// Learn how often chances to win come true, from what `curia chances --save` wrote
///
/// Prints the map by which search's chances are told to people: for each number of players and moment of the game,
/// in thousandths, the power of the ratio of two seats' chances that is true, and the logarithms of what a lead of 1
/// and what deciding multiply it with. A file for each number of players is needed.
///
/// Example:
///   for n in 2 3 4; do curia chances --players $n --games 400 --seed fit --save found-$n; done
///   curia calibrate found-* > src/games/council_of_4/bots/chances.txt
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = failure::EXIT_CODES)]
pub struct Calibrate {
    /// What was found in games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<Source>,
}

impl Calibrate {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let all = self.files.iter().map(read::<G>);
        let all = all.collect::<Result<Vec<Samples>, Failure>>()?;
        write!(out, "{}", fit::fit(&all))?;
        Ok(())
    }
}

fn read<G: Spoken>(file: &Source) -> Result<Samples, Failure> {
    Samples::read(file.text(LONGEST_SAMPLES)?, G::NAME)
        .map_err(|line| Failure::NoSamples(file.place.clone(), line))
}
