//! `curia engine`: one position and its bots for another program, over lines of JSON.
//!
//! The program writes requests to standard input, one JSON object a line, and reads one reply a
//! line from standard output, in the order of the requests. It may write many requests before it
//! reads; replies are sent as soon as no further request is waiting.
//!
//! | request | other fields | the reply holds |
//! |---|---|---|
//! | `hello` | | `engine`: version, `protocol`, levels, longest line, `games`: each with its name, the version of its rules and the format of its positions; `game`, `rules` and `position_format` are those of the first |
//! | `new` | what the set-up of the game takes; if wanted `game`, `seed` | `seed`, and where the game stands |
//! | `position` | | `position` |
//! | `position` | `position`; if wanted `game` | where the game stands |
//! | `legal` | | `actions`, in notation and canonical order |
//! | `apply` | `action`; if wanted `events`: true, `for` | `events`, and where the game stands |
//! | `view` | `for` | `view`: the position as that seat may know it |
//! | `best` | `level`; if wanted `seed`, `reasons`: true | `action`: what a bot would do with the view of the seat that decides; `advice`: why |
//! | `score` | | `score`: by seat and cause, as if the game ended now |
//! | `quit` | | nothing; the engine ends |
//!
//! `game` is the name of one of the `games`; without it the first is meant. All that is asked later is
//! asked of that game, until the next `new` or `position`. Of Council of 4 a set-up takes `players` and, if
//! wanted, `sides`, `first` and `nobility`; of any other game, what is said where its `Spoken` is.
//!
//! Every request names what it wants in `do`. It may carry an `id`, a whole number or a short text,
//! which comes back with the reply. The reply to a request that succeeds has the request's name in
//! `ok`. *Where the game stands* is `decider`, the seat that must decide, `decision`, the kind of
//! decision, and, once the game is over, `score`; `decider` is null then.
//!
//! `for` names the eyes that see: a seat, counted from 0, or `"onlooker"`. Without it `apply` tells
//! all events in full. Whoever plays a seat should be given what is `for` that seat and nothing else;
//! `best` itself works on the view alone.
//!
//! `seed` is any text. Without one `new` takes one by chance and says which; `best` takes the number
//! of actions done since the position was set. The same view, level and seed give the same action.
//!
//! `advice` holds the `options`, the bot's own first, each with what speaks for it (`gains`), and what
//! every seat may expect (`outlooks`): its chance to win, its place, so many points ahead or behind.
//!
//! A request that can't be answered gets an `error` with a `code` and a `message`, and changes
//! nothing:
//!
//! | code | when | also |
//! |---|---|---|
//! | `too_long` | the line is longer than [`LONGEST_LINE`] bytes | |
//! | `not_utf8` | the line is not UTF-8 | `column` |
//! | `bad_request` | no JSON object; a field is missing, unknown, given twice or of the wrong type | `column` |
//! | `unknown_request` | there is no such request | |
//! | `unknown_game` | there is no such game | |
//! | `setup` | the set-up can't be played | |
//! | `no_position` | nothing was set by `new` or `position` | |
//! | `impossible_position` | play can't get to the position | `reasons`: all of them |
//! | `no_such_seat` | nobody sits there | |
//! | `not_an_action` | the text is not an action in notation | |
//! | `illegal_action` | the action is not legal | `why`: its `kind` and numbers |
//! | `unknown_level` | there is no such level of bots | |
//! | `game_over` | nothing is left to decide | |
//!
//! Columns count bytes from 1. The objects inside are the game's own, but for those of [`advice`].

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
/// The longest request, in bytes without the end of its line. A position has some 3000.
pub const LONGEST_LINE: usize = 1 << 16;

/// Answer another program's requests, one JSON object a line
///
/// Requests come on standard input, replies go to standard output, until `quit` or the end of the
/// input. The page docs/engine.md lists them.
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

/// Why a request is refused.
pub enum Refusal {
    /// The line is longer than [`LONGEST_LINE`].
    TooLong,
    /// The line is not UTF-8 from this byte on, counted from 1.
    NotUtf8(usize),
    /// Not of the form of the request.
    BadRequest {
        /// The byte of the line, counted from 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// There is no such request.
    UnknownRequest(String),
    /// There is no such game.
    UnknownGame(String),
    /// What only the game can say.
    Game(Box<dyn Objection>),
    /// The seed has more than [`LONGEST_SEED`](crate::record::json::LONGEST_SEED) characters.
    SeedTooLong,
    /// The machine gives no chance for a seed.
    NoChance(getrandom::Error),
    /// No position has been set.
    NoPosition,
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// `for` is given, but no events are asked for.
    EventsNotAsked,
    /// `game` is given, but no position to set.
    NoPositionGiven,
    /// The text is not an action in notation.
    NotAnAction(String),
    /// There is no such level.
    UnknownLevel(String),
    /// Nothing is left to decide.
    GameOver,
}

impl Refusal {
    /// The word for programs.
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

/// The code of a set-up that can't be played.
pub const SETUP: &str = "setup";

/// What a game has against a request.
pub trait Objection {
    /// The word for programs.
    fn code(&self) -> &'static str;

    /// What to say: sentences.
    fn message(&self) -> String;

    /// Why an action is not legal.
    fn why(&self) -> Option<Box<RawValue>> {
        None
    }

    /// All that is impossible about a position.
    fn reasons(&self) -> Option<Vec<String>> {
        None
    }
}

/// What a game asks for with `new`.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<S> {
    /// The set-up.
    pub setup: S,
    /// The seed; by chance if none is given.
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

/// One position and those who can be asked about it.
pub struct Engine {
    games: &'static [Known],
    open: Option<Box<dyn Open>>,
}

impl Engine {
    /// Can be asked about these games; the first is meant where none is named.
    pub const fn new(games: &'static [Known]) -> Engine {
        Engine { games, open: None }
    }

    /// Answers a request. Whatever comes in, exactly one line goes out.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let mut id = None;
        let done = self.reply(line, &mut id);
        let quits = done.as_ref().is_ok_and(|reply| reply.ok == Some("quit"));
        let mut reply = done.unwrap_or_else(|refusal| Reply::refusing(&refusal));
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
            levels: Level::ALL.map(Level::word),
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
/// If it is not of this form.
pub fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, Refusal> {
    // The library would take a list of values for an object without names.
    let blanks = text.len() - text.trim_start().len();
    if text[blanks..].starts_with('[') {
        let reason = words::NO_OBJECT.to_owned();
        return Err(Refusal::BadRequest { column: blanks + 1, reason });
    }
    serde_json::from_str(text).map_err(|error| {
        // Of an empty line the library names column 0.
        let (column, reason) = (error.column().max(1), words::without_place(&error.to_string()));
        Refusal::BadRequest { column, reason }
    })
}

impl Reply {
    fn to(request: &'static str) -> Reply {
        Reply { ok: Some(request), ..Reply::default() }
    }

    fn refusing(refusal: &Refusal) -> Reply {
        let column = match refusal {
            Refusal::NotUtf8(column) | Refusal::BadRequest { column, .. } => Some(*column),
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
