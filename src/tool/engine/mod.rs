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

use super::failure::{EXIT_CODES, Failure};

pub mod advice;
mod answer;
mod lines;
mod refusal;
mod reply;
mod request;
mod served;
mod table;

pub use answer::{Answer, Engine};
pub use lines::serve;
pub use refusal::LONGEST_LINE;
pub use request::LONGEST_ID;
pub(crate) use request::requests;
pub use served::Served;

/// Answer another program's requests, one JSON object a line
///
/// Reads requests from standard input and writes replies to standard output, until `quit` or the end of
/// the input. The page docs/engine.md lists them.
///
/// Example:
///   echo '{"do":"hello"}' | curia engine
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = EXIT_CODES)]
pub struct Serve {}

impl Serve {
    pub(super) fn run(
        &self,
        games: &[impl AsRef<Served>],
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        serve(games, io::stdin().lock(), out)
    }
}
