//! The Council for the tool: its positions, events and reasons as JSON in stable names, its set-up from
//! fields and options, and its words.
//!
//! A request `new` takes `players`. Replies contain the objects of [`position`] and of the rules, and positions as in
//! [`position`].

use std::io::Write;

use clap::Args;
use serde::Serialize;
use serde::de::IgnoredAny;

use super::TheCouncil;
use super::bots::motive::Motive;
use super::rules::position::{self, Position};
use super::rules::scoring::{counting_suits, score};
use super::rules::{Event, Score, Setup, State};
use super::scene::Trace;
use super::text::pieces;
use crate::bots::search::Heuristic;
use crate::games::the_council::bots::inputs::judge;
use crate::rules::{Seat, Seed};
use crate::session::Session;
use crate::text::text;
use crate::tool::arguments::seat;
use crate::tool::engine::requests;
use crate::tool::figures::{Figure, Finished};
use crate::tool::learning;
use crate::tool::{Failure, NewGame, Sheet, Spoken, Train};

mod by_hand;
mod count;
mod plain;
mod trace;
mod train;
mod words;

use by_hand::ByHand;

/// A set-up as options of a command.
#[derive(Args)]
pub struct Options {
    /// Number of players, 3-5
    #[arg(long, value_name = "N")]
    players: u8,
    /// Seat that deals first, counted from 0; random if not given
    #[arg(long, value_name = "SEAT", value_parser = seat())]
    first: Option<Seat>,
}

requests! {
    /// Deals a new game.
    New {
        players: u8,
        #[serde(default)]
        seed: Option<String>,
        #[serde(default)]
        first: Option<Seat>,
        #[serde(default, rename = "game")]
        _game: IgnoredAny,
    }
}

impl From<Options> for Setup {
    fn from(Options { players, first }: Options) -> Setup {
        Setup { players, first }
    }
}

impl From<New> for NewGame<Setup> {
    fn from(New { players, seed, first, .. }: New) -> NewGame<Setup> {
        NewGame { setup: Setup { players, first }, seed }
    }
}

impl Spoken for TheCouncil {
    const POSITION_FORMAT: u32 = position::FORMAT;

    type Options = Options;
    type New = New;
    type Position = Position;
    type Score = Score;

    fn decision_form(state: &State) -> impl Serialize {
        state.table().decision.asked()
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
        let mut sheet = Sheet::new([20, 12, 20]);
        sheet.add("Traitor chips", scores, |score| score.traitors);
        for suit in counting_suits(state.table()).iter() {
            sheet.add(&pieces::suit(suit), scores, |score| {
                let (rank, doubled) = (score.ranks[suit.index()], score.doubled[suit.index()]);
                if doubled > 0 { format!("2 × {rank}") } else { rank.to_string() }
            });
        }
        sheet.add(text().score().total(), scores, Score::total);
        sheet.add("Tie break", &[], Score::total);
        sheet.add("  Low card", scores, |score| {
            let low = score.tie_break.low_card;
            low.map_or_else(|| "none".to_owned(), |rank| rank.to_string())
        });
        sheet.add("  Ranks", scores, |score| score.tie_break.ranks);
        sheet
    }

    fn say_trace(session: &Session<Self>, _: &[String]) -> Vec<(String, Vec<String>)> {
        let Some(start) = session.view_at(0, None) else { return Vec::new() };
        trace::list(&Trace::of(&start.table, session.log()), &session.view().table)
    }

    fn say_event(event: &Event) -> String {
        words::sentence(event)
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        state.with_luck(seed)
    }

    fn style(name: &str, _: Seat) -> Option<Box<dyn Heuristic<TheCouncil>>> {
        (name == "hand").then(|| Box::new(ByHand) as _)
    }

    fn train(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
        match train.players {
            Some(_) if train.tune => Err(Failure::NothingToLearn),
            Some(players) => train::run(train, players, out),
            None => learning::network::run(train, judge, out),
        }
    }

    fn count(games: &[Finished<Self>]) -> Vec<Figure> {
        count::figures(games)
    }
}
