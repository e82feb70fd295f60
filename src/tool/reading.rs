//! Positions and matches of a game, read from an input.

use super::failure::Failure;
use super::input::Source;
use super::spoken::Spoken;
use super::words::{NOT_AN_ACTION, other_form, quoted, too_long, without_place};
use crate::archive::Unreadable;
use crate::archive::given::{self, Refused, Shortfall};
use crate::record::json::{self, Lost};
use crate::record::link::LinkError;
use crate::record::{Match, game_file};
use crate::rules::position::{self, LONGEST_TEXT, Unread};
use crate::text::InWords;
use crate::text::given::{refused, shortfall};

/// Reads the state of a position.
///
/// # Errors
/// Returns an error, with the place or every reason, if there is no valid one.
pub fn state<G: Spoken>(source: &Source) -> Result<G::State, Failure> {
    let text = source.text(LONGEST_TEXT)?;
    position::read::<G, G::Position>(text.as_bytes())
        .map_err(|error| Failure::Game(format!("{}: {}", source.place, no_position(&error))))
}

fn no_position(error: &Unread) -> String {
    match error {
        Unread::TooLong => too_long(LONGEST_TEXT),
        Unread::Malformed { line, column, detail } => {
            format!("line {line}, column {}: {}", column.max(&1), without_place(detail))
        }
        Unread::OtherForm { pointer } => other_form(pointer),
        Unread::Impossible(flaws) => {
            let reasons = flaws.iter().map(|flaw| format!("\n  {flaw}"));
            format!("the position is impossible:{}", reasons.collect::<String>())
        }
    }
}

/// Reads a match as a game file, JSON or a link.
///
/// # Errors
/// Returns an error if there is none, or not all of it can be kept.
pub fn game<G: Spoken>(source: &Source) -> Result<Match<G>, Failure> {
    let place = &source.place;
    let given = given::read::<G>(source.text(json::LONGEST_TEXT)?).map_err(|why| {
        let text = format!("{place}: {}", refused(&why));
        match other_game(why) {
            Some(name) => Failure::OtherGame { name, text },
            None => Failure::Game(text),
        }
    })?;
    match given.shortfall {
        None => Ok(given.record),
        Some(Shortfall::Lost(lost)) => {
            let (number, why) = (lost.kept + 1, why_not(&given.record, &lost));
            let text = format!("{place}: move {number}: `{}`: {why}", quoted(&lost.first));
            Err(Failure::Game(text))
        }
        Some(short) => Err(Failure::Game(format!("{place}: {}", shortfall(&short)))),
    }
}

/// Returns the game of a match that is refused because it is another one.
fn other_game<E>(why: Refused<E>) -> Option<String> {
    match why {
        Refused::Json(json::ReadError::OtherGame(name))
        | Refused::Envelope(Unreadable::Match(json::ReadError::OtherGame(name)))
        | Refused::Link(LinkError::OtherGame(name))
        | Refused::GameFile(game_file::ReadError::OtherGame(_, name)) => Some(name),
        _ => None,
    }
}

/// Returns the reason the first lost action can't be played, if it is an action at all.
fn why_not<G: Spoken>(record: &Match<G>, lost: &Lost) -> String {
    let why = G::parse(&lost.first).and_then(|action| {
        let mut state = record.replay(|_, _| {}).ok()?;
        G::apply(&mut state, action, |_| {}).err()
    });
    why.map_or_else(|| NOT_AN_ACTION.to_owned(), |why| why.in_words())
}
