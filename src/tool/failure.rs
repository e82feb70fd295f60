//! Why a command could not do what it was asked.

use std::io;
use std::path::PathBuf;

use super::input::Source;
use super::words;
use crate::archive::given::{Refused, Shortfall};
use crate::games::council_of_4::legal::Illegal;
use crate::games::council_of_4::position;
use crate::games::council_of_4::setup::SetupError;
use crate::record::{MatchError, ReplayError, json, link};

/// The exit code where the machine failed: something could not be written.
const FAILED: u8 = 1;
/// The exit code where the input was refused.
pub(super) const REFUSED: u8 = 2;
/// The exit code where Ctrl-C ended the work, as shells have it.
const INTERRUPTED: u8 = 130;

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// An input can't be used.
    Input(Source, Unusable),
    /// The set-up can't be played.
    Setup(SetupError),
    /// The machine gives no chance for a seed.
    NoChance(getrandom::Error),
    /// An argument is not an action in notation.
    NotAnAction {
        /// Which action, counted from 1.
        number: usize,
        /// As it was written.
        text: String,
    },
    /// The last argument is not an action in notation, and no file that can be read either.
    NeitherActionNorFile {
        /// As it was written.
        text: String,
        /// Why it can't be read as a file.
        error: io::Error,
    },
    /// An action is not legal.
    Illegal {
        /// Which action, counted from 1.
        number: usize,
        /// In notation.
        action: String,
        /// Why not.
        why: Illegal,
    },
    /// More levels than seats.
    TooManyLevels {
        /// How many levels.
        levels: usize,
        /// How many seats.
        players: u8,
    },
    /// Nobody plays alone.
    NobodyToPlay,
    /// A match can't begin.
    Match(MatchError<SetupError>),
    /// A match can't be played again.
    Replay(ReplayError<SetupError, Illegal>),
    /// A match can't be sent as a link.
    Link(link::WriteError<SetupError, Illegal>),
    /// The match has not so many actions.
    NoSuchMoment {
        /// After how many actions.
        at: usize,
        /// How many there are.
        actions: usize,
    },
    /// Something would be written over.
    Exists(PathBuf),
    /// A file or folder can't be written.
    Save(PathBuf, io::Error),
    /// Requests can't be read.
    Requests(io::Error),
    /// Standard output can't be written.
    Output(io::Error),
    /// Ctrl-C cannot be listened to.
    Signals(ctrlc::Error),
    /// Ctrl-C ended the work early.
    Interrupted,
}

/// Why an input can't be used.
#[derive(Debug)]
pub enum Unusable {
    /// It can't be read.
    Unreadable(io::Error),
    /// It is longer than this many bytes.
    TooLong(usize),
    /// Nothing is in it.
    Empty,
    /// It is not text from this byte on, counted from 1.
    NotUtf8(usize),
    /// Not the JSON of a position, or an impossible one.
    Position(position::ReadError),
    /// No match.
    Refused(Box<Refused<SetupError>>),
    /// From some action of a match on, the JSON can't be kept; the reason why it is not legal, if it
    /// is an action at all.
    Lost(json::Lost, Option<Illegal>),
    /// From some place on, a match can't be kept, or what it says is not so.
    Short(Box<Shortfall<Illegal>>),
}

impl Failure {
    /// What to say; nothing where nobody wants to hear.
    pub fn text(&self) -> Option<String> {
        (!self.is_closed_output()).then(|| words::failure(self))
    }

    /// What the program ends with.
    pub fn exit_code(&self) -> u8 {
        match self {
            // Whoever closed it has read enough, as `head` does.
            Failure::Output(_) if self.is_closed_output() => 0,
            Failure::Output(_) | Failure::Save(..) | Failure::Signals(_) | Failure::NoChance(_) => {
                FAILED
            }
            Failure::Interrupted => INTERRUPTED,
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
