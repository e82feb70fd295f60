//! Wrong texts, each with its exact error.

use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::record::MatchError;
use curia::record::game_file::Expected::{self, *};
use curia::record::game_file::{LineColumn, NotKept, Opened, ReadError, Stopped};
use curia::rules::Seat;

use super::{at, read_text, short, short_text};

/// Texts of which nothing is kept: the part of [`short_text`] to replace, its replacement, and the error.
#[test]
fn a_text_with_a_wrong_header_is_refused_at_its_place() {
    let expected = |place, what: Expected| ReadError::Expected(place, what);
    let value = |name: &str| Value(name.to_owned());
    let header = |name: &str| Header(name.to_owned());
    let invalid = |place, error| ReadError::Match(place, error);
    let table: Vec<(&str, &str, ReadError<SetupError>)> = vec![
        ("[Game \"council-of-4\"]\n", "", expected(at(1, 2), header("Game"))),
        ("[Game \"council-of-4\"]", "Game", expected(at(1, 1), header("Game"))),
        ("council-of-4", "four-towers", ReadError::OtherGame(at(1, 7), "four-towers".into())),
        ("Format \"1\"", "Format \"2\"", ReadError::OtherFormat(at(2, 9), 2)),
        ("Format \"1\"", "Format \"0\"", ReadError::OtherFormat(at(2, 9), 0)),
        ("Format \"1\"", "Format \"one\"", expected(at(2, 9), value("Format"))),
        ("Format \"1\"", "Format \"01\"", expected(at(2, 9), value("Format"))),
        ("[Format \"1\"]", "[Rules \"1\"]", expected(at(2, 2), header("Format"))),
        ("Rules \"1\"", "Rules \"7\"", ReadError::OtherRules(at(3, 8), 7)),
        ("Rules \"1\"", "Rules \"4294967296\"", expected(at(3, 8), value("Rules"))),
        ("[Players", "[players", ReadError::UnknownHeader(at(4, 2), "players".into())),
        ("[Players", "[\"Players\"", expected(at(4, 2), HeaderName)),
        ("[Players", "[4", expected(at(4, 2), HeaderName)),
        ("[Players", "[", expected(at(4, 3), HeaderName)),
        ("[Players \"2\"]\n", "", expected(at(12, 1), header("Players"))),
        ("Players \"2\"", "Players 2", expected(at(4, 10), Text)),
        ("Players \"2\"", "Players \"two\"", expected(at(4, 10), value("Players"))),
        ("Players \"2\"", "Players \"258\"", expected(at(4, 10), value("Players"))),
        (
            "Players \"2\"",
            "Players \"5\"",
            invalid(at(4, 2), MatchError::Setup(SetupError::Players(5))),
        ),
        ("Players \"2\"", "Players \"3\"", invalid(at(4, 2), MatchError::Seats(2))),
        ("Sides \"1 2 1\"", "Sides \"1 2\"", expected(at(5, 8), value("Sides"))),
        ("Sides \"1 2 1\"", "Sides \"1 2 3\"", expected(at(5, 8), value("Sides"))),
        ("Sides \"1 2 1\"", "Sides \"1 2 1 1\"", expected(at(5, 8), value("Sides"))),
        ("Sides \"1 2 1\"", "Sides \"1 2 1\" \"", expected(at(5, 16), ClosingQuote)),
        ("Sides \"1 2 1\"", "Sides \"1 2 1\",", expected(at(5, 15), ClosingBracket)),
        ("printed", "house", expected(at(6, 11), value("Nobility"))),
        ("printed\"", "printed", expected(at(6, 11), ClosingQuote)),
        (
            "First \"1\"",
            "First \"2\"",
            invalid(at(4, 2), MatchError::Setup(SetupError::NoSuchSeat(Seat(2)))),
        ),
        ("First \"1\"", "First \"\"", expected(at(7, 8), value("First"))),
        ("First \"1\"", "Last \"1\"", ReadError::UnknownHeader(at(7, 2), "Last".into())),
        ("[First \"1\"]", "[Sides \"1 1 1\"]", ReadError::HeaderTwice(at(7, 2), "Sides".into())),
        ("[Seed \"harbour\"]\n", "", expected(at(12, 1), header("Seed"))),
        ("harbour", "har\\nbour", expected(at(8, 11), Escape)),
        ("harbour", "har\\u{110000}", expected(at(8, 11), Escape)),
        ("harbour", "har\\u{0000041}", expected(at(8, 11), Escape)),
        ("harbour", "har\\u{+41}", expected(at(8, 11), Escape)),
        ("harbour", "ä\\", expected(at(8, 7), ClosingQuote)),
        ("Ada, amber, person", "Ada, amber", expected(at(9, 8), value("Seat0"))),
        ("Ada, amber, person", "Ada, green, person", expected(at(9, 8), value("Seat0"))),
        ("Ada, amber, person", "Ada, amber, ghost", expected(at(9, 8), value("Seat0"))),
        ("Ada, amber, person", "Ada, amber, perfect bot", expected(at(9, 8), value("Seat0"))),
        (
            "Ada, amber, person",
            ", amber, person",
            invalid(at(9, 8), MatchError::NameMissing(Seat(0))),
        ),
        (
            "Ada, amber, person",
            "Ada , amber, person",
            invalid(at(9, 8), MatchError::BadName(Seat(0))),
        ),
        (
            "Ada, amber, person",
            "A\\u{7}, amber, person",
            invalid(at(9, 8), MatchError::BadName(Seat(0))),
        ),
        ("Ada, amber", "Ada, forest", invalid(at(10, 8), MatchError::SameColour(Seat(0), Seat(1)))),
        ("[Seat1", "[Seat2", expected(at(13, 1), header("Seat1"))),
        ("[Seat1", "[Seat01", expected(at(13, 1), header("Seat1"))),
        ("[Result \"*\"]\n", "", expected(at(12, 1), header("Result"))),
    ];
    for (from, to, error) in table {
        let text = short_text();
        assert!(text.contains(from), "{from}");
        let text = text.replacen(from, to, 1);
        assert_eq!(read_text(&text), Err(error), "{from:?} became {to:?}");
    }
    assert_eq!(read_text(""), Err(expected(at(1, 1), header("Game"))));
    assert_eq!(read_text(" \n  {[Game"), Err(expected(at(2, 3), ClosingBrace)));
}

/// Texts of which a part is kept: the part of the turns of [`short_text`] to replace, its replacement, the
/// number of actions kept, and the place and reason of the stop.
#[test]
fn the_actions_before_the_first_wrong_thing_are_kept() {
    let is = |what: Expected| NotKept::Expected(what);
    let no_action = |text: &str| NotKept::NotAnAction(text.to_owned());
    let illegal = |text: &str, why| NotKept::Illegal(text.to_owned(), why);
    let turn = |expected, found: &str| NotKept::WrongTurn { expected, found: found.to_owned() };
    let neil = "O\"Neil\\ {1. end;}".to_owned();
    let name = |expected: &str, found: &str| NotKept::WrongName {
        expected: expected.to_owned(),
        found: found.to_owned(),
    };
    let table: Vec<(&str, &str, usize, LineColumn, NotKept<Illegal>)> = vec![
        ("1. \"O", "2. \"O", 0, at(13, 1), turn(1, "2")),
        ("1. \"O", "99999999999. \"O", 0, at(13, 1), turn(1, "99999999999")),
        ("1. \"O", "1 . \"O", 0, at(13, 1), is(TurnOrEnd)),
        ("1. \"O", "\"O", 0, at(13, 1), is(TurnOrEnd)),
        ("1. \"O", "1. Ada \"O", 0, at(13, 8), is(Colon)),
        (
            "1. \"O",
            "1. Ada: \"O",
            0,
            at(13, 4),
            NotKept::WrongName { expected: neil, found: "Ada".into() },
        ),
        ("1. \"O", "1. {O", 0, at(13, 24), is(ClosingQuote)),
        ("\"O\\\"Neil\\\\ {1. end;}\":", ":", 0, at(13, 4), is(Name)),
        ("}\":", "}\"", 0, at(13, 26), is(Colon)),
        (" coast, engage", " castle, engage", 0, at(13, 27), no_action("elect W castle")),
        ("engage, end", "Engage, end", 1, at(13, 42), no_action("Engage")),
        ("engage, end", "engage twice, end", 1, at(13, 42), no_action("engage twice")),
        ("engage, end", "engage; twice, end\n, \u{e9}nd", 2, at(14, 3), no_action("\u{e9}nd")),
        ("engage, end", "engage, end, engage", 3, at(13, 55), is(Turn)),
        (
            "engage, end",
            "engage, engage",
            2,
            at(13, 50),
            illegal("engage", Illegal::QuickActionTaken),
        ),
        ("engage, end", "engage, , end", 2, at(13, 50), is(Action)),
        ("engage, end", "engage end", 1, at(13, 42), no_action("engage end")),
        ("engage, end", "engage, end, *", 3, at(13, 55), is(Action)),
        ("engage, end", "engage, end }", 2, at(13, 50), no_action("end }")),
        ("engage, end", "engage, end ]", 3, at(13, 54), is(TurnOrEnd)),
        ("engage, end", "engage, end { ...", 3, at(13, 54), is(ClosingBrace)),
        ("engage, end", "engage, end \"", 3, at(13, 54), is(ClosingQuote)),
        ("engage, end", "engage, end *", 3, at(14, 1), is(EndOfText)),
        ("engage, end", "engage, end\n1. Ada: end", 3, at(14, 1), turn(2, "1")),
        ("2. Ada: ", "2. Eve: ", 3, at(14, 4), name("Ada", "Eve")),
        ("2. Ada: ", "2. Ada  Eve : ", 3, at(14, 4), name("Ada", "Ada Eve")),
        ("2. Ada: ", "2. ADA: ", 3, at(14, 4), name("Ada", "ADA")),
        ("2. Ada: ", "2. Ada: end, ", 3, at(14, 9), illegal("end", Illegal::MainActionFirst)),
        ("2. Ada: ", "[Players \"2\"] 2. Ada: ", 3, at(14, 1), is(TurnOrEnd)),
        ("\n*\n", "\n", 5, at(15, 1), is(TurnOrEnd)),
        ("\n*\n", "\n* .\n", 5, at(15, 3), is(EndOfText)),
        ("\n*\n", "\n**\n", 4, at(14, 24), no_action("end **")),
    ];
    for (from, to, kept, place, reason) in table {
        let text = short_text();
        let (headers, turns) = text.split_once("\n\n").expect("headers and turns");
        assert!(turns.contains(from), "{from}");
        let text = format!("{headers}\n\n{}", turns.replacen(from, to, 1));
        let reason = match reason {
            // The elected colour depends on the deal.
            NotKept::NotAnAction(words) if words.starts_with("elect W") => {
                let letter = &turns[turns.find("elect ").expect("one") + 6..][..1];
                NotKept::NotAnAction(words.replace('W', letter))
            }
            reason => reason,
        };
        let mut record = short();
        record.actions.truncate(kept);
        let stopped = Some(Stopped { place, reason });
        let opened = Opened { record, stopped, wrong_results: Vec::new() };
        assert_eq!(read_text(&text), Ok(opened), "{from:?} became {to:?}");
    }
}
