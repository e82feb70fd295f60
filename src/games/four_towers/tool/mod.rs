//! Four Towers for the tool: its positions, events and reasons as JSON in stable names, its set-up from fields and options,
//! and its words.
//!
//! A request `new` takes `players` and optionally `first` and `printed`. Replies contain the objects of [`position`] and of the rules, and positions as in
//! [`position`].

use std::io::Write;

use clap::Args;
use serde::Serialize;
use serde::de::IgnoredAny;

use super::FourTowers;
use super::bots::motive::Motive;
use super::rules::position::{self, Position};
use super::rules::scoring::score;
use super::rules::{Cause, Event, Score, Setup, State};
use super::text::event::sentence;
use crate::bots::search::Heuristic;
use crate::rules::{Seat, Seed};
use crate::session::Session;
use crate::text::text;
use crate::tool::arguments::seat;
use crate::tool::engine::requests;
use crate::tool::figures::{Figure, Finished};
use crate::tool::{Failure, NewGame, Sheet, Spoken, Train};

mod by_hand;
mod count;
mod plain;
mod style;
mod trace;
mod train;
mod tune;
mod words;

use by_hand::ByHand;
use style::Styled;

/// A set-up as options of a command.
#[derive(Args)]
pub struct Options {
    /// Number of players, 2-4
    #[arg(long, value_name = "N")]
    players: u8,
    /// Seat that begins, counted from 0; random if not given
    #[arg(long, value_name = "SEAT", value_parser = seat())]
    first: Option<Seat>,
    /// Set it up as printed: without gems for anyone, and with one price a champion
    #[arg(long)]
    printed: bool,
}

requests! {
    /// Deals a new game.
    New {
        players: u8,
        #[serde(default)]
        seed: Option<String>,
        #[serde(default)]
        first: Option<Seat>,
        #[serde(default)]
        printed: bool,
        #[serde(default, rename = "game")]
        _game: IgnoredAny,
    }
}

impl From<Options> for Setup {
    fn from(Options { players, first, printed }: Options) -> Setup {
        Setup { players, first, printed }
    }
}

impl From<New> for NewGame<Setup> {
    fn from(New { players, seed, first, printed, .. }: New) -> NewGame<Setup> {
        NewGame { setup: Setup { players, first, printed }, seed }
    }
}

impl Spoken for FourTowers {
    const POSITION_FORMAT: u32 = position::FORMAT;

    type Options = Options;
    type New = New;
    type Position = Position;
    type Score = Score;

    fn decision_form(state: &State) -> impl Serialize {
        state.table().decision()
    }

    fn scores(state: &State) -> Vec<Score> {
        state.table().each_seat().map(|seat| score(state.table(), seat)).collect()
    }

    fn worth(motive: &Motive) -> f32 {
        motive.worth
    }

    fn say_table(state: &State) -> Vec<Vec<String>> {
        plain::state(state)
    }

    fn say_standing(state: &State, names: &[String]) -> String {
        format!("{}\n{}", words::heading(state.table()), words::roles(state.table(), names))
    }

    fn say_score(state: &State) -> Sheet {
        let scores = &Self::scores(state);
        let mut sheet = Sheet::new([20, 14, 20]);
        for cause in Cause::ALL {
            sheet.add(words::cause(cause), scores, |score| score.of(cause));
        }
        sheet.add(text().score().total(), scores, Score::total);
        sheet
    }

    fn say_trace(session: &Session<Self>, _: &[String]) -> Vec<(String, Vec<String>)> {
        trace::list(session)
    }

    fn say_event(event: &Event) -> String {
        sentence(event, &[])
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        state.with_luck(seed)
    }

    fn style(name: &str, seat: Seat) -> Option<Box<dyn Heuristic<FourTowers>>> {
        match name {
            "hand" => Some(Box::new(ByHand)),
            _ => Styled::of(name, seat).map(|styled| Box::new(styled) as _),
        }
    }

    fn train(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
        let players = train.players.ok_or(Failure::NothingToLearn)?;
        let run = if train.tune { tune::run } else { train::run };
        run(train, players, out)
    }

    fn count(games: &[Finished<Self>]) -> Vec<Figure> {
        count::figures(games)
    }
}
