//! A match as a text for people, modelled on chess's PGN.
//!
//! ```text
//! [Game "council-of-4"]
//! [Format "1"]
//! [Rules "1"]
//! [Players "2"]
//! [Sides "1 2 1"]
//! [Nobility "printed"]
//! [First "1"]
//! [Seed "harbour"]
//! [Seat0 "Ada, scarlet, person"]
//! [Seat1 "O\"Neil, cobalt, greedy bot"]
//! [Result "*"]
//!
//! 1. "O\"Neil": elect O hills, engage, end
//! 2. Ada: acquire coast 2 OOPJ { what a start }
//! *
//! ```
//!
//! - **Headers** come first, one name and one text each. `Game`, `Format` and `Rules` begin, in this
//!   order; the others may come in any order, each once. Headers not named here are the set-up, one
//!   for each of its fields, absent where the field is empty; a list is its items with blanks between
//!   them. `Seat0` and so on give each seat's name, colour and controller. `Assisted "yes"` marks a
//!   match in which something was undone after hidden cards or permits were revealed; else it is absent.
//! - **Turns** are numbered from 1, over all players. After the number and the player's name come the
//!   actions in notation, separated by commas. A name is in quotes unless it consists of letters,
//!   digits, `-`, `_` and `'`, with single blanks inside.
//! - **The end** is `*` in an unfinished match, else the totals by seat, as `63-51-40`. The header
//!   `Result` is `*` as well, or gives each seat's name and total, and who `wins`.
//! - **Comments** go from `{` to `}` or from `;` to the end of the line, between any two words or
//!   signs. Blanks and lines may be divided at will.
//! - In quotes `\"` is a quote, `\\` a backslash, `\u{7}` a control character by its number in
//!   hexadecimal digits. A quoted text ends on its line.
//!
//! Seats count from 0, as in every text of Curia. Lines and columns count from 1, columns in characters.
//!
//! Reading treats its input as hostile. A text is read only if all its headers are valid. Then every
//! action is played; the first thing that can't be kept is reported with its place.

mod headers;
mod lexer;
mod reader;
mod writer;

pub use reader::{game, read};
pub use writer::{write, write_with_notes};

use super::{Match, MatchError};
use crate::rules::Game;

/// Version of the form that is written.
pub const FORMAT: u32 = 1;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// Content expected at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Header of this name.
    Header(String),
    /// Name of a header.
    HeaderName,
    /// Quoted text.
    Text,
    /// Quoted text that is valid for this header.
    Value(String),
    /// Headers that form a set-up together: each is valid alone.
    Setup,
    /// Quote that closes the text beginning here, on the same line.
    ClosingQuote,
    /// Escape `\"`, `\\` or `\u{...}`; no other is allowed.
    Escape,
    /// Bracket that closes a header.
    ClosingBracket,
    /// Brace that closes the comment beginning here.
    ClosingBrace,
    /// Number of a turn, or the end of the match.
    TurnOrEnd,
    /// Number of a turn: the action belongs to another one.
    Turn,
    /// Name of the player whose turn it is.
    Name,
    /// Colon after the name.
    Colon,
    /// Action in notation.
    Action,
    /// End of the match: the game is over.
    End,
    /// End of the text.
    EndOfText,
}

/// Reason a text is not read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError<E> {
    /// Longer than [`super::json::LONGEST_TEXT`]; holds its length in bytes.
    TooLong(usize),
    /// Not UTF-8 from here on.
    NotText(LineColumn),
    /// Something else was expected here.
    Expected(LineColumn, Expected),
    /// Match of another game.
    OtherGame(LineColumn, String),
    /// Written by a newer version of the form, or 0, which never existed.
    OtherFormat(LineColumn, u32),
    /// Played by other rules.
    OtherRules(LineColumn, u32),
    /// Unknown header.
    UnknownHeader(LineColumn, String),
    /// More headers than any match has.
    TooManyHeaders(LineColumn),
    /// Repeated header.
    HeaderTwice(LineColumn, String),
    /// Seed longer than [`super::json::LONGEST_SEED`].
    SeedTooLong(LineColumn),
    /// Match that can't begin. The place is the header of the invalid seat, else the first header after
    /// `Rules`.
    Match(LineColumn, MatchError<E>),
}

/// A match, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened<G: Game> {
    /// The match, with the actions that could be played.
    pub record: Match<G>,
    /// Place before the end where reading stopped, and the reason.
    pub stopped: Option<Stopped<G::Illegal>>,
    /// Wrong results in the text, if reading did not stop.
    pub wrong_results: Vec<WrongResult>,
}

/// The first thing that could not be kept; reading stops there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<I> {
    /// Place where it begins.
    pub place: LineColumn,
    pub reason: NotKept<I>,
}

/// Reason something could not be kept. Words are quoted up to [`LONGEST_QUOTE`] characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept<I> {
    /// Something else was expected here.
    Expected(Expected),
    /// Wrong number of a turn.
    WrongTurn {
        /// Correct number.
        expected: u32,
        found: String,
    },
    /// Name other than that of the player whose turn it is.
    WrongName {
        /// Name of that player.
        expected: String,
        /// Name found.
        found: String,
    },
    /// Not an action in notation.
    NotAnAction(String),
    /// Illegal action.
    Illegal(String, I),
    /// Action beyond [`super::MOST_ACTIONS`].
    TooMany,
}

/// A result that differs from that of the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongResult {
    /// Place of the text of the header `Result`, or of the end of the match.
    pub place: LineColumn,
    /// Correct result.
    pub expected: String,
}

/// Maximum number of characters quoted from a wrong word.
pub const LONGEST_QUOTE: usize = 80;

/// Returns the header `Result` and the end of a match in this state.
fn result<G: Game>(record: &Match<G>, state: &G::State) -> (String, String) {
    let Some(winners) = G::winners(state) else { return ("*".to_owned(), "*".to_owned()) };
    let totals = G::totals(state);
    let seat = |(index, (seat, total)): (usize, (&super::SeatRecord, &i32))| {
        let wins = winners.iter().any(|winner| winner.index() == index);
        format!("{} {total}{}", seat.name, if wins { " wins" } else { "" })
    };
    let by_name: Vec<String> = record.seats.iter().zip(&totals).enumerate().map(seat).collect();
    let by_seat: Vec<String> = totals.iter().map(i32::to_string).collect();
    (by_name.join(", "), by_seat.join("-"))
}

/// Whether a name needs no quotes.
fn is_plain(name: &str) -> bool {
    name.split(' ').all(|word| {
        let plain = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter);
        !word.is_empty() && word.chars().all(plain) && !lexer::is_end(word)
    })
}
