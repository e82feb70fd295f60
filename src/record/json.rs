//! The form of a match for storage: JSON with a format version and a rules version.
//!
//! Reading treats its input as hostile: its length is capped, every part is checked, every action
//! is played. What follows an action that can't be played is lost, and the reader says so.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{Match, MatchError, SeatRecord};
use crate::rules::Game;

/// The version that is written. Older ones stay readable.
pub const FORMAT: u32 = 1;
/// No match comes near; longer texts are not read.
pub const LONGEST_TEXT: usize = 4 << 20;
/// The longest seed text, in characters.
pub const LONGEST_SEED: usize = 64;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<S> {
    format: u32,
    game: String,
    rules: u32,
    setup: S,
    seed: String,
    seats: Vec<SeatRecord>,
    /// In notation, one action each.
    actions: Vec<String>,
    /// Absent if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assisted: bool,
}

/// What stands before everything that a version may change.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
    rules: u32,
}

/// Why a text is no match of this game.
#[derive(Clone, Debug, PartialEq)]
pub enum ReadError<E> {
    /// Longer than [`LONGEST_TEXT`], by its length in bytes.
    TooLong(usize),
    /// Not JSON, or not of the form of a match; at this line and column, counted from 1.
    Malformed {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A match of another game.
    OtherGame(String),
    /// Written by a newer version of the format, or 0, which never was one.
    OtherFormat(u32),
    /// Played by other rules.
    OtherRules(u32),
    /// The seed is longer than [`LONGEST_SEED`].
    SeedTooLong,
    /// The match can't begin.
    Match(MatchError<E>),
}

/// A match that was read, as far as it could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened<G: Game> {
    /// With the actions that could be played.
    pub record: Match<G>,
    /// What could not be kept.
    pub lost: Option<Lost>,
}

/// The actions from a certain one on could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// How many actions were kept.
    pub kept: usize,
    /// How many were lost.
    pub lost: usize,
    /// The first that was lost, as it was written.
    pub first: String,
}

/// What a text tells of a match without the rules of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The word that names the game.
    pub game: String,
    /// The seats, in the order of sitting.
    pub seats: Vec<SeatRecord>,
    /// How many actions there are, whether they can be played or not.
    pub actions: usize,
}

/// The match as text.
pub fn write<G: Game>(record: &Match<G>) -> String {
    let form = Form {
        format: FORMAT,
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        setup: &record.setup,
        seed: record.seed.clone(),
        seats: record.seats.clone(),
        actions: record.actions.iter().map(|&action| G::print(action)).collect(),
        assisted: record.assisted,
    };
    // No map has keys but strings, so this can't fail.
    serde_json::to_string(&form).unwrap_or_default()
}

/// Reads what a text tells of a match without the rules of its game, whatever else stands there.
///
/// # Errors
/// If it is no text of a match, or of another format.
pub fn outline<E>(text: &str) -> Result<Outline, ReadError<E>> {
    #[derive(Deserialize)]
    struct Open {
        game: String,
        seats: Vec<SeatRecord>,
        actions: Vec<IgnoredAny>,
    }
    let Head { format, .. } = head(text)?;
    if format != FORMAT {
        return Err(ReadError::OtherFormat(format));
    }
    let Open { game, seats, actions } = serde_json::from_str(text).map_err(malformed)?;
    Ok(Outline { game, seats, actions: actions.len() })
}

/// The game that a text of a match names, of whatever format; none if it is no such text.
pub fn game(text: &str) -> Option<String> {
    head::<()>(text).ok().map(|head| head.game)
}

/// Reads what stands before everything that a version may change.
fn head<E>(text: &str) -> Result<Head, ReadError<E>> {
    if text.len() > LONGEST_TEXT {
        return Err(ReadError::TooLong(text.len()));
    }
    serde_json::from_str(text).map_err(malformed)
}

fn malformed<E>(error: serde_json::Error) -> ReadError<E> {
    ReadError::Malformed { line: error.line(), column: error.column() }
}

/// Reads a match and plays all of its actions.
///
/// # Errors
/// If nothing of it can be kept.
pub fn read<G: Game>(text: &str) -> Result<Opened<G>, ReadError<G::SetupError>> {
    let head = head(text)?;
    if head.game != G::NAME {
        return Err(ReadError::OtherGame(head.game));
    }
    if head.format != FORMAT {
        return Err(ReadError::OtherFormat(head.format));
    }
    if head.rules != G::RULES_VERSION {
        return Err(ReadError::OtherRules(head.rules));
    }
    let form: Form<G::Setup> = serde_json::from_str(text).map_err(malformed)?;
    if form.seed.chars().count() > LONGEST_SEED {
        return Err(ReadError::SeedTooLong);
    }
    let new = Match::new(form.setup, form.seed, form.seats);
    let mut record = Match { assisted: form.assisted, ..new };
    let mut state = record.start(drop).map_err(ReadError::Match)?;
    for (kept, notation) in form.actions.iter().enumerate() {
        let played =
            G::parse(notation).filter(|&action| G::apply(&mut state, action, drop).is_ok());
        match played {
            Some(action) => record.actions.push(action),
            None => {
                let lost = form.actions.len() - kept;
                let first = notation.chars().take(80).collect();
                return Ok(Opened { record, lost: Some(Lost { kept, lost, first }) });
            }
        }
    }
    Ok(Opened { record, lost: None })
}
