//! Council of 4 for the tool: its positions, events and reasons as JSON in stable names, its set-up from
//! fields and options, and its words.
//!
//! A request `new` takes `players` and optionally `sides`, `first` and `nobility`. Replies contain the
//! objects of the rules, as they are told, and positions as in [`position`].

use std::borrow::Cow;
use std::io::Write;

use clap::Args;
use clap::builder::{PossibleValuesParser, StringValueParser, TypedValueParser};
use serde::Serialize;
use serde::de::IgnoredAny;

use super::CouncilOf4;
use super::bots::motive::Motive;
use super::rules::board::{Board, NoBoard};
use super::rules::components::NobilityVariant;
use super::rules::event::Event;
use super::rules::position::{self, Position, ViewForm};
use super::rules::scoring::{Score, ranking, scores};
use super::rules::setup::Setup;
use super::rules::state::State;
use super::rules::view::View;
use super::scene::Trace;
use super::text::event;
use crate::bots::search::Heuristic;
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::session::Session;
use crate::text::told::Told;
use crate::tool::arguments::seat;
use crate::tool::engine::advice::GainForm;
use crate::tool::engine::{Asked, Objection, Refusal, SETUP, parse, requests};
use crate::tool::{Failure, Spoken, Train};

mod by_hand;
mod english;
pub mod plain;
pub mod sheet;
pub mod trace;
mod train;
mod words;

use by_hand::ByHand;

/// A set-up as options of a command.
#[derive(Args)]
pub struct Options {
    /// Number of players, 2-4
    #[arg(long, value_name = "N")]
    players: u8,
    /// Board: the sides of coast, hills and mountains, each 1 or 2; or the code of an own board, or `seed:TEXT` for the
    /// one made from a seed
    #[arg(long, default_value_t, value_parser = board())]
    sides: Board,
    /// Seat that begins, counted from 0; random if not given
    #[arg(long, value_name = "SEAT", value_parser = seat())]
    first: Option<Seat>,
    /// First nobility bonuses: on spaces 2 and 4, as printed, or on 1 and 3, as in the manual
    #[arg(long, default_value = "printed", value_parser = nobility())]
    nobility: NobilityVariant,
}

/// Returns the parser of a board such as `121`, its code or `seed:TEXT`.
fn board() -> impl TypedValueParser<Value = Board> {
    StringValueParser::new()
        .try_map(|text| read_board(&text).map_err(|why| words::no_board(&text, why)))
}

/// Returns the board of a text such as `121`, of its code or of `seed:TEXT`.
fn read_board(text: &str) -> Result<Board, NoBoard> {
    match text.strip_prefix("seed:") {
        Some(seed) => Ok(Board::made(Seed::from_text(seed))),
        None => text.parse(),
    }
}

/// Returns the parser of the first nobility bonuses.
fn nobility() -> impl TypedValueParser<Value = NobilityVariant> {
    PossibleValuesParser::new(["printed", "manual"]).map(|word| match word.as_str() {
        "manual" => NobilityVariant::Manual,
        _ => NobilityVariant::Printed,
    })
}

requests! {
    /// Deals a new game.
    New {
        players: u8,
        #[serde(default, borrow)]
        sides: Option<Cow<'a, str>>,
        #[serde(default, borrow)]
        seed: Option<Cow<'a, str>>,
        #[serde(default)]
        first: Option<Seat>,
        #[serde(default)]
        nobility: NobilityVariant,
        #[serde(default, rename = "game")]
        _game: IgnoredAny,
    }
}

/// The refusal of a board.
struct Refused(String, NoBoard);

impl Objection for Refused {
    fn code(&self) -> &'static str {
        SETUP
    }

    fn message(&self) -> String {
        words::no_board(&self.0, self.1)
    }
}

impl Spoken for CouncilOf4 {
    const POSITION_FORMAT: u32 = position::FORMAT;

    type Options = Options;
    type Position = Position;
    type Score = Score;

    fn setup(options: Options) -> Setup {
        let Options { players, sides, first, nobility } = options;
        Setup { players, board: sides, nobility, first }
    }

    fn read_new(line: &str) -> Result<Asked<Setup>, Refusal> {
        let New { players, sides, seed, first, nobility, .. } = parse(line)?;
        let board = match sides {
            None => Board::default(),
            Some(key) => read_board(&key)
                .map_err(|why| Refusal::Game(Box::new(Refused(key.into_owned(), why))))?,
        };
        let setup = Setup { players, board, nobility, first };
        Ok(Asked { setup, seed: seed.map(Cow::into_owned) })
    }

    fn view_form(view: &View) -> impl Serialize {
        ViewForm::from(view)
    }

    fn decision_form(state: &State) -> impl Serialize {
        state.table().decision
    }

    fn scores(state: &State) -> Vec<Score> {
        scores(state.table(), state.hand_sizes())
    }

    fn gain_form(motive: &Motive) -> GainForm {
        GainForm { text: CouncilOf4::purpose(motive, &[]), worth: motive.worth }
    }

    fn ranking(state: &State) -> Vec<Vec<Seat>> {
        ranking(&CouncilOf4::scores(state))
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        state.with_luck(seed)
    }

    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)> {
        Some(&ByHand)
    }

    fn train(train: &Train, players: u8, out: &mut dyn Write) -> Result<(), Failure> {
        train::weights::run(train, players, out)
    }

    fn train_network(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
        train::network::run(train, out)
    }

    fn say_table(state: &State) -> String {
        plain::state(state)
    }

    fn say_standing(state: &State, names: &[String]) -> String {
        words::standing(state.table(), names)
    }

    fn say_score(state: &State, names: &[String]) -> String {
        sheet::in_columns(state.table(), state.hand_sizes(), names)
    }

    fn say_trace(session: &Session<Self>, names: &[String]) -> String {
        let seats = session.view().table.seats();
        trace::list(&Trace::of(session.log(), seats), names, seats)
    }

    fn say_event(event: &Event) -> String {
        event::sentence(event, &[])
    }
}
