//! Contestants of a ladder: levels, and others to compare with.

use std::fmt;
use std::time::Duration;

use clap::builder::{StringValueParser, TypedValueParser};
use rand::Rng;
use rand_pcg::Pcg32;

use super::textbook;
use crate::bots::Level;
use crate::bots::history::{History, Observation};
use crate::bots::search::{Heuristic, Search, SearchParams};
use crate::bots::temper::Temper;
use crate::bots::thinking::{Task, Thinking};
use crate::rules::{Seat, Seed};
use crate::tool::program::{Lost, Program};
use crate::tool::spoken::Spoken;
use crate::tool::words::quoted;

/// A contestant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contestant {
    /// Bot of a level, with a temperament by its word, or plain.
    Level(Level, Option<&'static str>),
    /// Search of the levels with other parameters.
    Search(Parameters),
    /// Search that sees all hands.
    Peeking(Parameters),
    /// Search with an evaluation written by hand, or a single-minded way of playing, by its name.
    Style(&'static str, Parameters),
    /// Search on information sets as in the paper, with this many iterations.
    Textbook(u32),
    /// Another program, by its command.
    Program(&'static str),
}

/// Parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    iterations: u32,
    /// Those that differ from the heuristic's own.
    exploration: Option<f32>,
    widening: Option<f32>,
    turns: Option<u32>,
    /// Level whose heuristic it searches with.
    level: Level,
    /// Whether each decision is searched from scratch, without what the turn has taught so far.
    anew: bool,
}

impl Parameters {
    /// Parses `N`, and after a `/` each any difference from the usual: `exploration=0.5`, `widening=1`,
    /// `turns=2`, `level=champion` for the heuristic of another level, `anew`.
    fn read(text: &str) -> Option<Parameters> {
        let mut parts = text.split('/');
        let iterations = iterations(parts.next()?)?;
        let mut read = Parameters {
            iterations,
            exploration: None,
            widening: None,
            turns: None,
            level: Level::Master,
            anew: false,
        };
        for part in parts {
            if part == "anew" {
                read.anew = true;
                continue;
            }
            let (name, value) = part.split_once('=')?;
            let number = || value.parse().ok().filter(|number| (0.0..=1e6).contains(number));
            match name {
                "exploration" => read.exploration = Some(number()?),
                "widening" => read.widening = Some(number()?),
                "turns" => read.turns = Some(value.parse().ok()?),
                "level" => read.level = Level::of_key(value)?,
                _ => return None,
            }
        }
        Some(read)
    }

    /// Returns the parameters with which this heuristic searches.
    fn of<G: Spoken>(&self, heuristic: &dyn Heuristic<G>) -> SearchParams {
        let own = heuristic.params();
        SearchParams {
            exploration: self.exploration.unwrap_or(own.exploration),
            widening: self.widening.unwrap_or(own.widening),
            turns: self.turns.unwrap_or(own.turns),
        }
    }
}

impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.iterations)?;
        if let Some(exploration) = self.exploration {
            write!(f, "/exploration={exploration}")?;
        }
        if let Some(widening) = self.widening {
            write!(f, "/widening={widening}")?;
        }
        if let Some(turns) = self.turns {
            write!(f, "/turns={turns}")?;
        }
        if self.level != Level::Master {
            write!(f, "/level={}", self.level.key())?;
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
            Contestant::Level(level, None) => f.write_str(level.key()),
            Contestant::Level(level, Some(temper)) => write!(f, "{}/temper={temper}", level.key()),
            Contestant::Search(parameters) => write!(f, "search:{parameters}"),
            Contestant::Peeking(parameters) => write!(f, "peeking:{parameters}"),
            Contestant::Style(name, parameters) => write!(f, "{name}:{parameters}"),
            Contestant::Textbook(iterations) => write!(f, "textbook:{iterations}"),
            Contestant::Program(command) => write!(f, "program:{command}"),
        }
    }
}

fn iterations(text: &str) -> Option<u32> {
    text.parse().ok().filter(|count| (1..=10_000_000).contains(count))
}

/// Returns a parser of level names and other contestants.
pub fn contestant() -> impl TypedValueParser<Value = Contestant> {
    StringValueParser::new().try_map(|text| {
        let level = || match text.split_once("/temper=") {
            None => Level::of_key(&text).map(|level| Contestant::Level(level, None)),
            Some((level, temper)) => Level::of_key(level)
                .filter(|&level| Temper::has(level))
                .map(|level| Contestant::Level(level, Some(temper.to_owned().leak()))),
        };
        let other = || {
            let (word, how) = text.split_once(':')?;
            let parameters = || Parameters::read(how);
            // The others have a heuristic of their own.
            let is_usual = |how: &Parameters| how.level == Level::Master;
            match word {
                "search" => parameters().map(Contestant::Search),
                "peeking" => parameters().map(Contestant::Peeking),
                "textbook" => iterations(how).map(Contestant::Textbook),
                // The arguments live as long as the tool.
                "program" => Some(Contestant::Program(how.to_owned().leak())),
                style => parameters()
                    .filter(is_usual)
                    .map(|how| Contestant::Style(style.to_owned().leak(), how)),
            }
        };
        level().or_else(other).ok_or_else(|| {
            format!(
                "`{}` isn't a level, nor LEVEL/temper=WORD, search:N, peeking:N, hand:N, textbook:N, STYLE:N or program:COMMAND",
                quoted(&text)
            )
        })
    })
}

impl Contestant {
    /// Whether the game has such a contestant.
    pub fn plays<G: Spoken>(self) -> bool {
        match self {
            Contestant::Style(name, _) => G::style(name, Seat(0)).is_some(),
            Contestant::Level(_, Some(temper)) => Temper::of_key::<G>(temper).is_some(),
            _ => true,
        }
    }
}

/// A seat in a game, with its memory of the turn.
pub struct Player<G: Spoken> {
    who: Contestant,
    /// Its decisions in a turn, by the turn's number.
    history: Option<(u32, History<G>)>,
    before: Option<Thinking<G>>,
    /// Results of search in a turn, by the turn's number.
    tree: Option<(u32, Search<G>)>,
    /// The program that plays.
    program: Option<Program>,
}

impl<G: Spoken> Player<G> {
    /// Returns a player without memory. A program has so much time for a decision.
    pub fn new(who: Contestant, limit: Duration) -> Player<G> {
        let program = match who {
            Contestant::Program(command) => Some(Program::new(command, limit)),
            _ => None,
        };
        Player { who, history: None, before: None, tree: None, program }
    }

    /// Returns the seat's choice; `None` if there is nothing to decide.
    ///
    /// # Errors
    /// Returns an error if the seat is played by a program that chooses nothing legal in time.
    pub fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        seed: Seed,
    ) -> Result<Option<G::Action>, Lost> {
        match &mut self.program {
            Some(program) => program.choose::<G>(&G::view(state, Some(seat)), seat).map(Some),
            None => Ok(self.choice(state, seat, seed)),
        }
    }

    /// Returns a bot's choice.
    fn choice(&mut self, state: &G::State, seat: Seat, seed: Seed) -> Option<G::Action> {
        let view = G::view(state, Some(seat));
        let mut rng = seed.stream(STREAM);
        let style;
        let (heuristic, how) = match self.who {
            Contestant::Level(level, temper) => {
                let temper = temper.and_then(Temper::of_key::<G>);
                return self.think(level, temper, G::turn(state), Observation { view, seed });
            }
            Contestant::Textbook(iterations) => {
                return textbook::choose::<G>(&view, iterations, &mut rng);
            }
            Contestant::Search(how) | Contestant::Peeking(how) => {
                (G::heuristic(&view, how.level), how)
            }
            Contestant::Style(name, how) => {
                style = G::style(name, seat)?;
                (&*style, how)
            }
            Contestant::Program(_) => return None,
        };
        let peeks = matches!(self.who, Contestant::Peeking(_));
        let deal = |rng: &mut Pcg32| {
            if peeks {
                // Only unseen things are dealt.
                let luck = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
                G::with_luck(state, Seed(luck))
            } else {
                heuristic.reopened(G::determinise(&view, rng))
            }
        };
        self.search(state, heuristic, how, deal, &mut rng)
    }

    /// Returns the choice of a level, with its earlier decisions of the same turn.
    fn think(
        &mut self,
        level: Level,
        temper: Option<Temper>,
        turn: u32,
        now: Observation<G>,
    ) -> Option<G::Action> {
        let before = self.history.take().filter(|(of, _)| *of == turn);
        let before = before.map_or_else(Vec::new, |(_, history)| history.before);
        let history = History { before, now, temper };
        let mut thinking = Thinking::new(history.clone(), Task::Play(level), self.before.take());
        thinking.go_on(u32::MAX);
        let action = thinking.choice();
        self.before = Some(thinking);
        self.history = action.map(|action| {
            let History { mut before, now, .. } = history;
            before.push((now.clone(), action));
            (turn, History { before, now, temper })
        });
        action
    }

    /// Returns the best action of a search on positions dealt like this. Like the levels, it continues
    /// with the results of the same turn.
    fn search(
        &mut self,
        state: &G::State,
        heuristic: &dyn Heuristic<G>,
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
        let decider = G::decider(state);
        let params = how.of(heuristic);
        for _ in 0..how.iterations {
            let state = deal(rng);
            search.iterate(state, decider, None, heuristic, &params, rng);
        }
        let action = search.rated(&legal).first()?.action;
        search.step(action);
        self.tree = Some((turn, search));
        Some(action)
    }
}

/// Luck stream of players without history.
const STREAM: u64 = 0x1add;
