//! Reasons for a command to fail.

use std::io;
use std::path::PathBuf;

use super::chances::WrongLine;
use super::input::Source;
use super::ladder::Contestant;
use super::spoken::Spoken;
use super::words::{self, Breach};
use crate::archive::Unreadable;
use crate::archive::given::{Refused, Shortfall};
use crate::bots::Level;
use crate::record::link::{LinkError, WriteError};
use crate::record::{MatchError, ReplayError, game_file, json};
use crate::rules::position::Unread;

/// Exit code if the machine failed: something could not be written.
const FAILED: u8 = 1;
/// Exit code if the input was refused.
pub(super) const REFUSED: u8 = 2;
/// Exit code if a figure does not hold.
const BROKEN: u8 = 3;
/// Exit code after Ctrl-C, as in shells.
const INTERRUPTED: u8 = 130;

/// Reason a command failed.
pub enum Failure {
    /// Unusable input.
    Input(Source, Unusable),
    /// Reason that belongs to the game.
    Game(Box<dyn Complaint + Send>),
    /// Set-up options that the game does not have.
    Options(clap::Error),
    /// No random numbers from the machine for a seed.
    NoChance(getrandom::Error),
    /// Argument that is not an action in notation.
    NotAnAction {
        /// Number of the action, from 1.
        number: usize,
        /// Text as written.
        text: String,
    },
    /// Last argument that is neither an action in notation nor a readable file.
    NeitherActionNorFile {
        /// Text as written.
        text: String,
        /// Error of reading it as a file.
        error: io::Error,
    },
    /// More levels than seats.
    TooManyLevels {
        levels: usize,
        /// Number of seats.
        players: u8,
    },
    /// A level with no other to play against.
    NobodyToPlay,
    /// Contestant that the game does not have.
    NoContestant(Contestant),
    /// Game whose bots don't learn, or not this.
    NothingToLearn,
    /// Level that does not search, where something that search finds is wanted.
    NoSearch(Level),
    /// File that holds no samples of the game.
    NoSamples(Source, WrongLine),
    /// Line of a file, counted from 1, that is not a puzzle.
    NoPuzzle(Source, usize),
    /// Chances that people are told and that don't come true.
    DoesNotHold(Vec<Breach>),
    /// Moment after the end of the match.
    NoSuchMoment {
        /// Number of actions asked for.
        at: usize,
        actions: usize,
    },
    /// File that would be overwritten.
    Exists(PathBuf),
    /// File or folder that can't be written.
    Save(PathBuf, io::Error),
    /// Requests that can't be read.
    Requests(io::Error),
    /// Standard output that can't be written.
    Output(io::Error),
    /// Failure to listen for Ctrl-C.
    Signals(ctrlc::Error),
    /// Early end by Ctrl-C.
    Interrupted,
}

/// Reason an input can't be used.
#[derive(Debug)]
pub enum Unusable {
    /// Unreadable.
    Unreadable(io::Error),
    /// Longer than this many bytes.
    TooLong(usize),
    /// Empty.
    Empty,
    /// Not text from this byte on, counted from 1.
    NotUtf8(usize),
}

/// The game's own reason for a command to fail.
pub enum Trouble<G: Spoken> {
    /// Set-up that can't be played.
    Setup(G::SetupError),
    /// Illegal action.
    Illegal {
        /// Number of the action, from 1.
        number: usize,
        action: G::Action,
        /// Reason it is illegal.
        why: G::Illegal,
    },
    /// Match that can't begin.
    Match(MatchError<G::SetupError>),
    /// Match that can't be replayed.
    Replay(ReplayError<G::SetupError, G::Illegal>),
    /// Match that can't be sent as a link.
    Link(WriteError<G::SetupError, G::Illegal>),
    /// Not the JSON of a position, or an impossible one.
    Position(Source, Unread),
    /// Not a match.
    Refused(Source, Box<Refused<G::SetupError>>),
    /// JSON of a match that can't be kept from some action on; the reason that action is illegal, if it
    /// is an action at all.
    Lost(Source, json::Lost, Option<G::Illegal>),
    /// Match that can't be kept from some place on, or has a wrong result.
    Short(Source, Box<Shortfall<G::Illegal>>),
}

/// A [`Trouble`] of any game.
pub trait Complaint {
    /// Returns the message.
    fn text(&self) -> String;

    /// Returns the game of a match, if it is another one.
    fn other_game(&self) -> Option<&str>;
}

impl<G: Spoken> Complaint for Trouble<G> {
    fn text(&self) -> String {
        words::trouble(self)
    }

    fn other_game(&self) -> Option<&str> {
        let Trouble::Refused(_, refused) = self else { return None };
        match &**refused {
            Refused::Json(json::ReadError::OtherGame(name))
            | Refused::Envelope(Unreadable::Match(json::ReadError::OtherGame(name)))
            | Refused::Link(LinkError::OtherGame(name))
            | Refused::GameFile(game_file::ReadError::OtherGame(_, name)) => Some(name),
            _ => None,
        }
    }
}

impl<G: Spoken> From<Trouble<G>> for Failure {
    fn from(trouble: Trouble<G>) -> Failure {
        Failure::Game(Box::new(trouble))
    }
}

impl Failure {
    /// Returns the message; `None` if the output was closed.
    pub fn text(&self) -> Option<String> {
        (!self.is_closed_output()).then(|| words::failure(self))
    }

    /// Returns the game of the match that was read, if it is not the expected one.
    pub(super) fn other_game(&self) -> Option<&str> {
        match self {
            Failure::Game(complaint) => complaint.other_game(),
            _ => None,
        }
    }

    /// Returns the exit code of the program.
    pub fn exit_code(&self) -> u8 {
        match self {
            // A reader that closes the output, such as `head`, has read enough.
            Failure::Output(_) if self.is_closed_output() => 0,
            Failure::Output(_) | Failure::Save(..) | Failure::Signals(_) | Failure::NoChance(_) => {
                FAILED
            }
            Failure::Interrupted => INTERRUPTED,
            Failure::DoesNotHold(_) => BROKEN,
            _ => REFUSED,
        }
    }

    fn is_closed_output(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Only standard output is written with a bare `?`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
