//! Answering questions about any game by its name: the whole work of the bots' thread.

use std::any::Any;

use super::history::History;
use super::learned::Given;
use super::protocol::{Answer, Order, PROTOCOL, Question, Refusal, Reply, Wanted};
use super::thinking::{ADVISER, Task, Thinking};
use super::{Level, Playable};
use crate::rules::{Game, Seed};

/// Iterations done before others get their turn and the asker hears of it: well below a second even on a device
/// fifty times as slow as usual.
const PORTION: u32 = 64;

/// A game whose bots can be asked by its name.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    name: &'static str,
    begin: Begin,
    missing: Missing,
}

/// Function that returns the file that is missing to answer about a packed history.
type Missing = fn(&[u8], &Wanted) -> Option<&'static dyn Given>;

/// Function that starts thinking about a packed history, reusing the last thought where possible.
type Begin = fn(&[u8], Wanted, Last) -> Result<Box<dyn Thought>, Refusal>;

/// The last thought, for the next decision of the same turn.
type Last = Option<Box<dyn Thought>>;

impl Known {
    /// Returns the entry of a game, under its own name.
    pub const fn of<G: Playable + 'static>() -> Known {
        Known { name: G::NAME, begin: begin::<G>, missing: missing::<G> }
    }
}

fn missing<G: Playable + 'static>(history: &[u8], wanted: &Wanted) -> Option<&'static dyn Given> {
    let level = match wanted {
        Wanted::Choice(level) => *level,
        Wanted::Advice { .. } => ADVISER,
    };
    let files = if level == Level::Champion { G::LEARNED() } else { &[] };
    let last = files.len().checked_sub(1)?;
    let view = History::<G>::unpack(history)?.now.view;
    let seats = G::seats(&G::determinise(&view, &mut Seed(0).stream(0)));
    let place = usize::from(seats).saturating_sub(G::SEATS.min().map_or(0, usize::from));
    files.get(place.min(last)).copied().filter(|file| file.is_missing())
}

fn begin<G: Playable + 'static>(
    history: &[u8],
    wanted: Wanted,
    last: Last,
) -> Result<Box<dyn Thought>, Refusal> {
    let history = History::<G>::unpack(history).ok_or(Refusal::NoAction)?;
    let task = wanted.task::<G>().ok_or(Refusal::NoAction)?;
    let last = last.and_then(|last| (last as Box<dyn Any>).downcast::<Thinking<G>>().ok());
    Ok(Box::new(Thinking::new(history, task, last.map(|last| *last))))
}

impl Wanted {
    /// Returns the task, `None` if the action is not one of the game.
    fn task<G: Game>(self) -> Option<Task<G::Action>> {
        Some(match self {
            Wanted::Choice(level) => Task::Play(level),
            Wanted::Advice { iterations, about: None } => Task::Advise(ADVISER, iterations, None),
            Wanted::Advice { iterations, about: Some(notation) } => {
                Task::Advise(ADVISER, iterations, Some(G::parse(&notation)?))
            }
        })
    }
}

/// A decision being thought about, in any game.
trait Thought: Any {
    /// Thinks for one portion. Returns the share done, from 0 to 1, `None` once all is done.
    fn go_on(&mut self) -> Option<f32>;

    /// Returns the packed advice once thinking is over; `None` if there is nothing to decide.
    fn advice(&mut self) -> Option<Vec<u8>>;

    /// Whether this is a bot's decision.
    fn is_of_a_bot(&self) -> bool;
}

impl<G: Playable + 'static> Thought for Thinking<G> {
    fn go_on(&mut self) -> Option<f32> {
        Thinking::go_on(self, PORTION);
        (!self.is_over()).then(|| self.progress())
    }

    fn advice(&mut self) -> Option<Vec<u8>> {
        Thinking::advice(self).map(|advice| advice.pack::<G>())
    }

    fn is_of_a_bot(&self) -> bool {
        Thinking::is_of_a_bot(self)
    }
}

/// The worker that answers one question after another.
pub struct Thinker {
    games: &'static [Known],
    open: Option<(u32, Box<dyn Thought>)>,
    last: Last,
}

impl Thinker {
    /// Creates a thinker that knows these games and has no question yet.
    pub const fn new(games: &'static [Known]) -> Thinker {
        Thinker { games, open: None, last: None }
    }

    /// Returns the file that must be given before an order can be carried out, if one is missing.
    pub fn missing(&self, order: &Order) -> Option<&'static dyn Given> {
        let Order::Ask(question) = order else { return None };
        let known = self.games.iter().find(|known| known.name == question.game)?;
        (known.missing)(&question.history, &question.wanted)
    }

    /// Takes an order, dropping the previous question. Replies immediately if there is nothing to think
    /// about.
    pub fn take(&mut self, order: Order) -> Option<Reply> {
        self.open = None;
        let Order::Ask(question) = order else { return None };
        let id = question.id;
        match self.begin(*question) {
            Ok(thought) => {
                self.open = Some((id, thought));
                None
            }
            Err(refusal) => Some(Reply::Answer(Answer { id, advice: Err(refusal) })),
        }
    }

    fn begin(&mut self, question: Question) -> Result<Box<dyn Thought>, Refusal> {
        let Question { protocol, wanted, game, history, .. } = question;
        if protocol != PROTOCOL {
            return Err(Refusal::OtherProtocol(PROTOCOL));
        }
        let known = self.games.iter().find(|known| known.name == game);
        let known = known.ok_or(Refusal::UnknownGame)?;
        let last = if matches!(wanted, Wanted::Choice(_)) { self.last.take() } else { None };
        (known.begin)(&history, wanted, last)
    }

    /// Whether there is something to think about.
    pub const fn is_busy(&self) -> bool {
        self.open.is_some()
    }

    /// Thinks for a moment and reports progress or the answer; `None` without a question.
    pub fn go_on(&mut self) -> Option<Reply> {
        let (id, mut thought) = self.open.take()?;
        if let Some(done) = thought.go_on() {
            self.open = Some((id, thought));
            return Some(Reply::Progress { id, done });
        }
        let advice = thought.advice().ok_or(Refusal::NothingToDecide);
        if thought.is_of_a_bot() {
            self.last = Some(thought);
        }
        Some(Reply::Answer(Answer { id, advice }))
    }
}
