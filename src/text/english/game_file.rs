//! Errors of game files in English: parts of sentences.

use crate::record::MOST_ACTIONS;
use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("line {}, column {}: {what}", place.line, place.column),
    not_text: "this isn’t UTF-8 text",
    missing,
    unknown_header: |name| format!("there’s no header called “{name}”"),
    too_many_headers: "there are too many headers",
    header_twice: |name| format!("the header “{name}” is repeated"),
    wrong_turn: |expected, found| format!("turn {expected} comes next, not “{found}”"),
    wrong_name: |expected, found| format!("it’s the turn of {expected}, not of “{found}”"),
    not_an_action: |text| format!("“{text}” isn’t a move in notation"),
    not_possible: |text, why| format!("“{text}” isn’t possible: {why}"),
    too_many: || format!("a game has {MOST_ACTIONS} moves at most"),
    result: |expected| format!("the result of these moves is “{expected}”"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("the header “{name}” is missing here"),
        Expected::HeaderName => "the name of a header is missing here".to_owned(),
        Expected::Text => "a text in quotes is missing here".to_owned(),
        Expected::Value(name) => format!("the header “{name}” can’t have this text"),
        Expected::Setup => "the headers don’t make a set-up together".to_owned(),
        Expected::ClosingQuote => "the quote that opens here isn’t closed on this line".to_owned(),
        Expected::Escape => "a backslash needs a quote, a backslash or u{…} after it".to_owned(),
        Expected::ClosingBracket => "the bracket that closes the header is missing here".to_owned(),
        Expected::ClosingBrace => "the comment that opens here isn’t closed".to_owned(),
        Expected::TurnOrEnd => {
            "the number of a turn, or the end of the game, is missing here".to_owned()
        }
        Expected::Turn => "the number of the next turn is missing here".to_owned(),
        Expected::Name => "the name of the player is missing here".to_owned(),
        Expected::Colon => "a colon is missing here".to_owned(),
        Expected::Action => "a move is missing here".to_owned(),
        Expected::End => "the game is over, but its end mark is missing here".to_owned(),
        Expected::EndOfText => "the game has ended, but the text continues here".to_owned(),
    }
}
