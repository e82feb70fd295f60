//! The toy game for the tool.

use std::fmt::Debug;

use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::rules::position::{Flaw, Object, Position};
use curia::session::Session;
use curia::tool::{NewGame, Sheet, Spoken};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{Event, Setup, State, Toy, View, text};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    #[serde(rename = "do")]
    _verb: IgnoredAny,
    #[serde(default, rename = "id")]
    _id: IgnoredAny,
    #[serde(default, rename = "game")]
    _game: IgnoredAny,
    #[serde(default)]
    seed: Option<String>,
    players: u8,
    rounds: u8,
}

fn said(what: &impl Debug) -> String {
    format!("{what:?}")
}

impl From<New> for NewGame<Setup> {
    fn from(New { seed, players, rounds, .. }: New) -> NewGame<Setup> {
        NewGame { setup: Setup { players, rounds }, seed }
    }
}

impl Spoken for Toy {
    const POSITION_FORMAT: u32 = 3;

    type Options = Setup;
    type New = New;
    type Position = State;
    type Score = u32;

    fn decision_form(state: &State) -> impl Serialize {
        state.table.phase
    }

    fn scores(state: &State) -> Vec<u32> {
        Toy::totals(state).into_iter().map(i32::unsigned_abs).collect()
    }

    fn worth(_: &u32) -> f32 {
        1.0
    }

    fn say_table(state: &State) -> Vec<Vec<String>> {
        vec![vec![said(state)]]
    }

    fn say_standing(state: &State, _: &[String]) -> String {
        said(state)
    }

    fn say_score(state: &State) -> Sheet {
        let mut sheet = Sheet::new([20, 12, 20]);
        sheet.add("Points", &Self::scores(state), |points| *points);
        sheet
    }

    fn say_trace(session: &Session<Self>, _: &[String]) -> Vec<(String, Vec<String>)> {
        vec![(said(&session.view()), Vec::new())]
    }

    fn say_event(event: &Event) -> String {
        text::sentence(event, &[])
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        State { seed, ..state.clone() }
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

    fn seen(view: &View, dealt: Object) -> Object {
        dealt.without(&["hands", "seed"]).with("seat", &view.seat).with("hand", &view.hand)
    }
}
