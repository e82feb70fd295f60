//! Matches as game files: writing and reading are inverse; every wrong text is refused at its place with its
//! reason, and everything before it is kept (`wrong`).

mod wrong;

use crate::played::played;
use crate::positions::games;
use crate::seats::{BOT, PERSON, new_match};
use crate::sound;
use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::setup::{Setup, SetupError};
use curia::record::game_file::Expected::{End, TurnOrEnd};
use curia::record::game_file::{
    LineColumn, NotKept, Opened, ReadError, WrongResult, read, write, write_with_notes,
};
use curia::record::json::{LONGEST_SEED, LONGEST_TEXT};
use curia::record::{Controller, Match, MatchError, ReplayError};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use proptest::prelude::*;

type Read = Result<Opened<CouncilOf4>, ReadError<SetupError>>;

fn read_text(text: impl AsRef<[u8]>) -> Read {
    read(text)
}

fn text_of(record: &Match<CouncilOf4>) -> String {
    write(record).expect("a match that can be played")
}

fn whole(record: Match<CouncilOf4>) -> Opened<CouncilOf4> {
    Opened { record, stopped: None, wrong_results: Vec::new() }
}

/// Two turns of elections: by which colours depends on the deal.
fn short() -> Match<CouncilOf4> {
    let setup = Setup {
        players: 2,
        board: Sides::from_key("121").expect("a board").board(),
        nobility: NobilityVariant::Printed,
        first: Some(Seat(1)),
    };
    let mut record = new_match(&setup, "harbour", &[PERSON, BOT]);
    record.seats[0].name = "Ada".into();
    record.seats[1].name = "O\"Neil\\ {1. end;}".into();
    for notation in ["", "engage", "end", "", "end"] {
        let state = record.replay(|_, _| {}).expect("a match that can be played");
        let mut legal = Vec::new();
        CouncilOf4::legal_actions(&state, &mut legal);
        record.actions.push(CouncilOf4::parse(notation).unwrap_or(legal[0]));
    }
    record
}

/// Returns the text of [`short`], with the colours that were elected.
fn short_text() -> String {
    let [one, other] = [0, 3].map(|at| match short().actions[at] {
        Action::Elect { colour, .. } => colour.letter(),
        other => panic!("{other:?}"),
    });
    format!(
        r#"[Game "council-of-4"]
[Format "1"]
[Rules "1"]
[Players "2"]
[Sides "1 2 1"]
[Nobility "printed"]
[First "1"]
[Seed "harbour"]
[Seat0 "Ada, amber, person"]
[Seat1 "O\"Neil\\ {{1. end;}}, forest, greedy bot"]
[Result "*"]

1. "O\"Neil\\ {{1. end;}}": elect {one} coast, engage, end
2. Ada: elect {other} coast, end
*
"#
    )
}

#[test]
fn a_game_file_looks_like_this() {
    assert_eq!(text_of(&short()), short_text());
    let mut manual = short();
    manual.setup.first = None;
    manual.setup.nobility = NobilityVariant::Manual;
    manual.actions.clear();
    let text = text_of(&manual);
    assert!(text.contains("[Nobility \"manual\"]\n[Seed"), "{text}");
    assert!(text.ends_with("[Result \"*\"]\n\n*\n"), "{text}");
}

#[test]
fn the_result_names_everybody_their_total_and_who_wins() {
    for (setup, seed) in games() {
        let record = played(&setup, &seed);
        let last = record.replay(|_, _| {}).expect("a game");
        let text = text_of(&record);
        let winners = CouncilOf4::winners(&last).expect("winners");
        let totals = CouncilOf4::totals(&last);
        let words: Vec<String> = (0..)
            .zip(&record.seats)
            .map(|(at, seat)| {
                let wins = if winners.contains(&Seat(at)) { " wins" } else { "" };
                let name = seat.name.replace('\\', "\\\\").replace('"', "\\\"");
                format!("{name} {}{wins}", totals[usize::from(at)])
            })
            .collect();
        let header = format!("[Result \"{}\"]\n", words.join(", "));
        assert!(text.contains(&header), "{header} is not in {text}");
        let totals: Vec<String> = totals.iter().map(i32::to_string).collect();
        assert!(text.ends_with(&format!("\n{}\n", totals.join("-"))), "{text}");
    }
}

#[test]
fn what_is_written_is_read() {
    for (setup, seed) in games() {
        let game = played(&setup, &seed);
        for kept in [0, 1, game.actions.len() / 2, game.actions.len()] {
            let mut record = game.clone();
            record.actions.truncate(kept);
            let text = text_of(&record);
            let opened = read_text(&text).expect("a match");
            assert_eq!(opened, whole(record), "{seed}");
            assert_eq!(text_of(&opened.record), text);
        }
    }
}

#[test]
fn no_line_of_turns_is_longer_than_80_characters_and_each_turn_begins_one() {
    for (setup, seed) in games() {
        let text = text_of(&played(&setup, &seed));
        let (_, turns) = text.split_once("\n\n").expect("headers and turns");
        let mut number = 1;
        for line in turns.lines() {
            assert!(line.chars().count() <= 80, "{line}");
            if let Some((begin, _)) = line.split_once(". ") {
                assert_eq!(begin.parse(), Ok(number), "{line}");
                number += 1;
            } else {
                assert!(line.starts_with("   ") || !line.contains(' '), "{line}");
            }
        }
        assert!(number > 10);
    }
}

#[test]
fn a_line_is_filled_as_far_as_it_goes() {
    for length in 1..80 {
        let note = |_: usize, _: &_| Some("x".repeat(length));
        let text = write_with_notes(&short(), note).expect("a match");
        let (_, turns) = text.split_once("\n\n").expect("headers and turns");
        let lines: Vec<&str> = turns.lines().collect();
        for pair in lines.windows(2) {
            let [line, next] = pair else { panic!("{pair:?}") };
            // Only a note may be longer.
            assert!(line.chars().count() <= 80 || line.trim().starts_with('{'), "{line}");
            if let Some(next) = next.strip_prefix("   ") {
                let note = next.starts_with('{').then(|| next.find('}')).flatten();
                let piece = note.unwrap_or_else(|| next.find(',').unwrap_or(next.len() - 1));
                assert!(line.chars().count() + 1 + piece + 1 > 80, "{line}\n{next}");
            }
        }
    }
}

#[test]
fn odd_names_are_written_and_read() {
    for name in [
        "a  b", "12", "1.", "1. end", "*", "3-1", "-", "Ada:", "x,y", "x, amber", "e\u{301}",
        "é'-_", "a\u{a0}b", "[", "]", "{", "}", ";", "\"", "\\", "\\u{41}", "end",
    ] {
        let mut record = short();
        record.seats[1].name = name.to_owned();
        let text = text_of(&record);
        assert_eq!(read_text(&text), Ok(whole(record)), "{text}");
    }
}

#[test]
fn a_match_that_cannot_be_played_is_not_written() {
    let mut record = short();
    record.actions.insert(1, CouncilOf4::parse("decline").expect("an action"));
    let why = Illegal::NoSuchChoice;
    assert_eq!(write(&record), Err(ReplayError::Action { index: 1, why }));
    record.seats.pop();
    assert_eq!(write(&record), Err(ReplayError::Match(MatchError::Seats(1))));
}

#[test]
fn notes_are_comments_after_the_actions() {
    let record = short();
    let note = |done: usize, state: &_| {
        let turn = CouncilOf4::turn(state);
        (done != 1).then(|| format!("{done} in {{turn}} {turn}"))
    };
    let text = write_with_notes(&record, note).expect("a match");
    let plain = short_text();
    let (headers, turns) = plain.split_once("\n\n").expect("headers and turns");
    let [first, second, _] = turns.lines().collect::<Vec<_>>()[..] else { panic!("{turns}") };
    let first = first.replace("engage, end", "engage, { 2 in {turn) 0 } end");
    let second = second.replace(", end", ", { 4 in {turn) 1 } end { 5 in {turn) 2 }");
    let expected = format!(
        "{headers}\n\n{{ 0 in {{turn) 0 }}\n{first}\n   {{ 3 in {{turn) 1 }}\n{second}\n*\n"
    );
    assert_eq!(text, expected);
    assert_eq!(read_text(&text), Ok(whole(record)));
}

#[test]
fn blanks_lines_comments_and_the_order_of_headers_are_free() {
    let text = short_text();
    let mut spread = String::from("\u{feff}; a file\n");
    let mut quoted = false;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        spread.push(letter);
        quoted ^= letter == '"' && before != '\\';
        before = letter;
        if !quoted && " []:,\n".contains(letter) {
            let fillers = ["{ } ", "\t", "\r\n", "; ] , } \" { end\n", "{\n[\"*,}"];
            spread.push_str(fillers[at % fillers.len()]);
        }
    }
    assert_eq!(read_text(&spread), Ok(whole(short())), "{spread}");

    let mut lines: Vec<&str> = text.lines().collect();
    lines[3..11].reverse();
    assert_eq!(read_text(lines.join("\n")), Ok(whole(short())));
    let one_line = text.replace('\n', " ");
    assert_eq!(read_text(one_line), Ok(whole(short())));
}

#[test]
fn that_a_match_is_assisted_is_a_header_or_nothing() {
    let assisted = Match { assisted: true, ..short() };
    let text = text_of(&assisted);
    assert!(text.contains("\n[Assisted \"yes\"]\n") && !short_text().contains("Assisted"));
    assert_eq!(read_text(&text), Ok(whole(assisted)));
    let refused = read_text(text.replace("Assisted \"yes\"", "Assisted \"no\""));
    let value = curia::record::game_file::Expected::Value("Assisted".to_owned());
    assert!(matches!(refused, Err(ReadError::Expected(_, expected)) if expected == value));
}

fn at(line: usize, column: usize) -> LineColumn {
    LineColumn { line, column }
}

#[test]
fn what_follows_the_end_of_the_game_is_not_kept() {
    let (setup, seed) = games().next().expect("a game");
    let record = played(&setup, &seed);
    let text = text_of(&record);
    let end = text.trim_end().rfind('\n').expect("lines") + 1;
    let line = text.lines().count();
    for (more, reason) in [
        (", end\n", NotKept::Expected(End)),
        ("\n7. Ada: end\n", NotKept::Expected(End)),
        ("\n", NotKept::Expected(TurnOrEnd)),
    ] {
        let read = read_text(format!("{}{more}", &text[..end - 1])).expect("a match");
        assert_eq!(read.record, record);
        let stopped = read.stopped.expect("a reason");
        assert_eq!(stopped.reason, reason, "{more}");
        assert_eq!(stopped.place.line, line - usize::from(more.starts_with(',')));
    }
}

#[test]
fn a_wrong_result_is_named_and_everything_kept() {
    let text = short_text();
    let wrong = |place, expected: &str| WrongResult { place, expected: expected.to_owned() };
    for (from, to, wrong_results) in [
        ("[Result \"*\"]", "[Result \"Ada 3 wins\"]", vec![wrong(at(11, 9), "*")]),
        ("\n*\n", "\n3-1\n", vec![wrong(at(15, 1), "*")]),
    ] {
        let opened = Opened { record: short(), stopped: None, wrong_results };
        assert_eq!(read_text(text.replacen(from, to, 1)), Ok(opened));
    }
    let (setup, seed) = games().nth(1).expect("a game");
    let record = played(&setup, &seed);
    let text = text_of(&record);
    let end = text.lines().last().expect("lines").to_owned();
    let opened = read_text(text.replace(&end, "*").replace(" wins", "")).expect("a match");
    assert_eq!((&opened.record, &opened.stopped), (&record, &None));
    let expected: Vec<&str> =
        opened.wrong_results.iter().map(|wrong| wrong.expected.as_str()).collect();
    assert!(expected[0].contains(" wins") && expected[1] == end, "{expected:?}");
}

#[test]
fn a_text_that_was_cut_anywhere_loses_only_what_was_cut() {
    let (setup, seed) = games().next().expect("a game");
    let mut record = played(&setup, &seed);
    record.actions.truncate(30);
    let text = text_of(&record);
    let turns = text.find("\n\n").expect("headers");
    for cut in (0..text.trim_end().len()).filter(|&cut| text.is_char_boundary(cut)) {
        match read_text(&text[..cut]) {
            Err(_) => assert!(cut < turns, "cut at {cut}"),
            Ok(opened) => {
                assert!(cut + 1 >= turns, "cut at {cut}");
                // The last one may have lost a card of its payment and still be legal.
                let kept = opened.record.actions;
                let sure = kept.len().saturating_sub(1);
                assert_eq!(kept[..sure], record.actions[..sure]);
                assert!(opened.stopped.is_some() || kept == record.actions);
            }
        }
    }
}

#[test]
fn what_is_too_long_or_no_text_is_refused() {
    let text = short_text();
    let padded = |length: usize| format!("{text}{}", " ".repeat(length - text.len()));
    assert_eq!(read_text(padded(LONGEST_TEXT)), Ok(whole(short())));
    let length = LONGEST_TEXT + 1;
    assert_eq!(read_text(padded(length)), Err(ReadError::TooLong(length)));

    let mut bytes = text.replace("Ada", "Zo\u{eb}").into_bytes();
    let name = bytes.windows(2).position(|pair| pair == "\u{eb}".as_bytes()).expect("a name");
    bytes[name + 1] = b'!';
    assert_eq!(read_text(&bytes), Err(ReadError::NotText(at(9, 11))));

    for (length, good) in [(LONGEST_SEED, true), (LONGEST_SEED + 1, false)] {
        let mut record = short();
        record.actions.clear();
        record.seed = "\u{7}".repeat(length);
        let read = read_text(text_of(&record));
        assert_eq!(read.is_ok(), good, "{read:?}");
        if !good {
            assert_eq!(read, Err(ReadError::SeedTooLong(at(8, 7))));
        }
    }
    let more: String = (0..90).map(|seat| format!("[Seat{} \"\"]\n", seat + 2)).collect();
    let read = read_text(text.replace("\n\n", &format!("\n{more}\n")));
    assert_eq!(read, Err(ReadError::TooManyHeaders(at(101, 1))));
}

/// Returns the place of the example in the page on notation.
fn example_in(page: &str) -> std::ops::Range<usize> {
    let begin = page.find("```\n[Game ").expect("an example") + "```\n".len();
    begin..begin + page[begin..].find("```").expect("its end")
}

#[test]
fn the_example_in_the_documents_is_a_game_file() {
    let page = include_str!("../../../docs/notation.md");
    let example = &page[example_in(page)];
    let opened = read_text(example).expect("a match");
    assert_eq!(text_of(&opened.record), example);
    assert_eq!(opened, whole(opened.record.clone()));
}

#[test]
#[ignore = "writes the example in docs/notation.md anew"]
fn write_the_example() {
    let setup = Setup {
        players: 2,
        board: Sides::from_key("121").expect("a board").board(),
        nobility: NobilityVariant::Printed,
        first: None,
    };
    let mut record = new_match(&setup, "harbour", &[PERSON, BOT]);
    let mut state = record.start(|_| {}).expect("a game");
    while CouncilOf4::turn(&state) < 6 {
        let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
        let seed = Seed(record.actions.len() as u64);
        let action =
            choose::<CouncilOf4>(History::of(view, seed), Level::Greedy).expect("an action");
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/notation.md");
    let mut page = std::fs::read_to_string(path).expect("the page");
    page.replace_range(example_in(&page), &text_of(&record));
    std::fs::write(path, page).expect("a file to write");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    /// Actions are chosen by index, so that every shrunk case is a legal game, too.
    #[test]
    fn any_match_is_read_as_it_was_written(
        board in 0..8_usize,
        players in 2..=4_u8,
        seed in "\\PC{0,64}|[\\x00-\\x7f]{0,64}|\"\\\\+\\{",
        names in prop::collection::vec("\\PC{1,20}|[ -~]{1,20}|[a-z0-9.*:-]{1,6}", 4),
        choices in prop::collection::vec(any::<u32>(), 0..60),
    ) {
        let sides = Sides::all().nth(board).expect("a board");
        let setup = Setup { players, board: sides.board(), nobility: NobilityVariant::Manual, first: None };
        let controllers = [BOT, PERSON, Controller::Bot(Level::Random), PERSON];
        let mut record = new_match(&setup, &seed, &controllers[..usize::from(players)]);
        for (seat, name) in record.seats.iter_mut().zip(&names) {
            let name = curia::record::SeatRecord::clean_name(name);
            seat.name = if name.is_empty() { "nobody".to_owned() } else { name };
        }
        let mut state = record.start(|_| {}).expect("a game");
        let mut legal = Vec::new();
        for choice in choices {
            CouncilOf4::legal_actions(&state, &mut legal);
            let action = legal[choice as usize % legal.len()];
            CouncilOf4::apply(&mut state, action, |_| {}).expect("a listed action");
            record.actions.push(action);
        }
        let text = text_of(&record);
        prop_assert_eq!(read_text(&text), Ok(whole(record)), "{}", text);
    }

    #[test]
    fn changed_bytes_break_nothing(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = short_text().into_bytes();
        for (place, byte) in changes {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(opened) = read_text(&bytes) {
            sound::record(&opened.record);
        }
    }

    #[test]
    fn pieces_in_any_order_break_nothing(
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 2..6),
        signs in "[\\[\\]{};,:\"\\\\*. 0-9\n]{0,8}",
    ) {
        let text = short_text();
        let cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(text.len())).collect();
        let pieces = cuts.windows(2).filter_map(|cut| text.get(cut[0].min(cut[1])..cut[1]));
        let mixed: String = pieces.flat_map(|piece| [piece, &signs]).collect();
        for text in [mixed.clone(), mixed.clone() + &text, text + &mixed] {
            if let Ok(opened) = read_text(&text) {
                sound::record(&opened.record);
            }
        }
    }

    #[test]
    fn no_bytes_at_all_break_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(read_text(&bytes).is_err());
    }
}
