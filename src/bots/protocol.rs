//! Orders to the bots' thread and its replies. Both are sent as bytes, and neither names a type of a game:
//! the parts that only the game can read are bytes in them.

use serde::{Deserialize, Serialize};

use super::{Level, Playable};
use crate::bots::history::History;

/// Version, raised with every change of [`Order`] or [`Reply`]: page and thread must use the same.
pub const PROTOCOL: u32 = 7;

/// An order to the thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Order {
    /// A new question. The one before is forgotten.
    Ask(Box<Question>),
    /// The end of the question: the asker is gone.
    Forget,
}

/// A question about a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The asker's [`PROTOCOL`].
    pub protocol: u32,
    /// Number that is sent back with the answer.
    pub id: u32,
    /// The kind of answer wanted.
    pub wanted: Wanted,
    /// The name of the game.
    pub game: String,
    /// The seat's view and its earlier decisions of this turn: a [`History`], packed.
    pub history: Vec<u8>,
}

/// The kind of answer wanted. Actions are in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// The action that a bot of this level plays.
    Choice(Level),
    /// The best actions.
    Advice {
        /// Number of search iterations to spend.
        iterations: u32,
        /// An action to compare, if any.
        about: Option<String>,
    },
}

/// A reply of the bots' thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The thread is listening, for the first time or after it has loaded something more. Orders sent before the first time
    /// may have been lost.
    Ready {
        /// The thread's [`PROTOCOL`].
        protocol: u32,
    },
    /// The thread is still thinking.
    Progress {
        /// Number of the question.
        id: u32,
        /// Share that is done, from 0 to 1.
        done: f32,
    },
    /// The answer to a question.
    Answer(Answer),
    /// The message was no order, or what it takes could not be fetched.
    Failed,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Number of the question.
    pub id: u32,
    /// An [`Advice`](super::advice::Advice), packed, or the reason why there is none.
    pub advice: Result<Vec<u8>, Refusal>,
}

/// Reason why a bot gives no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Asker and bot speak different protocols: they were built at different times.
    OtherProtocol(u32),
    /// No game has this name.
    UnknownGame,
    /// The seat of the view has nothing to decide.
    NothingToDecide,
    /// The question's action or history is not one of the game.
    NoAction,
}

impl Question {
    /// Creates a question about a decision of a game.
    pub fn new<G: Playable>(id: u32, wanted: Wanted, history: &History<G>) -> Question {
        Question {
            protocol: PROTOCOL,
            id,
            wanted,
            game: G::NAME.to_owned(),
            history: history.pack(),
        }
    }
}
