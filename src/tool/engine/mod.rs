//! `curia engine`: one position and its bots, for other programs, over lines of JSON.
//!
//! The program writes requests to standard input, one JSON object a line, and reads one reply a
//! line from standard output, in the order of the requests. It may write many requests before it
//! reads; replies are sent as soon as no further request is waiting.
//!
//! | request | other fields | reply |
//! |---|---|---|
//! | `hello` | | `engine`: version, `protocol`, levels, longest line, `games`: each with its name, the version of its rules and the format of its positions; `game`, `rules` and `position_format` are those of the first |
//! | `new` | set-up of the game; optional `game`, `seed` | `seed`, and the standing |
//! | `position` | | `position` |
//! | `position` | `position`; optional `game` | the standing |
//! | `legal` | | `actions`, in notation and canonical order |
//! | `apply` | `action`; optional `events`: true, `for` | `events`, and the standing |
//! | `view` | `for` | `view`: the position as that seat may know it |
//! | `best` | `level`; optional `seed`, `reasons`: true | `action`: a bot's choice with the view of the seat that decides; `advice`: the reasons |
//! | `score` | | `score`: by seat and cause, as if the game ended now |
//! | `quit` | | no fields; the engine ends |
//!
//! `game` is the name of one of the `games`, by default the first. Later requests use the same game,
//! until the next `new` or `position`. The set-up of Council of 4 is `players` and, optionally, `sides`,
//! `first` and `nobility`; that of any other game is documented in its `tool`.
//!
//! Every request has its name in `do`. It may carry an `id`, a whole number or a short text, which is
//! returned with the reply. The reply to a successful request has the request's name in `ok`. The
//! *standing* is `decider`, the seat that must decide, `decision`, the kind of decision, and, when the
//! game is over, `score`; `decider` is null then.
//!
//! `for` names the viewer: a seat, counted from 0, or `"onlooker"`. Without it `apply` returns all
//! events in full. A program that plays a seat should get only what is `for` that seat; `best` itself
//! uses only the view.
//!
//! `seed` is any text. By default `new` takes a random one and returns it; `best` takes the number of
//! actions done since the position was set. The same view, level and seed give the same action.
//!
//! `advice` has the `options`, the bot's own first, each with its reasons (`gains`), and every seat's
//! expected result (`outlooks`): chance to win, place, and final margin in points.
//!
//! A request that can't be answered gets an `error` with a `code` and a `message`, and changes nothing:
//!
//! | code | condition | other fields |
//! |---|---|---|
//! | `too_long` | the line is longer than [`LONGEST_LINE`] bytes | |
//! | `not_utf8` | the line is not UTF-8 | `column` |
//! | `bad_request` | not a JSON object; a field is missing, unknown, given twice or of the wrong type | `column` |
//! | `unknown_request` | the request is unknown | |
//! | `unknown_game` | the game is unknown | |
//! | `setup` | the set-up can't be played | |
//! | `no_position` | neither `new` nor `position` has set one | |
//! | `impossible_position` | play can't reach the position | `reasons`: all of them |
//! | `no_such_seat` | the game has no such seat | |
//! | `not_an_action` | the text is not an action in notation | |
//! | `illegal_action` | the action is illegal | `why`: its `kind` and numbers |
//! | `unknown_level` | the level is unknown | |
//! | `game_over` | the game is over, with nothing to decide | |
//!
//! Columns count bytes from 1. The objects inside belong to the game, except those of [`advice`].

use std::io::{self, Write};

use clap::Args;
use serde_json::value::RawValue;

use super::failure::Failure;
use super::input;
use super::spoken::{Known, find};
use super::words;
use crate::bots::Level;
use crate::rules::Seat;

pub mod advice;
mod lines;
mod request;
pub(super) mod table;

use request::{
    About, Apply, Bare, Best, ErrorForm, GameForm, Head, Id, Named, Reply, See, SetPosition,
};
use table::{Dealt, Open};

pub use lines::serve;
pub use request::LONGEST_ID;
pub(crate) use request::requests;

/// Raised when a request or reply changes its meaning.
pub const PROTOCOL: u32 = 2;
/// Maximum length of a request, in bytes without the end of its line. A position has some 3000.
pub const LONGEST_LINE: usize = 1 << 16;

/// Answer another program's requests, one JSON object a line
///
/// Reads requests from standard input and writes replies to standard output, until `quit` or the end of
/// the input. The page docs/engine.md lists them.
///
/// Example:
///   echo '{"do":"hello"}' | curia engine
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = super::EXIT_CODES)]
pub struct Serve {}

impl Serve {
    pub(super) fn run(&self, games: &'static [Known], out: &mut dyn Write) -> Result<(), Failure> {
        serve(games, io::stdin().lock(), out)
    }
}

/// Reason a request is refused.
pub enum Refusal {
    /// Line longer than [`LONGEST_LINE`].
    TooLong,
    /// Line that is not UTF-8 from this byte on, counted from 1.
    NotUtf8(usize),
    /// Not in the form of the request.
    BadRequest {
        /// Byte of the line, counted from 1.
        column: usize,
        /// Error at that byte.
        reason: String,
    },
    /// Unknown request.
    UnknownRequest(String),
    /// Unknown game.
    UnknownGame(String),
    /// Objection of the game.
    Game(Box<dyn Objection>),
    /// Seed of more than [`LONGEST_SEED`](crate::record::json::LONGEST_SEED) characters.
    SeedTooLong,
    /// No random numbers from the machine for a seed.
    NoChance(getrandom::Error),
    /// No position has been set.
    NoPosition,
    /// The game has no such seat.
    NoSuchSeat(Seat),
    /// `for` without events.
    EventsNotAsked,
    /// `game` without a position to set.
    NoPositionGiven,
    /// Text that is not an action in notation.
    NotAnAction(String),
    /// Unknown level.
    UnknownLevel(String),
    /// The game is over.
    GameOver,
}

impl Refusal {
    /// Returns the word for programs.
    fn code(&self) -> &'static str {
        match self {
            Refusal::TooLong => "too_long",
            Refusal::NotUtf8(_) => "not_utf8",
            Refusal::BadRequest { .. } | Refusal::EventsNotAsked | Refusal::NoPositionGiven => {
                "bad_request"
            }
            Refusal::UnknownRequest(_) => "unknown_request",
            Refusal::UnknownGame(_) => "unknown_game",
            Refusal::Game(objection) => objection.code(),
            Refusal::SeedTooLong | Refusal::NoChance(_) => SETUP,
            Refusal::NoPosition => "no_position",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::NotAnAction(_) => "not_an_action",
            Refusal::UnknownLevel(_) => "unknown_level",
            Refusal::GameOver => "game_over",
        }
    }
}

/// Code of a set-up that can't be played.
pub const SETUP: &str = "setup";

/// A game's objection to a request.
pub trait Objection {
    /// Returns the word for programs.
    fn code(&self) -> &'static str;

    /// Returns the message, in sentences.
    fn message(&self) -> String;

    /// Returns the reason an action is illegal.
    fn why(&self) -> Option<Box<RawValue>> {
        None
    }

    /// Returns every reason a position is impossible.
    fn reasons(&self) -> Option<Vec<String>> {
        None
    }
}

/// Set-up and seed given with `new`.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<S> {
    /// Set-up.
    pub setup: S,
    /// Seed; random if none is given.
    pub seed: Option<String>,
}

/// A reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// One JSON object, without the end of the line.
    pub line: String,
    /// Whether the engine was told to quit.
    pub quits: bool,
}

/// One position, and the games that can be asked about.
pub struct Engine {
    games: &'static [Known],
    open: Option<Box<dyn Open>>,
}

impl Engine {
    /// Returns an engine for these games, with the first as the default.
    pub const fn new(games: &'static [Known]) -> Engine {
        Engine { games, open: None }
    }

    /// Answers a request, whatever it is, with exactly one line.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let mut id = None;
        let done = self.reply(line, &mut id);
        let quits = done.as_ref().is_ok_and(|reply| reply.ok == Some("quit"));
        let mut reply =
            done.unwrap_or_else(|refusal| Reply::refusing(&refusal, line.trim_ascii_end().len()));
        reply.id = id;
        Answer { line: input::line_of(&reply), quits }
    }

    fn reply(&mut self, line: &[u8], id: &mut Option<Id>) -> Result<Reply, Refusal> {
        if line.len() > LONGEST_LINE {
            return Err(Refusal::TooLong);
        }
        let text =
            std::str::from_utf8(line).map_err(|error| Refusal::NotUtf8(error.valid_up_to() + 1))?;
        let head: Head<'_> = parse(text)?;
        *id = head.id;
        match &*head.verb {
            "hello" => self.hello(parse(text)?),
            "new" => self.deal(&parse(text)?, text),
            "position" => self.position(&parse(text)?, text),
            "legal" => self.legal(parse(text)?),
            "apply" => self.apply(&parse(text)?),
            "view" => self.view(&parse(text)?),
            "best" => self.best(&parse(text)?),
            "score" => self.score(parse(text)?),
            "quit" => self.quit(parse(text)?),
            other => Err(Refusal::UnknownRequest(other.to_owned())),
        }
    }

    fn hello(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        let first = self.game(None)?;
        let games = self.games.iter().map(|game| GameForm {
            name: game.name,
            rules: game.rules,
            position_format: game.position_format,
        });
        let about = About {
            program: env!("CARGO_PKG_NAME"),
            version: env!("CARGO_PKG_VERSION"),
            protocol: PROTOCOL,
            game: first.name,
            rules: first.rules,
            position_format: first.position_format,
            levels: Level::ALL.map(Level::key),
            longest_line: LONGEST_LINE,
            games: games.collect(),
        };
        Ok(Reply { engine: Some(about), ..Reply::to("hello") })
    }

    fn deal(&mut self, named: &Named<'_>, line: &str) -> Result<Reply, Refusal> {
        let Dealt { open, seed } = (self.game(named.game.as_deref())?.deal)(line)?;
        let standing = open.standing();
        self.open = Some(open);
        Ok(Reply { ok: Some("new"), seed: Some(seed), ..standing })
    }

    fn position(&mut self, request: &SetPosition<'_>, line: &str) -> Result<Reply, Refusal> {
        let Some(position) = request.position else {
            if request.game.is_some() {
                return Err(Refusal::NoPositionGiven);
            }
            let position = self.open()?.position();
            return Ok(Reply { position, ..Reply::to("position") });
        };
        let open = (self.game(request.game.as_deref())?.place)(position.get(), line)?;
        let standing = open.standing();
        self.open = Some(open);
        Ok(Reply { ok: Some("position"), ..standing })
    }

    fn legal(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        Ok(Reply { actions: Some(self.open()?.legal()), ..Reply::to("legal") })
    }

    fn apply(&mut self, request: &Apply<'_>) -> Result<Reply, Refusal> {
        let open = self.open.as_mut().ok_or(Refusal::NoPosition)?;
        let events = open.apply(request)?;
        Ok(Reply { ok: Some("apply"), events, ..open.standing() })
    }

    fn view(&self, request: &See<'_>) -> Result<Reply, Refusal> {
        let view = self.open()?.view(request.viewer)?;
        Ok(Reply { view, ..Reply::to("view") })
    }

    fn best(&self, request: &Best<'_>) -> Result<Reply, Refusal> {
        let (action, advice) = self.open()?.best(request)?;
        Ok(Reply { action, advice, ..Reply::to("best") })
    }

    fn score(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        Ok(Reply { score: self.open()?.score(), ..Reply::to("score") })
    }

    fn quit(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        Ok(Reply::to("quit"))
    }

    fn game(&self, name: Option<&str>) -> Result<Known, Refusal> {
        let unknown = || Refusal::UnknownGame(name.unwrap_or_default().to_owned());
        find(self.games, name).ok_or_else(unknown)
    }

    fn open(&self) -> Result<&dyn Open, Refusal> {
        self.open.as_deref().ok_or(Refusal::NoPosition)
    }
}

/// Reads a request, or a part of it.
///
/// # Errors
/// Returns an error if it does not have this form.
pub fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, Refusal> {
    // The library would accept a list of values as an object without names.
    let blanks = text.len() - text.trim_start().len();
    if text[blanks..].starts_with('[') {
        let reason = words::NO_OBJECT.to_owned();
        return Err(Refusal::BadRequest { column: blanks + 1, reason });
    }
    serde_json::from_str(text).map_err(|error| {
        // The library names column 0 of an empty line.
        let (column, reason) = (error.column().max(1), words::without_place(&error.to_string()));
        Refusal::BadRequest { column, reason }
    })
}

impl Reply {
    fn to(request: &'static str) -> Reply {
        Reply { ok: Some(request), ..Reply::default() }
    }

    /// Refuses the request in a line of this length.
    fn refusing(refusal: &Refusal, length: usize) -> Reply {
        let column = match refusal {
            Refusal::NotUtf8(column) | Refusal::BadRequest { column, .. } => Some(*column),
            // What is missing is missed at the end.
            Refusal::EventsNotAsked | Refusal::NoPositionGiven => Some(length),
            _ => None,
        };
        let (why, reasons) = match refusal {
            Refusal::Game(objection) => (objection.why(), objection.reasons()),
            _ => (None, None),
        };
        let (code, message) = (refusal.code(), words::refusal(refusal));
        let error = ErrorForm { code, message, column, why, reasons };
        Reply { error: Some(error), ..Reply::default() }
    }
}
