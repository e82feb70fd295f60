//! Asking a bot from elsewhere: what is sent to it, and what comes back. The bot's thread in the
//! browser speaks nothing else.

use serde::{Deserialize, Serialize};

use super::{Level, Playable};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::luck::Seed;

/// Raised with every change of [`Question`] or [`Answer`]: page and thread must speak the same.
pub const PROTOCOL: u32 = 1;

/// What to do?
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The asker's [`PROTOCOL`].
    pub protocol: u32,
    /// Comes back with the answer.
    pub id: u32,
    /// Who is asked.
    pub level: Level,
    /// For the bot's own luck, which is not the game's.
    pub seed: Seed,
    /// What the bot's seat may know.
    pub position: Position,
}

/// A view, by game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Position {
    /// Of Council of 4.
    CouncilOf4(Box<<CouncilOf4 as Game>::View>),
}

/// What the bot's thread says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It listens. What was sent before may have been lost.
    Ready {
        /// Its [`PROTOCOL`].
        protocol: u32,
    },
    /// The answer to a question.
    Answer(Answer),
    /// What came was no question.
    NotUnderstood,
}

/// The bot's choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// That of the question.
    pub id: u32,
    /// The action in notation, or why there is none.
    pub action: Result<String, Refusal>,
}

/// Why a bot gives no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Asker and bot speak different protocols: they were built at different times.
    OtherProtocol(u32),
    /// The seat of the view has nothing to decide.
    NothingToDecide,
}

/// Answers a question.
pub fn answer(question: &Question) -> Answer {
    let action = if question.protocol == PROTOCOL {
        let Position::CouncilOf4(view) = &question.position;
        CouncilOf4::choose(view, question.level, question.seed)
            .map(CouncilOf4::print)
            .ok_or(Refusal::NothingToDecide)
    } else {
        Err(Refusal::OtherProtocol(PROTOCOL))
    };
    Answer { id: question.id, action }
}
