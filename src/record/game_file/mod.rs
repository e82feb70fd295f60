//! A match as a text for people, in the manner of chess's PGN.
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
//!   order; the others may come in any order, each once. Those that are not named here are the
//!   set-up: one for each of its fields, absent where the field is empty; a list is its items with
//!   blanks between them. `Seat0` and so on hold name, colour and who decides, for every seat.
//!   `Assisted "yes"` marks a match in which something was taken back that had shown hidden cards or
//!   permits; else it is absent.
//! - **Turns** are numbered from 1, over all players. After number and name of the player come the
//!   actions in notation, separated by commas. A name stands in quotes unless it is made of letters,
//!   digits, `-`, `_` and `'`, with single blanks inside.
//! - **The end** is `*` while the match goes on, else the totals by seat, as `63-51-40`. The header
//!   `Result` is `*` as well, or says for each seat name and total, and who `wins`.
//! - **Comments** go from `{` to `}` or from `;` to the end of the line, between any two words or
//!   signs. Blanks and lines may be divided at will.
//! - In quotes `\"` is a quote, `\\` a backslash, `\u{7}` a control character by its number in
//!   hexadecimal digits. A quoted text ends on its line.
//!
//! Seats count from 0, as in every text of Curia. Lines and columns count from 1, columns in
//! characters.
//!
//! Reading treats its input as hostile. Nothing is read of a text whose headers are not all good.
//! Then every action is played; the first thing that can't be kept is named, with its place.

mod headers;
mod lexer;
mod reader;
mod writer;

pub use reader::{game, read};
pub use writer::{write, write_with_notes};

use super::{Match, MatchError};
use crate::rules::Game;

/// The version of the form that is written.
pub const FORMAT: u32 = 1;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// What should have stood at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A header of this name.
    Header(String),
    /// The name of a header.
    HeaderName,
    /// A text in quotes.
    Text,
    /// A text in quotes that this header can have.
    Value(String),
    /// Headers that are a set-up together: each is good by itself.
    Setup,
    /// A quote that closes the text which begins here, on the same line.
    ClosingQuote,
    /// `\"`, `\\` or `\u{...}`; any other use of a backslash is none.
    Escape,
    /// The bracket that closes a header.
    ClosingBracket,
    /// A brace that closes the comment which begins here.
    ClosingBrace,
    /// The number of a turn, or the end of the match.
    TurnOrEnd,
    /// The number of a turn: the action belongs to another one.
    Turn,
    /// The name of the player whose turn it is.
    Name,
    /// The colon after the name.
    Colon,
    /// An action in notation.
    Action,
    /// The end of the match: the game is over.
    End,
    /// The end of the text.
    EndOfText,
}

/// Why nothing is read of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError<E> {
    /// Longer than [`super::json::LONGEST_TEXT`], by its length in bytes.
    TooLong(usize),
    /// Not UTF-8 from here on.
    NotText(LineColumn),
    /// Something else should stand here.
    Expected(LineColumn, Expected),
    /// A match of another game.
    OtherGame(LineColumn, String),
    /// Written by a newer version of the form, or 0, which never was one.
    OtherFormat(LineColumn, u32),
    /// Played by other rules.
    OtherRules(LineColumn, u32),
    /// No such header.
    UnknownHeader(LineColumn, String),
    /// More headers than any match has.
    TooManyHeaders(LineColumn),
    /// The header came before.
    HeaderTwice(LineColumn, String),
    /// The seed is longer than [`super::json::LONGEST_SEED`].
    SeedTooLong(LineColumn),
    /// The match can't begin. The place is the header of the seat that is wrong, else the first
    /// header after `Rules`.
    Match(LineColumn, MatchError<E>),
}

/// A match that was read, as far as it could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened<G: Game> {
    /// With the actions that could be played.
    pub record: Match<G>,
    /// Where reading stopped before the end of the text, and why.
    pub stopped: Option<Stopped<G::Illegal>>,
    /// What the text says of the result and what is not so; only if reading did not stop.
    pub wrong_results: Vec<WrongResult>,
}

/// The first thing that could not be kept; nothing after it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<I> {
    /// Where it begins.
    pub place: LineColumn,
    /// What is wrong.
    pub reason: NotKept<I>,
}

/// Why something could not be kept. Words are quoted up to [`LONGEST_QUOTE`] characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept<I> {
    /// Something else should stand here.
    Expected(Expected),
    /// Not the number of the turn that comes.
    WrongTurn {
        /// The number that comes.
        expected: u32,
        /// The number found.
        found: String,
    },
    /// Not the name of the player whose turn it is.
    WrongName {
        /// The name of that player.
        expected: String,
        /// The name found.
        found: String,
    },
    /// Not an action in notation.
    NotAnAction(String),
    /// An action that is not legal here.
    Illegal(String, I),
}

/// A result that is not the one of the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongResult {
    /// Where it stands: the text of the header `Result`, or the end of the match.
    pub place: LineColumn,
    /// What should stand there.
    pub expected: String,
}

/// The most characters that are quoted of a wrong word.
pub const LONGEST_QUOTE: usize = 80;

/// The header `Result` and the end of a match in this state.
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

/// Whether a name may stand without quotes.
fn is_plain(name: &str) -> bool {
    name.split(' ').all(|word| {
        let plain = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter);
        !word.is_empty() && word.chars().all(plain) && !lexer::is_end(word)
    })
}
