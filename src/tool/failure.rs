//! Reasons for a command to fail, and its exit codes.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::input::{Place, Unusable};
use super::words::{NOT_AN_ACTION, no_chance, quoted};
use crate::bots::Level;
use crate::record::link::WriteError;
use crate::record::{MatchError, ReplayError};
use crate::text::InWords;
use crate::text::error::of_match;
use crate::text::link::not_written;

/// End of every command's help.
pub const EXIT_CODES: &str = "Exit codes:
  0  done
  1  the machine failed: something couldn't be written
  2  the input was refused; standard output is empty";

/// Exit code if the machine failed: something could not be written.
const FAILED: u8 = 1;
/// Exit code if the input was refused.
pub const REFUSED: u8 = 2;
/// Exit code if a figure does not hold.
const BROKEN: u8 = 3;
/// Exit code after Ctrl-C, as in shells.
const INTERRUPTED: u8 = 130;

/// Reason a command failed.
#[derive(Debug, Error)]
pub enum Failure {
    /// Unusable input.
    #[error(transparent)]
    Input(#[from] Unusable),
    /// What the game refuses, in its words.
    #[error("{0}")]
    Game(String),
    /// Match of another game than expected.
    #[error("{text}")]
    OtherGame {
        /// Name of that game.
        name: String,
        /// The message, if there is no such game.
        text: String,
    },
    /// Set-up options that the game does not have.
    #[error(transparent)]
    Options(#[from] clap::Error),
    /// No random numbers from the machine for a seed.
    #[error("{}", no_chance(.0))]
    NoChance(#[from] getrandom::Error),
    /// Argument that is not an action in notation.
    #[error("move {number}: `{}` {NOT_AN_ACTION}", quoted(.text))]
    NotAnAction {
        /// Number of the action, from 1.
        number: usize,
        /// Text as written.
        text: String,
    },
    /// Last argument that is neither an action in notation nor a readable file.
    #[error("`{}` {NOT_AN_ACTION}, and can't be read as a file: {error}", quoted(.text))]
    NeitherActionNorFile {
        /// Text as written.
        text: String,
        /// Error of reading it as a file.
        error: io::Error,
    },
    /// More levels than seats.
    #[error("{levels} levels, but only {players} seats")]
    TooManyLevels {
        levels: usize,
        /// Number of seats.
        players: u8,
    },
    /// A level with no other to play against.
    #[error("name at least two levels")]
    NobodyToPlay,
    /// Contestant that the game does not have.
    #[error("this game has no player {0}")]
    NoContestant(String),
    /// Game whose bots don't learn, or not this.
    #[error("the bots of this game don't learn that")]
    NothingToLearn,
    /// Level that does not search, where something that search finds is wanted.
    #[error("{} does not search", .0.key())]
    NoSearch(Level),
    /// File that holds no samples of the game, by its first wrong line.
    #[error("{0}: line {1}: not what `curia chances --save` wrote of this game")]
    NoSamples(Place, usize),
    /// Line of a file, counted from 1, that is not a puzzle.
    #[error("{0}: line {1}: not a puzzle")]
    NoPuzzle(Place, usize),
    /// Chances that people are told and that don't come true, by what is wrong.
    #[error("what people are told does not hold: {}", .0.join("; "))]
    DoesNotHold(Vec<String>),
    /// Moment after the end of the match.
    #[error("--at {at}: the game has {actions} moves")]
    NoSuchMoment {
        /// Number of actions asked for.
        at: usize,
        actions: usize,
    },
    /// File that would be overwritten.
    #[error("{}: already exists", .0.display())]
    Exists(PathBuf),
    /// File or folder that can't be written.
    #[error("{}: {error}", path.display())]
    Save { path: PathBuf, error: io::Error },
    /// Requests that can't be read.
    #[error("standard input: {0}")]
    Requests(io::Error),
    /// Standard output that can't be written: only this is written with a bare `?`.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
    /// Failure to listen for Ctrl-C.
    #[error("can't listen for Ctrl-C: {0}")]
    Signals(#[from] ctrlc::Error),
    /// Early end by Ctrl-C.
    #[error("stopped by Ctrl-C")]
    Interrupted,
}

impl Failure {
    /// Returns the failure for a set-up that can't be played.
    pub fn setup(error: impl InWords) -> Failure {
        Failure::Game(format!("this game can't be set up: {}", error.in_words()))
    }

    /// Returns the exit code of the program.
    pub fn exit_code(&self) -> u8 {
        match self {
            _ if self.is_closed_output() => 0,
            Failure::Output(_)
            | Failure::Save { .. }
            | Failure::Signals(_)
            | Failure::NoChance(_) => FAILED,
            Failure::Interrupted => INTERRUPTED,
            Failure::DoesNotHold(_) => BROKEN,
            _ => REFUSED,
        }
    }

    /// Whether the output was closed: a reader that closes it, such as `head`, has read enough.
    pub fn is_closed_output(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl<E: InWords> From<MatchError<E>> for Failure {
    fn from(error: MatchError<E>) -> Failure {
        Failure::Game(format!("this game can't start: {}", of_match(&error)))
    }
}

impl<E: InWords, I: InWords> From<ReplayError<E, I>> for Failure {
    fn from(error: ReplayError<E, I>) -> Failure {
        match error {
            ReplayError::Match(error) => error.into(),
            ReplayError::Action { index, why } => {
                Failure::Game(format!("move {}: {}", index + 1, why.in_words()))
            }
        }
    }
}

impl<E: InWords, I: InWords> From<WriteError<E, I>> for Failure {
    fn from(error: WriteError<E, I>) -> Failure {
        Failure::Game(not_written(&error))
    }
}
