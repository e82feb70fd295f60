//! The toy game for the tool.

use std::borrow::Cow;
use std::fmt::{self, Debug, Display, Formatter};
use std::io::Write;

use curia::bots::search::Heuristic;
use curia::rules::luck::Seed;
use curia::rules::position::{Flaw, Position};
use curia::rules::{Game, Seat};
use curia::session::Session;
use curia::text::told::Told;
use curia::tool::engine::advice::GainForm;
use curia::tool::engine::{Asked, Refusal, parse};
use curia::tool::{Failure, Spoken, Train};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{Broken, Event, Setup, State, Toy, View, text};

#[derive(clap::Args)]
pub struct Options {
    /// How many play
    #[arg(long)]
    players: u8,
    /// How many rounds
    #[arg(long)]
    rounds: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New<'a> {
    #[serde(rename = "do")]
    _verb: IgnoredAny,
    #[serde(default, rename = "id")]
    _id: IgnoredAny,
    #[serde(default, rename = "game")]
    _game: IgnoredAny,
    #[serde(default, borrow)]
    seed: Option<Cow<'a, str>>,
    players: u8,
    rounds: u8,
}

fn said(what: &impl Debug) -> String {
    format!("{what:?}")
}

impl Spoken for Toy {
    const POSITION_FORMAT: u32 = 3;

    type Options = Options;
    type Position = State;
    type Score = u32;

    fn setup(Options { players, rounds }: Options) -> Setup {
        Setup { players, rounds }
    }

    fn read_new(line: &str) -> Result<Asked<Setup>, Refusal> {
        let New { seed, players, rounds, .. } = parse(line)?;
        Ok(Asked { setup: Setup { players, rounds }, seed: seed.map(Cow::into_owned) })
    }

    fn view_form(view: &View) -> impl Serialize {
        view
    }

    fn decision_form(state: &State) -> impl Serialize {
        state.table.phase
    }

    fn scores(state: &State) -> Vec<u32> {
        Toy::totals(state).into_iter().map(i32::unsigned_abs).collect()
    }

    fn gain_form(points: &u32) -> GainForm {
        GainForm { text: Toy::purpose(points, &[]), worth: 1.0 }
    }

    fn ranking(state: &State) -> Vec<Vec<Seat>> {
        Toy::winners(state).into_iter().collect()
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        State { seed, ..state.clone() }
    }

    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)> {
        None::<&Toy>
    }

    fn train(_: &Train, _: u8, _: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::NothingToLearn)
    }

    fn say_table(state: &State) -> String {
        said(state)
    }

    fn say_standing(state: &State, _: &[String]) -> String {
        said(state)
    }

    fn say_score(state: &State, _: &[String]) -> String {
        said(state)
    }

    fn say_trace(session: &Session<Self>, _: &[String]) -> String {
        said(&session.view())
    }

    fn say_event(event: &Event) -> String {
        text::sentence(event, &[])
    }
}

impl Position<Toy> for State {
    const WHOLE: &'static [&'static str] = &[];

    fn of(state: &State) -> State {
        state.clone()
    }

    fn state(&self) -> Result<State, Flaw> {
        Ok(self.clone())
    }
}

impl Display for Broken {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/hands/{:#}: {:?}", self.0, self)
    }
}
