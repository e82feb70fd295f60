//! Who plays in a ladder: a level, or somebody to compare with.

use std::fmt;

use clap::builder::{StringValueParser, TypedValueParser};
use rand::Rng;
use rand_pcg::Pcg32;

use super::textbook;
use crate::bots::Level;
use crate::bots::history::{History, Observation};
use crate::bots::search::{Heuristic, Search, SearchParams};
use crate::bots::thinking::{Task, Thinking};
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::tool::spoken::Spoken;
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
    /// The same, but it goes by an evaluation that was written by hand.
    Hand(Parameters),
    /// Search on information sets as the paper has it, with so many iterations.
    Textbook(u32),
}

/// How search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    iterations: u32,
    params: SearchParams,
    /// Whether each decision is searched from nothing, and not from what the turn has taught so far.
    anew: bool,
}

impl Parameters {
    /// `N`, and with `/` before each what differs from the usual: `exploration=0.5`, `widening=1`,
    /// `turns=2`, `anew`.
    fn read(text: &str) -> Option<Parameters> {
        let mut parts = text.split('/');
        let iterations = iterations(parts.next()?)?;
        let (mut params, mut anew) = (SearchParams::USUAL, false);
        for part in parts {
            if part == "anew" {
                anew = true;
                continue;
            }
            let (name, value) = part.split_once('=')?;
            let number = || value.parse().ok().filter(|number| (0.0..=1e6).contains(number));
            match name {
                "exploration" => params.exploration = number()?,
                "widening" => params.widening = number()?,
                "turns" => params.turns = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Parameters { iterations, params, anew })
    }
}

impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SearchParams { exploration, widening, turns } = self.params;
        let usual = SearchParams::USUAL;
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

impl Contestant {
    /// Whether there is such a player of the game.
    pub fn plays<G: Spoken>(self) -> bool {
        !matches!(self, Contestant::Hand(_)) || G::by_hand().is_some()
    }
}

/// A seat in a game, with what it remembers of its turn.
pub struct Player<G: Spoken> {
    who: Contestant,
    /// What it decided in a turn, by its number.
    history: Option<(u32, History<G>)>,
    before: Option<Thinking<G>>,
    /// What search has learned in a turn, by its number.
    tree: Option<(u32, Search<G>)>,
}

impl<G: Spoken> Player<G> {
    /// Remembers nothing yet.
    pub const fn new(who: Contestant) -> Player<G> {
        Player { who, history: None, before: None, tree: None }
    }

    /// What the seat does; none if there is nothing to decide.
    pub fn choose(&mut self, state: &G::State, seat: Seat, seed: Seed) -> Option<G::Action> {
        let view = G::view(state, Some(seat));
        let mut rng = seed.stream(STREAM);
        let deal = |rng: &mut Pcg32| G::determinise(&view, rng);
        let task = match self.who {
            Contestant::Level(level) => Task::Play(level),
            Contestant::Textbook(iterations) => {
                return textbook::choose::<G>(&view, iterations, &mut rng);
            }
            Contestant::Search(how) => {
                return self.search(state, G::heuristic(&view), how, deal, &mut rng);
            }
            Contestant::Hand(how) => {
                return self.search(state, G::by_hand()?, how, deal, &mut rng);
            }
            Contestant::Peeking(how) => {
                // Only what nobody has seen is dealt.
                let deal = |rng: &mut Pcg32| {
                    let luck = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
                    G::with_luck(state, Seed(luck))
                };
                return self.search(state, G::heuristic(&view), how, deal, &mut rng);
            }
        };
        // What was decided before in the same turn comes along.
        let turn = G::turn(state);
        let now = Observation { view, seed };
        let before = self.history.take().filter(|(of, _)| *of == turn);
        let before = before.map_or_else(Vec::new, |(_, history)| history.before);
        let history = History { before, now };
        let mut thinking = Thinking::new(history.clone(), task, self.before.take());
        thinking.go_on(u32::MAX);
        let action = thinking.choice();
        self.before = Some(thinking);
        self.history = action.map(|action| {
            let History { mut before, now } = history;
            before.push((now.clone(), action));
            (turn, History { before, now })
        });
        action
    }

    /// What search finds best on positions dealt like this. As the levels do it goes on with what it
    /// has learned in the turn.
    fn search(
        &mut self,
        state: &G::State,
        heuristic: &impl Heuristic<G>,
        how: Parameters,
        deal: impl Fn(&mut Pcg32) -> G::State,
        rng: &mut Pcg32,
    ) -> Option<G::Action> {
        let mut legal = Vec::new();
        G::legal_actions(state, &mut legal);
        if let [] | [_] = legal[..] {
            return legal.first().copied();
        }
        let turn = G::turn(state);
        let known = self.tree.take().filter(|(of, _)| *of == turn && !how.anew);
        let mut search = known.map_or_else(Search::default, |(_, search)| search);
        for _ in 0..how.iterations {
            let state = deal(rng);
            search.iterate(state, None, heuristic, &how.params, rng);
        }
        let action = search.rated(&legal).first()?.action;
        search.step(action);
        self.tree = Some((turn, search));
        Some(action)
    }
}

/// The stream of those who have no history.
const STREAM: u64 = 0x1add;
