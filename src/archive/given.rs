//! A match from a text that somebody gives: a game file, JSON as it is kept, or a link.

use serde_json::value::RawValue;

use super::envelope::{self, Envelope, Read, Unreadable};
use crate::record::game_file::{self, Stopped, WrongResult};
use crate::record::json::{self, Lost, Opened};
use crate::record::link::{self, LinkError, Linked};
use crate::record::{Match, is_game_name};
use crate::rules::Game;

/// A match that was read, as far as it could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Given<G: Game> {
    /// With the actions that could be played.
    pub record: Match<G>,
    /// Its name, if it has one: that of an envelope.
    pub name: String,
    /// After how many actions it is to be opened, if that is said.
    pub at: Option<usize>,
    /// What could not be kept, or is not so.
    pub shortfall: Option<Shortfall<G::Illegal>>,
}

/// What could not be kept of a match, or what it says and is not so.
#[derive(Clone, Debug, PartialEq)]
pub enum Shortfall<I> {
    /// JSON: its last actions.
    Lost(Lost),
    /// A link: its last actions.
    LinkLost(Lost),
    /// A game file: everything from a place on.
    Stopped(Stopped<I>),
    /// A game file: its result.
    WrongResult(WrongResult),
}

/// Why nothing was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<E> {
    /// It looked like JSON.
    Json(json::ReadError<E>),
    /// It looked like a kept match with what is kept about it.
    Envelope(Unreadable<E>),
    /// It looked like a link.
    Link(LinkError<E>),
    /// It looked like nothing else.
    GameFile(game_file::ReadError<E>),
}

/// What [`read`] makes of a text.
pub type Reading<G> = Result<Given<G>, Refused<<G as Game>::SetupError>>;

/// No list of matches is longer than this: no browser has room for so many.
pub const MOST_TEXTS: usize = 1000;

/// The texts in a text: of a JSON list, as the crash screen writes all matches, each element; else, and
/// if the list is longer than [`MOST_TEXTS`], the text itself.
pub fn each(text: &str) -> Vec<String> {
    let list = Some(text)
        .filter(|text| text.len() <= json::LONGEST_TEXT && text.trim_start().starts_with('['))
        .and_then(|text| serde_json::from_str(text).ok())
        .filter(|list: &Vec<&RawValue>| list.len() <= MOST_TEXTS);
    let Some(list) = list else { return vec![text.to_owned()] };
    // What could not be read there stands as a text.
    let whole = |one: &RawValue| serde_json::from_str(one.get()).unwrap_or(one.get().to_owned());
    list.into_iter().map(whole).collect()
}

/// What a text looks like.
enum Form {
    Link,
    GameFile,
    Envelope,
    Json,
}

impl Form {
    fn of(text: &str) -> Form {
        if link::is_link(text) {
            Form::Link
        } else if !text.trim_start().starts_with('{') {
            Form::GameFile
        } else if is_envelope(text) {
            Form::Envelope
        } else {
            Form::Json
        }
    }
}

/// Editors of other systems put a mark before a text.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The game that a text names, whatever it is, so that the game itself can read the rest; none if it
/// names none.
pub fn game(text: &str) -> Option<String> {
    let text = without_mark(text);
    let game = match Form::of(text) {
        Form::Link => link::game(text),
        Form::GameFile => game_file::game(text),
        Form::Envelope => json::game(envelope::form::<()>(text).ok()?.record.get()),
        Form::Json => json::game(text),
    };
    game.filter(|game| !game.is_empty() && is_game_name(game))
}

/// Reads whatever it is.
///
/// # Errors
/// If nothing of it can be kept.
pub fn read<G: Game>(text: &str) -> Reading<G> {
    let text = without_mark(text);
    let unnamed = |record, at, shortfall| Given { record, name: String::new(), at, shortfall };
    match Form::of(text) {
        Form::Link => {
            let Linked { opened, at } = link::decode(text).map_err(Refused::Link)?;
            Ok(unnamed(opened.record, at, opened.lost.map(Shortfall::LinkLost)))
        }
        Form::GameFile => {
            let opened = game_file::read::<G>(text).map_err(Refused::GameFile)?;
            let wrong = opened.wrong_results.into_iter().next().map(Shortfall::WrongResult);
            let shortfall = opened.stopped.map(Shortfall::Stopped).or(wrong);
            Ok(unnamed(opened.record, None, shortfall))
        }
        Form::Envelope => {
            let Read { envelope, lost } = Envelope::read(text).map_err(Refused::Envelope)?;
            let given = unnamed(envelope.record, None, lost.map(Shortfall::Lost));
            Ok(Given { name: envelope.name, ..given })
        }
        Form::Json => {
            let Opened { record, lost } = json::read(text).map_err(Refused::Json)?;
            Ok(unnamed(record, None, lost.map(Shortfall::Lost)))
        }
    }
}

fn is_envelope(text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Mark {
        #[serde(rename = "envelope")]
        _version: u32,
    }
    text.len() <= json::LONGEST_TEXT && serde_json::from_str::<Mark>(text).is_ok()
}
