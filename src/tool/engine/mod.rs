//! `curia engine`: one position and its bots for another program, over lines of JSON.
//!
//! The program writes requests to standard input, one JSON object a line, and reads one reply a
//! line from standard output, in the order of the requests. It may write many requests before it
//! reads; replies are sent as soon as no further request is waiting.
//!
//! | request | other fields | the reply holds |
//! |---|---|---|
//! | `hello` | | `engine`: version, `protocol`, game, version of its rules, format of positions, levels, longest line |
//! | `new` | `players`; if wanted `sides`, `seed`, `first`, `nobility` | `seed`, and where the game stands |
//! | `position` | | `position` |
//! | `position` | `position` | where the game stands |
//! | `legal` | | `actions`, in notation and canonical order |
//! | `apply` | `action`; if wanted `events`: true, `for` | `events`, and where the game stands |
//! | `view` | `for` | `view`: the position as that seat may know it |
//! | `best` | `level`; if wanted `seed`, `reasons`: true | `action`: what a bot would do with the view of the seat that decides; `advice`: why |
//! | `score` | | `score`: by seat and cause, as if the game ended now |
//! | `quit` | | nothing; the engine ends |
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
//! | `setup` | the set-up can't be played | |
//! | `no_position` | nothing was set by `new` or `position` | |
//! | `impossible_position` | play can't get to the position | `reasons`: all of them |
//! | `no_such_seat` | nobody sits there | |
//! | `not_an_action` | the text is not an action in notation | |
//! | `illegal_action` | the action is not legal | `why`: its `kind` and numbers |
//! | `unknown_level` | there is no such level of bots | |
//! | `game_over` | nothing is left to decide | |
//!
//! Columns count bytes from 1. The objects inside are those of [`form`] and [`view`].

use std::io::{self, Write};

use clap::Args;

use super::failure::Failure;
use super::input;
use super::words;
use crate::bots::course::Course;
use crate::bots::{Level, Playable};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::board::Sides;
use crate::games::council_of_4::legal::Illegal;
use crate::games::council_of_4::position::{self, Flaw, Position, ReadError};
use crate::games::council_of_4::scoring::scores;
use crate::games::council_of_4::setup::{Setup, SetupError};
use crate::games::council_of_4::state::State;
use crate::games::luck::Seed;
use crate::games::{Game, Seat};
use crate::record::json::LONGEST_SEED;

pub mod advice;
pub mod form;
mod lines;
mod request;
pub mod view;

use advice::AdviceForm;
use form::{EventForm, Notation, ScoreForm};
use request::{
    About, Apply, Bare, Best, ErrorForm, Head, Id, New, Reply, See, SetPosition, Viewer,
};
use view::ViewForm;

pub use lines::serve;
pub use request::LONGEST_ID;

/// Raised when a request or reply changes its meaning.
pub const PROTOCOL: u32 = 2;
/// The longest request, in bytes without the end of its line. A position has some 3000.
pub const LONGEST_LINE: usize = 1 << 16;

/// Answer another program's requests, one JSON object a line
///
/// Requests come on standard input, replies go to standard output, until `quit` or the end of the
/// input. The README's section "Talking to the engine" lists them.
///
/// Example:
///   echo '{"do":"hello"}' | curia engine
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = super::EXIT_CODES)]
pub struct Serve {}

impl Serve {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        serve(io::stdin().lock(), out)
    }
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq)]
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
    /// No such board.
    NoSuchBoard(String),
    /// The seed has more than [`LONGEST_SEED`] characters.
    SeedTooLong,
    /// The set-up can't be played.
    Setup(SetupError),
    /// The machine gives no chance for a seed.
    NoChance(getrandom::Error),
    /// No position has been set.
    NoPosition,
    /// Play can't get to the position.
    Impossible(Vec<Flaw>),
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// `for` is given, but no events are asked for.
    EventsNotAsked,
    /// The text is not an action in notation.
    NotAnAction(String),
    /// The action is not legal.
    Illegal(Illegal),
    /// There is no such level.
    UnknownLevel(String),
    /// Nothing is left to decide.
    GameOver,
}

impl Refusal {
    /// The word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::TooLong => "too_long",
            Refusal::NotUtf8(_) => "not_utf8",
            Refusal::BadRequest { .. } | Refusal::EventsNotAsked => "bad_request",
            Refusal::UnknownRequest(_) => "unknown_request",
            Refusal::NoSuchBoard(_)
            | Refusal::SeedTooLong
            | Refusal::Setup(_)
            | Refusal::NoChance(_) => "setup",
            Refusal::NoPosition => "no_position",
            Refusal::Impossible(_) => "impossible_position",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::NotAnAction(_) => "not_an_action",
            Refusal::Illegal(_) => "illegal_action",
            Refusal::UnknownLevel(_) => "unknown_level",
            Refusal::GameOver => "game_over",
        }
    }
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
#[derive(Clone, Debug, Default)]
pub struct Engine {
    state: Option<State>,
    /// Actions done since the position was set.
    done: u64,
}

impl Engine {
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
            "new" => self.deal(parse(text)?),
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
        let about = About {
            program: env!("CARGO_PKG_NAME"),
            version: env!("CARGO_PKG_VERSION"),
            protocol: PROTOCOL,
            game: CouncilOf4::NAME,
            rules: CouncilOf4::RULES_VERSION,
            position_format: position::FORMAT,
            levels: Level::ALL.map(Level::word),
            longest_line: LONGEST_LINE,
        };
        Ok(Reply { engine: Some(about), ..Reply::to("hello") })
    }

    fn deal(&mut self, request: New<'_>) -> Result<Reply, Refusal> {
        let New { players, sides, seed, first, nobility, .. } = request;
        let sides = match sides {
            None => Sides::default(),
            Some(key) => {
                Sides::from_key(&key).ok_or_else(|| Refusal::NoSuchBoard(key.into_owned()))?
            }
        };
        let seed = match seed {
            None => super::arguments::chance().map_err(Refusal::NoChance)?,
            Some(seed) if seed.chars().count() > LONGEST_SEED => return Err(Refusal::SeedTooLong),
            Some(seed) => seed.into_owned(),
        };
        let setup = Setup { players, sides, nobility, first };
        let state =
            CouncilOf4::start(&setup, Seed::from_text(&seed), |_| {}).map_err(Refusal::Setup)?;
        self.set(state);
        Ok(Reply { seed: Some(seed), ..Reply::standing("new", &state) })
    }

    fn position(&mut self, request: &SetPosition<'_>, line: &str) -> Result<Reply, Refusal> {
        match request.position {
            None => {
                let position = Position::of(self.state()?);
                Ok(Reply { position: Some(position), ..Reply::to("position") })
            }
            Some(position) => {
                let state = state_of(position.get(), line)?;
                self.set(state);
                Ok(Reply::standing("position", &state))
            }
        }
    }

    fn legal(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        let mut actions = Vec::new();
        CouncilOf4::legal_actions(self.state()?, &mut actions);
        let actions = actions.into_iter().map(Notation).collect();
        Ok(Reply { actions: Some(actions), ..Reply::to("legal") })
    }

    fn apply(&mut self, request: &Apply<'_>) -> Result<Reply, Refusal> {
        let state = self.state.as_mut().ok_or(Refusal::NoPosition)?;
        if let Some(Viewer(seat)) = request.viewer {
            if !request.events {
                return Err(Refusal::EventsNotAsked);
            }
            at_the_table(state, seat)?;
        }
        let action = CouncilOf4::parse(&request.action)
            .ok_or_else(|| Refusal::NotAnAction(request.action.clone().into_owned()))?;
        let mut events = request.events.then(Vec::new);
        let on_event = |event| {
            if let Some(events) = &mut events {
                let seen = match request.viewer {
                    Some(Viewer(seat)) => CouncilOf4::event_seen_by(&event, seat),
                    None => event,
                };
                events.push(EventForm::from(&seen));
            }
        };
        CouncilOf4::apply(state, action, on_event).map_err(Refusal::Illegal)?;
        self.done += 1;
        Ok(Reply { events, ..Reply::standing("apply", state) })
    }

    fn view(&self, request: &See<'_>) -> Result<Reply, Refusal> {
        let Viewer(seat) = request.viewer;
        let state = self.state()?;
        at_the_table(state, seat)?;
        let view = ViewForm::from(&CouncilOf4::view(state, seat));
        Ok(Reply { view: Some(view), ..Reply::to("view") })
    }

    fn best(&self, request: &Best<'_>) -> Result<Reply, Refusal> {
        let state = self.state()?;
        let level = Level::from_word(&request.level)
            .ok_or_else(|| Refusal::UnknownLevel(request.level.clone().into_owned()))?;
        let seed = match &request.seed {
            Some(seed) => Seed::from_text(seed),
            None => Seed::from_text(&self.done.to_string()),
        };
        let decider = CouncilOf4::decider(state).ok_or(Refusal::GameOver)?;
        let view = CouncilOf4::view(state, Some(decider));
        let course = Course::of(view, seed);
        if !request.reasons {
            let action = CouncilOf4::choose(course, level).ok_or(Refusal::GameOver)?;
            return Ok(Reply { action: Some(Notation(action)), ..Reply::to("best") });
        }
        let advice = CouncilOf4::advise(course, level).ok_or(Refusal::GameOver)?;
        let action = advice.candidates.first().map(|first| Notation(first.action));
        Ok(Reply { action, advice: Some(AdviceForm::from(&advice)), ..Reply::to("best") })
    }

    fn score(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        Ok(Reply { score: Some(score(self.state()?)), ..Reply::to("score") })
    }

    fn quit(&self, _: Bare<'_>) -> Result<Reply, Refusal> {
        Ok(Reply::to("quit"))
    }

    fn set(&mut self, state: State) {
        self.state = Some(state);
        self.done = 0;
    }

    fn state(&self) -> Result<&State, Refusal> {
        self.state.as_ref().ok_or(Refusal::NoPosition)
    }
}

/// Reads a request, or its head.
fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, Refusal> {
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

/// Reads a position that stands in a line.
fn state_of(text: &str, line: &str) -> Result<State, Refusal> {
    let before = text.as_ptr().addr().saturating_sub(line.as_ptr().addr());
    position::read(text).map_err(|error| match error {
        ReadError::TooLong(_) => Refusal::TooLong,
        ReadError::Malformed { column, detail, .. } => {
            let reason = words::without_place(&detail);
            Refusal::BadRequest { column: before + column.max(1), reason }
        }
        ReadError::OtherForm { pointer } => {
            let reason = words::other_form(&format!("/position{pointer}"));
            Refusal::BadRequest { column: before + 1, reason }
        }
        ReadError::Impossible(flaws) => Refusal::Impossible(flaws),
    })
}

fn at_the_table(state: &State, seat: Option<Seat>) -> Result<(), Refusal> {
    match seat {
        Some(seat) if seat.0 >= CouncilOf4::seats(state) => Err(Refusal::NoSuchSeat(seat)),
        _ => Ok(()),
    }
}

fn score(state: &State) -> ScoreForm {
    ScoreForm::of(&scores(state.table(), state.hand_sizes()), CouncilOf4::decider(state).is_none())
}

impl Reply {
    fn to(request: &'static str) -> Reply {
        Reply { ok: Some(request), ..Reply::default() }
    }

    /// With where the game stands.
    fn standing(request: &'static str, state: &State) -> Reply {
        let decider = CouncilOf4::decider(state);
        Reply {
            decider: Some(decider),
            decision: Some(state.table().decision),
            score: decider.is_none().then(|| score(state)),
            ..Reply::to(request)
        }
    }

    fn refusing(refusal: &Refusal) -> Reply {
        let column = match refusal {
            Refusal::NotUtf8(column) | Refusal::BadRequest { column, .. } => Some(*column),
            _ => None,
        };
        let why = match refusal {
            Refusal::Illegal(illegal) => Some((*illegal).into()),
            _ => None,
        };
        let reasons = match refusal {
            Refusal::Impossible(flaws) => Some(flaws.iter().map(words::flaw).collect()),
            _ => None,
        };
        let (code, message) = (refusal.code(), words::refusal(refusal));
        let error = ErrorForm { code, message, column, why, reasons };
        Reply { error: Some(error), ..Reply::default() }
    }
}
