//! The part of the page's address after `#`.
//!
//! ```text
//! #m=<text>                a match, see [`crate::record::link`]
//! #table=<id>              the table of a kept match
//! #replay=<id>&at=<n>      the replay of a kept match, after its first n actions
//! #lessons=<n>&game=<name> the n-th course of lessons of a game, from 1
//! #puzzle=<n>&game=<name>  the n-th puzzle of a game, from 1
//! ```
//!
//! Anyone can write anything there, so it is not trusted: the code that opens a table or a replay checks that
//! the match exists and has that many actions. A table's address says nothing of its cards.

use std::fmt;

use super::MatchId;
use crate::record::link::{AT, LONGEST_TEXT, is_link, number, quoted};

/// Prefix of the name of a match to play.
const TABLE: &str = "table=";
/// Prefix of the name of a match to look back at.
const REPLAY: &str = "replay=";

/// Prefix of the number of a course of lessons.
const LESSONS: &str = "lessons=";
/// Prefix of the number of a puzzle.
const PUZZLE: &str = "puzzle=";
/// Prefix of the name of its game.
const GAME: &str = "&game=";
/// Maximum length of the name of a game, in bytes.
const LONGEST_GAME: usize = 40;

/// A request in the page's address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Address {
    /// Unknown or empty.
    #[default]
    Nothing,
    /// Table of a kept match.
    Table(MatchId),
    /// Replay of a kept match.
    Replay {
        id: MatchId,
        /// Number of actions to show it after; if absent, it starts at the beginning.
        at: Option<usize>,
    },
    /// Course of lessons.
    Lessons {
        /// Its number, from 1, with or without such a course.
        course: usize,
        /// Name of its game; addresses from before there were several games have none.
        game: Option<String>,
    },
    /// Puzzle.
    Puzzle {
        /// Its number, from 1, with or without such a puzzle.
        number: usize,
        /// Name of its game.
        game: String,
    },
    /// Full text of a match that was sent as a link.
    Link(String),
}

/// Reason an address is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strange {
    /// Table or replay without a valid match name; holds the beginning of the text found there.
    NoMatch(String),
    /// Text after `&at=` that is not a canonical number; holds its beginning.
    NoMoment(String),
    /// Longer than anything that is sent; holds its length in bytes.
    TooLong(usize),
}

impl Address {
    /// Reads the fragment, with or without the `#`.
    ///
    /// # Errors
    /// Returns an error if the fragment is meant for this page but invalid.
    pub fn read(fragment: &str) -> Result<Address, Strange> {
        if fragment.len() > LONGEST_TEXT {
            return Err(Strange::TooLong(fragment.len()));
        }
        let text = fragment.trim();
        let text = text.strip_prefix('#').unwrap_or(text);
        if is_link(text) {
            return Ok(Address::Link(text.to_owned()));
        }
        let named = |id: &str| id.parse().map_err(|_| Strange::NoMatch(quoted(id)));
        if let Some(id) = text.strip_prefix(TABLE) {
            return Ok(Address::Table(named(id)?));
        }
        if let Some(lessons) = text.strip_prefix(LESSONS) {
            let course = numbered(lessons).map(|(course, game)| Address::Lessons { course, game });
            return Ok(course.unwrap_or_default());
        }
        if let Some(puzzle) = text.strip_prefix(PUZZLE) {
            return Ok(match numbered(puzzle) {
                Some((number, Some(game))) => Address::Puzzle { number, game },
                Some((_, None)) | None => Address::Nothing,
            });
        }
        let Some(rest) = text.strip_prefix(REPLAY) else { return Ok(Address::Nothing) };
        let (id, at) = rest.split_once(AT).map_or((rest, None), |(id, at)| (id, Some(at)));
        let id = named(id)?;
        let moment = |at: &str| number(at).ok_or_else(|| Strange::NoMoment(quoted(at)));
        Ok(Address::Replay { id, at: at.map(moment).transpose()? })
    }
}

/// Returns the number and the game that a text names after its prefix.
fn numbered(text: &str) -> Option<(usize, Option<String>)> {
    let (course, game) = text.split_once(GAME).map_or((text, None), |(n, game)| (n, Some(game)));
    let is_letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let is_name = |game: &str| {
        (1..=LONGEST_GAME).contains(&game.len())
            && game.bytes().all(|letter| is_letter(letter) || letter == b'-')
    };
    let course = number(course)?;
    game.is_none_or(is_name).then(|| (course, game.map(str::to_owned)))
}

/// The fragment of the address, including `#`.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Nothing => Ok(()),
            Address::Table(id) => write!(f, "#{TABLE}{id}"),
            Address::Replay { id, at: None } => write!(f, "#{REPLAY}{id}"),
            Address::Replay { id, at: Some(at) } => write!(f, "#{REPLAY}{id}{AT}{at}"),
            Address::Lessons { course, game: None } => write!(f, "#{LESSONS}{course}"),
            Address::Lessons { course, game: Some(game) } => {
                write!(f, "#{LESSONS}{course}{GAME}{game}")
            }
            Address::Puzzle { number, game } => write!(f, "#{PUZZLE}{number}{GAME}{game}"),
            Address::Link(text) => write!(f, "#{text}"),
        }
    }
}
