//! Council of 4 for the tool: its positions, events and reasons as JSON in stable names, its set-up from
//! fields and options, and its words.
//!
//! A request `new` takes `players` and optionally `sides`, `first` and `nobility`. Replies contain the
//! objects of the rules, as they are told, and positions as in [`position`].

use std::io::Write;

use clap::Args;
use clap::builder::{PossibleValuesParser, StringValueParser, TypedValueParser};
use serde::Serialize;
use serde::de::IgnoredAny;

use super::CouncilOf4;
use super::bots::motive::Motive;
use super::rules::board::Board;
use super::rules::components::NobilityVariant;
use super::rules::position::{self, Position};
use super::rules::scoring::scores;
use super::rules::{Cause, Event, Score, Setup, State};
use super::scene::Trace;
use super::text::{Subjects, boards, event};
use crate::bots::search::Heuristic;
use crate::games::council_of_4::bots::inputs::judge;
use crate::rules::{Seat, Seed};
use crate::session::Session;
use crate::text::{name_of, text};
use crate::tool::arguments::seat;
use crate::tool::engine::requests;
use crate::tool::learning;
use crate::tool::words::quoted;
use crate::tool::{Failure, NewGame, Sheet, Spoken, Train};
use crate::vocabulary::Vocabulary;

mod by_hand;
mod plain;
mod trace;
mod train;

use by_hand::ByHand;
use plain::words::{decision, heading};

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
    StringValueParser::new().try_map(|text| read_board(&text))
}

/// Returns the board of a text such as `121`, of its code or of `seed:TEXT`.
fn read_board(text: &str) -> Result<Board, String> {
    match text.strip_prefix("seed:") {
        Some(seed) => Ok(Board::made(Seed::from_text(seed))),
        None => text
            .parse()
            .map_err(|why| format!("`{}` isn’t a board. {}", quoted(text), boards::no_board(why))),
    }
}

/// Returns the parser of the first nobility bonuses.
fn nobility() -> impl TypedValueParser<Value = NobilityVariant> {
    PossibleValuesParser::new(NobilityVariant::KEYS.iter().copied())
        .map(|word| NobilityVariant::of_key(&word).unwrap_or_default())
}

requests! {
    /// Deals a new game.
    New {
        players: u8,
        #[serde(default)]
        sides: Option<String>,
        #[serde(default)]
        seed: Option<String>,
        #[serde(default)]
        first: Option<Seat>,
        #[serde(default)]
        nobility: NobilityVariant,
        #[serde(default, rename = "game")]
        _game: IgnoredAny,
    }
}

impl From<Options> for Setup {
    fn from(Options { players, sides, first, nobility }: Options) -> Setup {
        Setup { players, board: sides, nobility, first }
    }
}

impl TryFrom<New> for NewGame<Setup> {
    type Error = String;

    fn try_from(New { players, sides, seed, first, nobility, .. }: New) -> Result<Self, String> {
        let board = match sides {
            None => Board::default(),
            Some(key) => read_board(&key)?,
        };
        Ok(NewGame { setup: Setup { players, board, nobility, first }, seed })
    }
}

impl Spoken for CouncilOf4 {
    const POSITION_FORMAT: u32 = position::FORMAT;

    type Options = Options;
    type New = New;
    type Position = Position;
    type Score = Score;

    fn decision_form(state: &State) -> impl Serialize {
        state.table().decision
    }

    fn scores(state: &State) -> Vec<Score> {
        scores(state.table(), state.hand_sizes())
    }

    fn worth(motive: &Motive) -> f32 {
        motive.worth
    }

    fn say_table(state: &State) -> Vec<Vec<String>> {
        plain::state(state)
    }

    fn say_standing(state: &State, names: &[String]) -> String {
        let table = state.table();
        let turn = u32::from(table.turn.number) + 1;
        let heading = heading(table.board, table.round(), turn);
        let decision = decision(&name_of(names, table.turn.seat), table.decision);
        format!("{heading}\n{decision}")
    }

    fn say_score(state: &State) -> Sheet {
        let (words, scores) = (text().sheet(), &Self::scores(state));
        let mut sheet = Sheet::new([32, 12, 16]);
        for cause in Cause::ALL {
            sheet.add(&words.cause(cause), scores, |score| score.of(cause));
        }
        sheet.add(text().score().total(), scores, Score::total);
        sheet.add(words.tie_break(), scores, |score| score.tie_break);
        sheet
    }

    fn say_trace(session: &Session<Self>, names: &[String]) -> Vec<(String, Vec<String>)> {
        let seats = session.view().table.seats();
        trace::list(&Trace::of(session.log(), seats), names, seats)
    }

    fn say_event(event: &Event) -> String {
        event::sentence(event, &[])
    }

    fn with_luck(state: &State, seed: Seed) -> State {
        state.with_luck(seed)
    }

    fn style(name: &str, _: Seat) -> Option<Box<dyn Heuristic<Self>>> {
        (name == "hand").then(|| Box::new(ByHand) as _)
    }

    fn train(train: &Train, out: &mut dyn Write) -> Result<(), Failure> {
        match train.players {
            Some(_) if train.tune => Err(Failure::NothingToLearn),
            Some(players) => train::run(train, players, out),
            None => learning::network::run(train, judge, out),
        }
    }
}
