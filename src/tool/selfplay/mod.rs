//! `curia selfplay`: bots against each other.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clap::Args;
use clap::builder::{StringValueParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};

use super::arguments::{chance, seed};
use super::failure::Failure;
use super::jobs::{each, jobs};
use super::options::SetupOptions;
use super::program::USUAL_LIMIT;
use super::spoken::Spoken;
use super::words;
use crate::bots::Level;
use crate::record::game_file;
use crate::rules::Seed;

mod game;
mod table;

pub use game::LONGEST_RUN_SEED;
use game::{Plan, Played, Who};
use table::Tally;

/// Let bots play against each other and compare them
///
/// The levels are seated in the order given, from the first again while seats are left. Each deal is
/// played in every turn of the table until all sit as at first, so luck and seat are the same for all; a
/// number of games that is no multiple leaves the last deal half played.
///
/// The table has a line for each level. A level at two seats of a game counts twice in it. A shared
/// victory is a part of a win for each, a shared place the mean of the places; points are final, turns those
/// of one seat. Unfinished games count only for the time. Everything but the time follows from seed and
/// arguments, for any number of jobs.
///
/// `program:COMMAND` is a program of your own, which is asked line by line (docs/engine.md). One that
/// ends, chooses nothing legal or takes too long loses that game to all others, and standard error says why.
///
/// Ctrl-C ends the games in play and prints the table of those played so far.
///
/// Example:
///   curia selfplay --games 200 --players 2 --levels greedy,random --seed ada
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Selfplay {
    /// Number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The levels, separated by commas, at most one a seat; also `program:COMMAND`
    #[arg(long, required = true, value_delimiter = ',', value_parser = who())]
    levels: Vec<Who>,
    /// The seed, any text; without one a random one is taken and shown on standard error
    #[arg(long, value_parser = seed(LONGEST_RUN_SEED))]
    seed: Option<String>,
    /// Number of games played in parallel; one per processor if not given
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
    /// Seconds that another program has for a decision
    #[arg(long, value_name = "S", default_value_t = USUAL_LIMIT, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// A folder for the games, one file each, game-1 and so on; no file is ever overwritten
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Maximum number of actions in a game, which may otherwise never end; it then stays unfinished
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    most_actions: u32,
    #[command(flatten)]
    setup: SetupOptions,
}

/// Returns a parser of levels and programs.
fn who() -> impl TypedValueParser<Value = Who> {
    StringValueParser::new().try_map(|text| match text.strip_prefix("program:") {
        // The arguments live as long as the tool.
        Some(command) => Ok(Who::Program(command.to_owned().leak())),
        None => Level::of_key(&text).map(Who::Level).ok_or_else(|| words::no_level(&text)),
    })
}

const EXIT_CODES: &str = "Exit codes:
  0    done
  1    the machine failed: something couldn't be written
  2    the input was refused; standard output is empty
  130  stopped by Ctrl-C";

impl Selfplay {
    pub(super) fn run<G: Spoken>(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let plan = self.plan::<G>()?;
        if let Some(folder) = &self.save {
            prepare(folder, &plan)?;
        }
        if self.seed.is_none() {
            writeln!(io::stderr(), "curia: seed {}", plan.seed).unwrap_or_default();
        }
        let stopped = Arc::new(AtomicBool::new(false));
        let by_signal = Arc::clone(&stopped);
        ctrlc::set_handler(move || by_signal.store(true, Ordering::Relaxed))?;

        let (tally, failure) = self.play(&plan, &stopped);
        let printed = write!(out, "{tally}").and_then(|()| out.flush());
        failure.map_or(Ok(()), Err)?;
        printed?;
        if tally.games() < plan.games.into() { Err(Failure::Interrupted) } else { Ok(()) }
    }

    fn plan<G: Spoken>(&self) -> Result<Plan<G>, Failure> {
        let setup = self.setup.read::<G>()?;
        let dealt = G::start(&setup, Seed(0), |_| {}).map_err(Failure::setup)?;
        let players = G::seats(&dealt);
        if self.levels.len() > usize::from(players) {
            return Err(Failure::TooManyLevels { levels: self.levels.len(), players });
        }
        let seats = self.levels.iter().copied().cycle().take(players.into()).collect();
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => chance()?,
        };
        let Self { games, most_actions, .. } = *self;
        let limit = Duration::from_secs(self.limit);
        Ok(Plan { games, seats, setup, seed, most_actions, limit })
    }

    /// Returns the results of all games that were not stopped, and the first failure, which stops them.
    fn play<G: Spoken>(&self, plan: &Plan<G>, stopped: &AtomicBool) -> (Tally, Option<Failure>) {
        let is_stopped = || stopped.load(Ordering::Relaxed);
        let bar = progress(plan.games);
        // Sums do not depend on the order in which games end.
        let done = Mutex::new((Tally::new(&plan.seats), None));
        each(jobs(self.jobs, plan.games as usize), 0..plan.games, |game| {
            if is_stopped() {
                return;
            }
            let played = plan.play(game, is_stopped);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            let (tally, failure) = &mut *done;
            let added = played.and_then(|played| {
                if let Some(played) = played {
                    if let Some(lost) = &played.lost {
                        writeln!(io::stderr(), "lost: {lost}").unwrap_or_default();
                    }
                    self.save(plan, game, &played)?;
                    tally.add(&plan.levels(game), &played);
                }
                Ok(())
            });
            if let Err(error) = added {
                stopped.store(true, Ordering::Relaxed);
                failure.get_or_insert(error);
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        done.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Saves the game if games are saved.
    fn save<G: Spoken>(
        &self,
        plan: &Plan<G>,
        game: u32,
        played: &Played<G>,
    ) -> Result<(), Failure> {
        let Some(folder) = &self.save else { return Ok(()) };
        let path = file(folder, plan, game);
        let text = game_file::write(&played.record)?;
        write_new(&path, &text).map_err(|error| Failure::Save { path, error })
    }
}

/// Writes a file aside and renames it, so that it is whole or not there.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let aside = path.with_extension(format!("{}.part", process::id()));
    let mut file = OpenOptions::new().write(true).create_new(true).open(&aside)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| match path.symlink_metadata() {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(&aside, path),
    });
    if written.is_err() {
        fs::remove_file(&aside).unwrap_or_default();
    }
    written
}

/// Creates the folder if needed, and checks that no game would be overwritten.
fn prepare<G: Spoken>(folder: &Path, plan: &Plan<G>) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Save { path: folder.to_owned(), error })?;
    for game in 0..plan.games {
        let path = file(folder, plan, game);
        // A dangling link would be written through.
        if path.symlink_metadata().is_ok() {
            return Err(Failure::Exists(path));
        }
    }
    Ok(())
}

/// Returns the file of a game, counted from 1, with enough digits for names to sort as numbers.
fn file<G: Spoken>(folder: &Path, plan: &Plan<G>, game: u32) -> PathBuf {
    let digits = plan.games.to_string().len();
    folder.join(format!("game-{:0digits$}.txt", game + 1))
}

/// Returns a progress bar on standard error, if that is a terminal.
fn progress(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(games.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}
