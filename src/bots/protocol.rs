//! What is asked of the bots' thread, and what comes back. Both go as bytes, and neither names a type of
//! a game: what only the game can read is bytes in them.

use serde::{Deserialize, Serialize};

use super::{Level, Playable};
use crate::bots::history::History;

/// Raised with every change of [`Order`] or [`Reply`]: page and thread must speak the same.
pub const PROTOCOL: u32 = 3;

/// What is asked of the thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Something new to think about. What was asked before is forgotten.
    Ask(Box<Question>),
    /// Nothing more: whoever asked is gone.
    Forget,
}

/// What to do?
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The asker's [`PROTOCOL`].
    pub protocol: u32,
    /// Comes back with the answer.
    pub id: u32,
    /// What is to be found out.
    pub wanted: Wanted,
    /// The name of the game.
    pub game: String,
    /// What the seat may know, and did in this turn: a [`History`], packed.
    pub history: Vec<u8>,
}

/// What is to be found out. Actions are in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// What a bot of this level does.
    Choice(Level),
    /// What is best.
    Advice {
        /// So many iterations of search are to be spent on it.
        iterations: u32,
        /// An action to compare, if there is one.
        about: Option<String>,
    },
}

/// What the bots' thread says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// It listens. What was sent before may have been lost.
    Ready {
        /// Its [`PROTOCOL`].
        protocol: u32,
    },
    /// It is still thinking.
    Progress {
        /// That of the question.
        id: u32,
        /// How much is done, from 0 to 1.
        done: f32,
    },
    /// The answer to a question.
    Answer(Answer),
    /// What came was no order.
    NotUnderstood,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// That of the question.
    pub id: u32,
    /// What to do and why, an [`Advice`](super::advice::Advice), packed; or why there is nothing to say.
    pub advice: Result<Vec<u8>, Refusal>,
}

/// Why a bot gives no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Asker and bot speak different protocols: they were built at different times.
    OtherProtocol(u32),
    /// Nobody knows a game of this name.
    UnknownGame,
    /// The seat of the view has nothing to decide.
    NothingToDecide,
    /// What was asked with is none of the game: an action, or all that its seat sees.
    NoAction,
}

impl Question {
    /// A question about a decision of a game.
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
