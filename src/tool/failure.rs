//! Why a command could not do what it was asked.

use std::io;
use std::path::PathBuf;

use super::input::Source;
use super::ladder::Contestant;
use super::spoken::{Spoken, Unread};
use super::words;
use crate::archive::Unreadable;
use crate::archive::given::{Refused, Shortfall};
use crate::record::link::{LinkError, WriteError};
use crate::record::{MatchError, ReplayError, game_file, json};

/// The exit code where the machine failed: something could not be written.
const FAILED: u8 = 1;
/// The exit code where the input was refused.
pub(super) const REFUSED: u8 = 2;
/// The exit code where Ctrl-C ended the work, as shells have it.
const INTERRUPTED: u8 = 130;

/// Why a command could not do what it was asked.
pub enum Failure {
    /// An input can't be used.
    Input(Source, Unusable),
    /// What only the game can say.
    Game(Box<dyn Complaint + Send>),
    /// The options of a set-up are not those of the game.
    Options(clap::Error),
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
    /// More levels than seats.
    TooManyLevels {
        /// How many levels.
        levels: usize,
        /// How many seats.
        players: u8,
    },
    /// Nobody plays alone.
    NobodyToPlay,
    /// Nobody of this kind plays the game.
    NoContestant(Contestant),
    /// The bots of the game have nothing that is learned.
    NothingToLearn,
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
}

/// What only a game can say of why a command could not do what it was asked.
pub enum Trouble<G: Spoken> {
    /// The set-up can't be played.
    Setup(G::SetupError),
    /// An action is not legal.
    Illegal {
        /// Which action, counted from 1.
        number: usize,
        /// The action.
        action: G::Action,
        /// Why not.
        why: G::Illegal,
    },
    /// A match can't begin.
    Match(MatchError<G::SetupError>),
    /// A match can't be played again.
    Replay(ReplayError<G::SetupError, G::Illegal>),
    /// A match can't be sent as a link.
    Link(WriteError<G::SetupError, G::Illegal>),
    /// Not the JSON of a position, or an impossible one.
    Position(Source, Unread<G::Flaw>),
    /// No match.
    Refused(Source, Box<Refused<G::SetupError>>),
    /// From some action of a match on, the JSON can't be kept; the reason why it is not legal, if it
    /// is an action at all.
    Lost(Source, json::Lost, Option<G::Illegal>),
    /// From some place on, a match can't be kept, or what it says is not so.
    Short(Source, Box<Shortfall<G::Illegal>>),
}

/// A [`Trouble`], whatever the game.
pub trait Complaint {
    /// What to say.
    fn text(&self) -> String;

    /// The game that a match is of, if it is another one.
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
    /// What to say; nothing where nobody wants to hear.
    pub fn text(&self) -> Option<String> {
        (!self.is_closed_output()).then(|| words::failure(self))
    }

    /// The game that the match is of that was read, if it is another one than was thought.
    pub(super) fn other_game(&self) -> Option<&str> {
        match self {
            Failure::Game(complaint) => complaint.other_game(),
            _ => None,
        }
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
