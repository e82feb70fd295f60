//! The Council for the tool: its positions, events and reasons as JSON in stable names, its set-up from
//! fields and options, and its words.
//!
//! A request `new` takes `players`. Replies contain the objects of [`position`] and of the rules, and positions as in
//! [`position`].

use std::borrow::Cow;
use std::io::Write;

use clap::Args;
use serde::Serialize;
use serde::de::IgnoredAny;

use super::TheCouncil;
use super::bots::motive::Motive;
use super::rules::event::Event;
use super::rules::position::{self, Position, ViewForm};
use super::rules::scoring::{Score, ranking, score};
use super::rules::setup::Setup;
use super::rules::state::State;
use super::rules::view::View;
use super::scene::Trace;
use crate::bots::search::Heuristic;
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::session::Session;
use crate::text::told::Told;
use crate::tool::count::{Figure, Finished};
use crate::tool::engine::advice::GainForm;
use crate::tool::engine::{Asked, Refusal, parse, requests};
use crate::tool::{Failure, Spoken, Train};

mod by_hand;
mod count;
pub mod plain;
pub mod sheet;
pub mod trace;
mod train;
mod words;

use by_hand::ByHand;

/// A set-up as options of a command.
#[derive(Args)]
pub struct Options {
    /// Number of players, 3-5
    #[arg(long, value_name = "N")]
    players: u8,
}

requests! {
    /// Deals a new game.
    New {
        players: u8,
        #[serde(default, borrow)]
        seed: Option<Cow<'a, str>>,
        #[serde(default, rename = "game")]
        _game: IgnoredAny,
    }
}

impl Spoken for TheCouncil {
    const POSITION_FORMAT: u32 = position::FORMAT;

    type Options = Options;
    type Position = Position;
    type Score = Score;

    fn setup(options: Options) -> Setup {
        let Options { players } = options;
        Setup { players }
    }

    fn read_new(line: &str) -> Result<Asked<Setup>, Refusal> {
        let New { players, seed, .. } = parse(line)?;
        Ok(Asked { setup: Setup { players }, seed: seed.map(Cow::into_owned) })
    }

    fn view_form(view: &View) -> impl Serialize {
        ViewForm::from(view)
    }

    fn decision_form(state: &State) -> impl Serialize {
        state.table().decision.asked()
    }

    fn scores(state: &State) -> Vec<Score> {
        state.table().each_seat().map(|seat| score(state.table(), seat)).collect()
    }

    fn gain_form(motive: &Motive) -> GainForm {
        let text = TheCouncil::purpose(motive, &[]);
        GainForm { text, worth: motive.worth }
    }

    fn ranking(state: &State) -> Vec<Vec<Seat>> {
        ranking(state.table())
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        state.with_luck(seed)
    }

    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)> {
        Some(&ByHand)
    }

    fn train(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
        train::run(train, players, out)
    }

    fn count(games: &[Finished<Self>]) -> Vec<Figure> {
        count::figures(games)
    }

    fn say_table(state: &State) -> String {
        plain::state(state)
    }

    fn say_standing(state: &State, names: &[String]) -> String {
        words::standing(state.table(), names)
    }

    fn say_score(state: &State, names: &[String]) -> String {
        sheet::in_columns(state.table(), names)
    }

    fn say_trace(session: &Session<Self>, names: &[String]) -> String {
        let Some(start) = session.view_at(0, None) else { return String::new() };
        let trace = Trace::of(&start.table, session.log());
        trace::list(&trace, &session.view().table, names)
    }

    fn say_event(event: &Event) -> String {
        words::sentence(event)
    }
}
