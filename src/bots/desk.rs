//! Asking a bot from elsewhere: what is sent to it, and what comes back. The bots' thread in the
//! browser speaks nothing else.

use serde::{Deserialize, Serialize};

use super::Level;
use super::advice::Advice;
use super::course::{Course, Sight};
use super::motive::Motive;
use super::thinking::{Task, Thinking};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::luck::Seed;

/// Raised with every change of [`Order`] or [`Reply`]: page and thread must speak the same.
pub const PROTOCOL: u32 = 2;

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
    /// What the seat may know, and did in this turn.
    pub position: Position,
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

/// The decisions of a turn, by game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Position {
    /// Of Council of 4: what the seat sees and saw, with seeds for the bot's own luck, and what it
    /// did, in notation.
    CouncilOf4 {
        /// The decisions before in the same turn, oldest first.
        before: Vec<(<CouncilOf4 as Game>::View, Seed, String)>,
        /// What the seat sees.
        now: Box<<CouncilOf4 as Game>::View>,
        /// For the bot's own luck, which is not the game's.
        seed: Seed,
    },
}

impl From<&Course<CouncilOf4>> for Position {
    fn from(course: &Course<CouncilOf4>) -> Position {
        let before = course
            .before
            .iter()
            .map(|(sight, action)| (sight.view, sight.seed, CouncilOf4::print(*action)));
        Position::CouncilOf4 {
            before: before.collect(),
            now: Box::new(course.now.view),
            seed: course.now.seed,
        }
    }
}

impl Position {
    /// What is to be decided; none if an action is none of the game.
    fn course(self) -> Option<Course<CouncilOf4>> {
        let Position::CouncilOf4 { before, now, seed } = self;
        let before = before.into_iter().map(|(view, seed, notation)| {
            Some((Sight { view, seed }, CouncilOf4::parse(&notation)?))
        });
        Some(Course { before: before.collect::<Option<_>>()?, now: Sight { view: *now, seed } })
    }
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
    /// What to do and why, with actions in notation; or why there is nothing to say.
    pub advice: Result<Advice<String, Motive>, Refusal>,
}

/// Why a bot gives no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Asker and bot speak different protocols: they were built at different times.
    OtherProtocol(u32),
    /// The seat of the view has nothing to decide.
    NothingToDecide,
    /// An action that was asked with is none of the game.
    NoAction,
}

/// So many iterations are done before others get their turn: a few milliseconds on a slow device.
const PORTION: u32 = 256;

/// Where one question after another is thought about.
#[derive(Default)]
pub struct Desk {
    open: Option<(u32, Thinking<CouncilOf4>)>,
    /// What was thought about last, for the next decision of the same turn.
    last: Option<Thinking<CouncilOf4>>,
}

impl Desk {
    /// Nothing is asked.
    pub const fn new() -> Desk {
        Desk { open: None, last: None }
    }

    /// Takes an order; what was asked before is left. A reply comes at once if there is nothing to
    /// think about.
    pub fn take(&mut self, order: Order) -> Option<Reply> {
        self.open = None;
        let Order::Ask(question) = order else { return None };
        let Question { protocol, id, wanted, position } = *question;
        let refused = |refusal| Some(Reply::Answer(Answer { id, advice: Err(refusal) }));
        if protocol != PROTOCOL {
            return refused(Refusal::OtherProtocol(PROTOCOL));
        }
        let (Some(course), Some(task)) = (position.course(), wanted.task()) else {
            return refused(Refusal::NoAction);
        };
        let known = if matches!(task, Task::Play(_)) { self.last.take() } else { None };
        self.open = Some((id, Thinking::new(course, task, known)));
        None
    }

    /// Whether there is something to think about.
    pub const fn is_busy(&self) -> bool {
        self.open.is_some()
    }

    /// Thinks for a moment, and says how far it has come; nothing if nothing is asked.
    pub fn go_on(&mut self) -> Option<Reply> {
        let (id, mut thinking) = self.open.take()?;
        thinking.go_on(PORTION);
        if !thinking.is_over() {
            let done = thinking.progress();
            self.open = Some((id, thinking));
            return Some(Reply::Progress { id, done });
        }
        let advice =
            thinking.advice().and_then(|advice| advice.map(|a| Some(CouncilOf4::print(a))));
        if thinking.is_of_a_bot() {
            self.last = Some(thinking);
        }
        Some(Reply::Answer(Answer { id, advice: advice.ok_or(Refusal::NothingToDecide) }))
    }
}

impl Wanted {
    /// The task; none if the action is none of the game.
    fn task(self) -> Option<Task<<CouncilOf4 as Game>::Action>> {
        Some(match self {
            Wanted::Choice(level) => Task::Play(level),
            Wanted::Advice { iterations, about: None } => Task::Advise(iterations, None),
            Wanted::Advice { iterations, about: Some(notation) } => {
                Task::Advise(iterations, Some(CouncilOf4::parse(&notation)?))
            }
        })
    }
}
