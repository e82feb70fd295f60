//! The stored form of a match: JSON with a format version and a rules version.
//!
//! Reading treats its input as hostile: its length is capped, every part is checked, every action is
//! played. Actions from the first that can't be played on, or beyond the most of a match, are lost, and
//! reported.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::{MOST_ACTIONS, Match, MatchError, SeatRecord, plays};
use crate::rules::Game;

/// Version that is written. Older ones stay readable.
pub const FORMAT: u32 = 1;
/// Maximum length in bytes, well above any match; longer texts are not read.
pub const LONGEST_TEXT: usize = 4 << 20;
/// Maximum length of a seed, in characters.
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
    /// Actions in notation.
    actions: Vec<String>,
    /// Absent if false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assisted: bool,
}

/// Fields that come before everything a version may change.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
    rules: u32,
}

/// Reason a text is not a match of this game.
#[derive(Clone, Debug, PartialEq)]
pub enum ReadError<E> {
    /// Longer than [`LONGEST_TEXT`]; holds its length in bytes.
    TooLong(usize),
    /// Not JSON, or not in the form of a match; at this line and column, counted from 1.
    Malformed { line: usize, column: usize },
    /// Match of another game.
    OtherGame(String),
    /// Written by a newer version of the format, or 0, which never existed.
    OtherFormat(u32),
    /// Played by other rules.
    OtherRules(u32),
    /// Set-up that this version of the rules doesn't have.
    OtherSetup(u32),
    /// Seed longer than [`LONGEST_SEED`].
    SeedTooLong,
    /// Match that can't begin.
    Match(MatchError<E>),
}

/// A match, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened<G: Game> {
    /// The match, with the actions that could be played.
    pub record: Match<G>,
    /// Actions that could not be kept.
    pub lost: Option<Lost>,
}

/// The last actions of a match, which could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Number of actions kept.
    pub kept: usize,
    /// Number of actions lost.
    pub lost: usize,
    /// First lost action, as it was written.
    pub first: String,
}

/// Facts about a match that need no rules of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Name of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Seats in seating order.
    pub seats: Vec<SeatRecord>,
    /// Number of actions, playable or not.
    pub actions: usize,
}

/// Returns the match as text.
pub fn write<G: Game>(record: &Match<G>) -> String {
    let form = Form {
        format: FORMAT,
        game: G::NAME.to_owned(),
        rules: G::rules_of(&record.setup),
        setup: &record.setup,
        seed: record.seed.clone(),
        seats: record.seats.clone(),
        actions: record.actions.iter().map(|&action| G::print(action)).collect(),
        assisted: record.assisted,
    };
    // All maps have string keys, so this can't fail.
    serde_json::to_string(&form).unwrap_or_default()
}

/// Reads the facts about a match that need no rules, ignoring the rest of the text.
///
/// # Errors
/// Returns an error if the text is not a match, or has another format.
pub fn outline<E>(text: &str) -> Result<Outline, ReadError<E>> {
    #[derive(Deserialize)]
    struct Open {
        format: u32,
        game: String,
        rules: u32,
        seats: Vec<SeatRecord>,
        actions: Vec<IgnoredAny>,
    }
    let open: Result<Open, _> = serde_json::from_str(text);
    // Only a text that is not as it should be is asked why.
    if !open.as_ref().is_ok_and(|open| open.format == FORMAT && text.len() <= LONGEST_TEXT) {
        let Head { format, .. } = head(text)?;
        if format != FORMAT {
            return Err(ReadError::OtherFormat(format));
        }
    }
    let Open { game, rules, seats, actions, .. } = open.map_err(malformed)?;
    Ok(Outline { game, rules, seats, actions: actions.len() })
}

/// Returns the game named in a match's text of any format; `None` for other texts.
pub fn game(text: &str) -> Option<String> {
    head::<()>(text).ok().map(|head| head.game)
}

/// Reads the fields that come before everything a version may change.
fn head<E>(text: &str) -> Result<Head, ReadError<E>> {
    if text.len() > LONGEST_TEXT {
        return Err(ReadError::TooLong(text.len()));
    }
    serde_json::from_str(text).map_err(malformed)
}

fn malformed<E>(error: serde_json::Error) -> ReadError<E> {
    ReadError::Malformed { line: error.line(), column: error.column() }
}

/// Reads a match and plays all its actions.
///
/// # Errors
/// Returns an error if no part of it can be kept.
pub fn read<G: Game>(text: &str) -> Result<Opened<G>, ReadError<G::SetupError>> {
    let head = head(text)?;
    if head.game != G::NAME {
        return Err(ReadError::OtherGame(head.game));
    }
    if head.format != FORMAT {
        return Err(ReadError::OtherFormat(head.format));
    }
    if !plays::<G>(head.rules) {
        return Err(ReadError::OtherRules(head.rules));
    }
    let form: Form<G::Setup> = serde_json::from_str(text).map_err(malformed)?;
    if head.rules != G::rules_of(&form.setup) {
        return Err(ReadError::OtherSetup(head.rules));
    }
    if form.seed.chars().count() > LONGEST_SEED {
        return Err(ReadError::SeedTooLong);
    }
    let new = Match::new(form.setup, form.seed, form.seats);
    let mut record = Match { assisted: form.assisted, ..new };
    let mut state = record.start(drop).map_err(ReadError::Match)?;
    for (kept, notation) in form.actions.iter().enumerate() {
        let action = G::parse(notation).filter(|_| kept < MOST_ACTIONS);
        let played = action.filter(|&action| G::apply(&mut state, action, drop).is_ok());
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
