//! Why a game file, or a part of one, is refused, in English: parts of sentences.

use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("line {}, column {}: {what}", place.line, place.column),
    not_text: "this is not UTF-8",
    missing,
    unknown_header: |name| format!("there is no header “{name}”"),
    too_many_headers: "no match has so many headers",
    header_twice: |name| format!("the header “{name}” came before"),
    wrong_turn: |expected, found| format!("turn {expected} comes next, not “{found}”"),
    wrong_name: |expected, found| format!("it is the turn of {expected}, not of “{found}”"),
    not_an_action: |text| format!("“{text}” is no action in notation"),
    not_possible: |text, why| format!("“{text}” is not possible: {why}"),
    result: |expected| format!("the result of these actions is “{expected}”"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("the header “{name}” is missing here"),
        Expected::HeaderName => "the name of a header is missing here".to_owned(),
        Expected::Text => "a text in quotes is missing here".to_owned(),
        Expected::Value(name) => format!("the header “{name}” can’t have this text"),
        Expected::Setup => "the headers do not make a set-up together".to_owned(),
        Expected::ClosingQuote => {
            "the quotes that begin here are not closed on the line".to_owned()
        }
        Expected::Escape => "after a backslash comes a quote, a backslash or u{…}".to_owned(),
        Expected::ClosingBracket => "the bracket that closes the header is missing here".to_owned(),
        Expected::ClosingBrace => "the comment that begins here is not closed".to_owned(),
        Expected::TurnOrEnd => {
            "the number of a turn, or the end of the match, is missing here".to_owned()
        }
        Expected::Turn => "the number of the next turn is missing here".to_owned(),
        Expected::Name => "the name of the player is missing here".to_owned(),
        Expected::Colon => "a colon is missing here".to_owned(),
        Expected::Action => "an action is missing here".to_owned(),
        Expected::End => "the game is over, and the end of the match is missing here".to_owned(),
        Expected::EndOfText => "the match is at its end, and the text goes on here".to_owned(),
    }
}
