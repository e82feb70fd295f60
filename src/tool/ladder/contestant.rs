//! Who plays in a ladder: a level, or somebody to compare with.

use std::fmt;

use clap::builder::{StringValueParser, TypedValueParser};
use rand::Rng;
use rand_pcg::Pcg32;

use super::by_hand::ByHand;
use super::textbook;
use crate::bots::Level;
use crate::bots::course::{Course, Sight};
use crate::bots::mind::mind;
use crate::bots::search::{Effort, Mind, Search};
use crate::bots::thinking::{Task, Thinking};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::state::State;
use crate::games::luck::Seed;
use crate::games::{Game, Seat};
use crate::tool::words;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contestant {
    /// A level.
    Level(Level),
    /// The levels' search with other parameters.
    Search(Parameters),
    /// The same, but it is shown all hands.
    Peeking(Parameters),
    /// The same, but it goes by the greedy bot's evaluation.
    Hand(Parameters),
    /// Search on information sets as the paper has it, with so many iterations.
    Textbook(u32),
}

/// How search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    iterations: u32,
    effort: Effort,
    /// Whether each decision is searched from nothing, and not from what the turn has taught so far.
    anew: bool,
}

impl Parameters {
    /// `N`, and with `/` before each what differs from the usual: `exploration=0.5`, `widening=1`,
    /// `turns=2`, `anew`.
    fn read(text: &str) -> Option<Parameters> {
        let mut parts = text.split('/');
        let iterations = iterations(parts.next()?)?;
        let (mut effort, mut anew) = (Effort::USUAL, false);
        for part in parts {
            if part == "anew" {
                anew = true;
                continue;
            }
            let (name, value) = part.split_once('=')?;
            let number = || value.parse().ok().filter(|number| (0.0..=1e6).contains(number));
            match name {
                "exploration" => effort.exploration = number()?,
                "widening" => effort.widening = number()?,
                "turns" => effort.turns = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Parameters { iterations, effort, anew })
    }
}

impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effort { exploration, widening, turns } = self.effort;
        let usual = Effort::USUAL;
        write!(f, "{}", self.iterations)?;
        if exploration != usual.exploration {
            write!(f, "/exploration={exploration}")?;
        }
        if widening != usual.widening {
            write!(f, "/widening={widening}")?;
        }
        if turns != usual.turns {
            write!(f, "/turns={turns}")?;
        }
        if self.anew {
            write!(f, "/anew")?;
        }
        Ok(())
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => f.write_str(level.word()),
            Contestant::Search(parameters) => write!(f, "search:{parameters}"),
            Contestant::Peeking(parameters) => write!(f, "peeking:{parameters}"),
            Contestant::Hand(parameters) => write!(f, "hand:{parameters}"),
            Contestant::Textbook(iterations) => write!(f, "textbook:{iterations}"),
        }
    }
}

fn iterations(text: &str) -> Option<u32> {
    text.parse().ok().filter(|count| (1..=10_000_000).contains(count))
}

/// A level's word, or somebody to compare with.
pub fn contestant() -> impl TypedValueParser<Value = Contestant> {
    StringValueParser::new().try_map(|text| {
        let level = Level::from_word(&text).map(Contestant::Level);
        let other = || {
            let (word, how) = text.split_once(':')?;
            let parameters = || Parameters::read(how);
            match word {
                "search" => parameters().map(Contestant::Search),
                "peeking" => parameters().map(Contestant::Peeking),
                "hand" => parameters().map(Contestant::Hand),
                "textbook" => iterations(how).map(Contestant::Textbook),
                _ => None,
            }
        };
        level.or_else(other).ok_or_else(|| words::no_contestant(&text))
    })
}

/// A seat in a game, with what it remembers of its turn.
pub struct Player {
    who: Contestant,
    course: Option<Course<CouncilOf4>>,
    before: Option<Thinking<CouncilOf4>>,
    /// What search has learned in a turn, by its number.
    tree: Option<(u16, Search<CouncilOf4>)>,
}

impl Player {
    /// Remembers nothing yet.
    pub const fn new(who: Contestant) -> Player {
        Player { who, course: None, before: None, tree: None }
    }

    /// What the seat does; none if there is nothing to decide.
    pub fn choose(&mut self, state: &State, seat: Seat, seed: Seed) -> Option<Action> {
        let view = CouncilOf4::view(state, Some(seat));
        let mut rng = seed.stream(STREAM);
        let task = match self.who {
            Contestant::Level(level) => Task::Play(level),
            Contestant::Textbook(iterations) => {
                return textbook::choose(&view, iterations, &mut rng);
            }
            Contestant::Search(how) => {
                let mind = mind(view.table.seats());
                let deal = |rng: &mut Pcg32| CouncilOf4::determinise(&view, rng);
                return self.search(state, mind, how, deal, &mut rng);
            }
            Contestant::Hand(how) => {
                let deal = |rng: &mut Pcg32| CouncilOf4::determinise(&view, rng);
                return self.search(state, &ByHand, how, deal, &mut rng);
            }
            Contestant::Peeking(how) => {
                // Only what nobody has seen is dealt.
                let deal = |rng: &mut Pcg32| {
                    let luck = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
                    state.with_luck(Seed(luck))
                };
                return self.search(state, mind(view.table.seats()), how, deal, &mut rng);
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

    /// What search finds best on positions dealt like this. As the levels do it goes on with what it
    /// has learned in the turn.
    fn search(
        &mut self,
        state: &State,
        mind: &impl Mind<CouncilOf4>,
        how: Parameters,
        deal: impl Fn(&mut Pcg32) -> State,
        rng: &mut Pcg32,
    ) -> Option<Action> {
        let mut legal = Vec::new();
        CouncilOf4::legal_actions(state, &mut legal);
        if let [] | [_] = legal[..] {
            return legal.first().copied();
        }
        let turn = state.table().turn.number;
        let known = self.tree.take().filter(|(of, _)| *of == turn && !how.anew);
        let mut search = known.map_or_else(Search::new, |(_, search)| search);
        for _ in 0..how.iterations {
            let state = deal(rng);
            search.iterate(state, None, mind, &how.effort, rng);
        }
        let action = search.rated(&legal).first()?.action;
        search.step(action);
        self.tree = Some((turn, search));
        Some(action)
    }
}

/// The stream of those who have no course.
const STREAM: u64 = 0x1add;
