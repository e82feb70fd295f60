//! Who plays in a ladder: a level, or somebody to compare with.

use std::fmt;

use clap::builder::{StringValueParser, TypedValueParser};
use rand::Rng;
use rand_pcg::Pcg32;

use super::textbook;
use crate::bots::Level;
use crate::bots::course::{Course, Sight};
use crate::bots::mind::mind;
use crate::bots::search::{Effort, Search};
use crate::bots::thinking::{Task, Thinking};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::state::State;
use crate::games::luck::Seed;
use crate::games::{Game, Seat};
use crate::tool::words;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A level.
    Level(Level),
    /// The levels' search with so many iterations.
    Search(u32),
    /// The same, but it is shown all hands.
    Peeking(u32),
    /// Search on information sets as the paper has it, with so many iterations.
    Textbook(u32),
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => f.write_str(level.word()),
            Contestant::Search(iterations) => write!(f, "search:{iterations}"),
            Contestant::Peeking(iterations) => write!(f, "peeking:{iterations}"),
            Contestant::Textbook(iterations) => write!(f, "textbook:{iterations}"),
        }
    }
}

/// A level's word, or `search:N`, `peeking:N` or `textbook:N`.
pub fn contestant() -> impl TypedValueParser<Value = Contestant> {
    StringValueParser::new().try_map(|text| {
        let level = Level::from_word(&text).map(Contestant::Level);
        let counted = || {
            let (word, iterations) = text.split_once(':')?;
            let iterations =
                iterations.parse().ok().filter(|count| (1..=10_000_000).contains(count))?;
            match word {
                "search" => Some(Contestant::Search(iterations)),
                "peeking" => Some(Contestant::Peeking(iterations)),
                "textbook" => Some(Contestant::Textbook(iterations)),
                _ => None,
            }
        };
        level.or_else(counted).ok_or_else(|| words::no_contestant(&text))
    })
}

/// A seat in a game, with what it remembers of its turn.
pub struct Player {
    who: Contestant,
    course: Option<Course<CouncilOf4>>,
    before: Option<Thinking<CouncilOf4>>,
}

impl Player {
    /// Remembers nothing yet.
    pub const fn new(who: Contestant) -> Player {
        Player { who, course: None, before: None }
    }

    /// What the seat does; none if there is nothing to decide.
    pub fn choose(&mut self, state: &State, seat: Seat, seed: Seed) -> Option<Action> {
        let view = CouncilOf4::view(state, Some(seat));
        let mut rng = seed.stream(STREAM);
        let task = match self.who {
            Contestant::Level(level) => Task::Play(level),
            Contestant::Search(iterations) => Task::Advise(iterations, None),
            Contestant::Peeking(iterations) => return peek(state, iterations, &mut rng),
            Contestant::Textbook(iterations) => {
                return textbook::choose(&view, iterations, &mut rng);
            }
        };
        // What was decided before in the same turn comes along.
        let now = Sight { view, seed };
        let turn = |sight: &Sight<CouncilOf4>| sight.view.table.turn.number;
        let before = self.course.take().filter(|course| turn(&course.now) == turn(&now));
        let before = before.map_or_else(Vec::new, |course| course.before);
        let course = Course { before, now };
        let mut thinking = Thinking::new(course.clone(), task, self.before.take());
        thinking.go_on(u32::MAX);
        let action = thinking.choice();
        self.before = Some(thinking);
        self.course = action.map(|action| {
            let Course { mut before, now } = course;
            before.push((now.clone(), action));
            Course { before, now }
        });
        action
    }
}

/// The stream of those who have no course.
const STREAM: u64 = 0x1add;

/// What search finds best that deals only what nobody has seen.
fn peek(state: &State, iterations: u32, rng: &mut Pcg32) -> Option<Action> {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    if let [] | [_] = legal[..] {
        return legal.first().copied();
    }
    let mind = mind(state.table().seats());
    let mut search = Search::<CouncilOf4>::new();
    for _ in 0..iterations {
        let luck = Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
        search.iterate(state.with_luck(luck), None, mind, &Effort::USUAL, rng);
    }
    search.rated(&legal).first().map(|rated| rated.action)
}
