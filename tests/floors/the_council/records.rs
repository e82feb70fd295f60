//! Matches of The Council in every form: there and back, how long a link is, and what is said of a wrong text.

use curia::bots::Level;
use curia::games::council_of_4::CouncilOf4;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::components::Card;
use curia::games::the_council::rules::legal::Illegal;
use curia::games::the_council::rules::setup::{Setup, SetupError};
use curia::games::the_council::rules::state::Asked;
use curia::record::game_file::{self, LineColumn, NotKept, Stopped};
use curia::record::json;
use curia::record::link::{LinkError, decode, seal};
use curia::record::{Controller, Match, MatchError};
use curia::rules::luck::{Seed, below};
use curia::rules::{Game, Seat};
use proptest::prelude::*;

use crate::forms;
use crate::lively::lively;
use crate::seats::{BOT, PERSON, at_the_table};

/// Longest link promised, in characters, for a game of five of four hands.
const LONGEST: usize = 1_500;
const HANDS: u8 = 4;

fn dealt(players: u8, seed: &str) -> Match<TheCouncil> {
    let controllers = [PERSON, BOT, Controller::Bot(Level::Master), PERSON, BOT];
    at_the_table(Setup::of(players), seed, &controllers[..usize::from(players)])
}

/// Plays a match at random up to the end of a hand: any action is as likely, or any kind of action.
fn played(
    mut record: Match<TheCouncil>,
    number: u64,
    is_lively: bool,
    hands: u8,
) -> Match<TheCouncil> {
    let mut rng = Seed(number).stream(99);
    let mut state = record.start(|_| {}).expect("a match");
    let mut legal = Vec::new();
    while TheCouncil::decider(&state).is_some() && state.table().hand <= hands {
        TheCouncil::legal_actions(&state, &mut legal);
        let action = if is_lively {
            lively(&legal, TheCouncil::print, |bound| below(&mut rng, bound))
        } else {
            legal[below(&mut rng, legal.len() as u32) as usize]
        };
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

#[test]
fn a_match_comes_back_from_every_form_whole_and_in_part() {
    for players in TheCouncil::SEATS {
        let record = dealt(players, "harbour");
        forms::comes_back_in_part(&played(record, players.into(), true, u8::MAX));
    }
}

#[test]
fn who_begins_is_written_by_the_latest_rules_in_every_form() {
    for players in TheCouncil::SEATS {
        for seat in Seat::first(players) {
            let mut record = dealt(players, "harbour");
            let plain = record.clone();
            record.setup.first = Some(seat);
            let record = played(record, seat.0.into(), false, 1);
            forms::comes_back_in_part(&record);
            forms::options_take_the_latest_rules(&plain, &record.up_to(0).expect("a deal"));
        }
    }
}

#[test]
fn golden_games_come_back() {
    forms::golden_games_come_back::<TheCouncil>("the_council", 40);
}

/// Returns the middle and the longest length of the links of many games of five.
fn lengths(letter: char) -> [usize; 2] {
    forms::lengths((0..300).map(|number| {
        let record = forms::at_length(dealt(5, ""), letter, number);
        played(record, number, number % 3 == 0, HANDS)
    }))
}

#[test]
fn a_game_of_five_of_four_hands_takes_at_most_1500_characters_whatever_its_names() {
    let [middle, longest] = lengths('\u{1f451}');
    println!("{middle}, {longest} characters");
    assert!(longest <= LONGEST, "{longest} characters");
}

#[test]
fn with_plain_names_it_takes_a_third_of_that() {
    let [middle, longest] = lengths('x');
    println!("{middle}, {longest} characters");
    assert!(longest <= LONGEST / 3, "{longest} characters");
}

/// Returns the beginning of a match: everybody drafts the first card, and the first to decide the next one.
fn short() -> Match<TheCouncil> {
    let mut record = dealt(3, "harbour");
    let mut state = record.start(|_| {}).expect("a match");
    for place in [0, 0, 0, 1] {
        let action = TheCouncil::choose_legal(&state, |_| place).expect("an action");
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// Returns the game file of [`short`], without its turns, and these.
fn short_file() -> (String, String) {
    let text = game_file::write(&short()).expect("a match that can be played");
    let (headers, turns) = text.split_once("\n\n").expect("headers and turns");
    (headers.to_owned(), turns.to_owned())
}

#[test]
fn a_game_file_names_the_game_and_gives_each_decision_a_turn() {
    let (headers, turns) = short_file();
    let expected = "[Game \"the-council\"]\n[Format \"1\"]\n[Rules \"1\"]\n[Players \"3\"]\n\
                    [Seed \"harbour\"]\n[Seat0 \"Ada, amber, person\"]\n\
                    [Seat1 \"Zoë, forest, greedy bot\"]\n[Seat2 \"李, cobalt, master bot\"]\n\
                    [Result \"*\"]";
    assert_eq!(headers, expected);
    let record = short();
    let mut state = record.start(|_| {}).expect("a match");
    for (number, (&action, line)) in (1..).zip(record.actions.iter().zip(turns.lines())) {
        let seat = TheCouncil::decider(&state).expect("a seat");
        let name = &record.seats[seat.index()].name;
        assert_eq!(line, format!("{number}. {name}: {}", TheCouncil::print(action)));
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    assert!(turns.ends_with("\n*\n"), "{turns}");
}

#[test]
fn the_first_dealer_has_a_header_a_field_and_bits() {
    let mut record = short().up_to(0).expect("a deal");
    record.setup.first = Some(Seat(1));
    let file = game_file::write(&record).expect("a match that can be played");
    let headers = "[Rules \"2\"]\n[Players \"3\"]\n[First \"1\"]\n[Seed ";
    assert!(file.contains(headers), "{file}");
    let text = json::write(&record);
    assert!(text.contains(r#""rules":2,"setup":{"players":3,"first":1},"seed""#), "{text}");
    let bytes = forms::content(&forms::whole(&record));
    assert_eq!(bytes[2 + TheCouncil::NAME.len()..][..3], [2, 0, 0b0010_0011]);
}

#[test]
fn what_is_before_the_first_wrong_action_is_kept_with_its_place_and_reason() {
    let (headers, turns) = short_file();
    let lines: Vec<&str> = turns.lines().collect();
    let (begin, drafted) = lines[1].rsplit_once("draft ").expect("a pick");
    let card = Card::from_code(drafted).expect("a card");
    let held = short().up_to(1).expect("one action").replay(|_, _| {}).expect("legal actions");
    let seat = TheCouncil::decider(&held).expect("a seat");
    let missing = Card::ALL.into_iter().find(|&other| !held.held(seat).contains(other));
    let missing = missing.expect("a card that is not held");
    let column = begin.chars().count() + 1;
    let now = Illegal::AnotherDecision(Asked::Draft);
    for (words, reason) in [
        (
            format!("draft {missing}"),
            NotKept::Illegal(format!("draft {missing}"), Illegal::NotInHand(missing)),
        ),
        ("pass".into(), NotKept::Illegal("pass".into(), now)),
        (format!("draft {card} {card}"), NotKept::NotAnAction(format!("draft {card} {card}"))),
        ("bid S1 M1".into(), NotKept::NotAnAction("bid S1 M1".into())),
        ("commit".into(), NotKept::NotAnAction("commit".into())),
    ] {
        let text = format!("{headers}\n\n{}\n{begin}{words}\n*\n", lines[0]);
        let opened = game_file::read::<TheCouncil>(&text).expect("a part");
        assert_eq!(opened.record.actions, short().actions[..1], "{words}");
        let place = LineColumn { line: 12, column };
        assert_eq!(opened.stopped, Some(Stopped { place, reason }), "{words}");
    }
    let six = format!("{}\n\n{turns}", headers.replace("Players \"3\"", "Players \"6\""));
    let place = LineColumn { line: 4, column: 2 };
    let error = MatchError::Setup(SetupError::Players(6));
    assert_eq!(game_file::read::<TheCouncil>(&six), Err(game_file::ReadError::Match(place, error)));
    let seats = format!("{}\n\n{turns}", headers.replace("Players \"3\"", "Players \"4\""));
    let error = game_file::ReadError::Match(place, MatchError::Seats(3));
    assert_eq!(game_file::read::<TheCouncil>(&seats), Err(error));
}

#[test]
fn a_match_as_json_is_refused_or_kept_up_to_its_first_wrong_action() {
    let text = json::write(&short());
    let read = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        json::read::<TheCouncil>(&text.replacen(from, to, 1))
    };
    let setup =
        |players| Err(json::ReadError::Match(MatchError::Setup(SetupError::Players(players))));
    assert_eq!(read("\"players\":3", "\"players\":2"), setup(2));
    assert_eq!(read("\"players\":3", "\"players\":6"), setup(6));
    let foreign = Err(json::ReadError::OtherGame("council-of-4".to_owned()));
    assert_eq!(read("the-council", "council-of-4"), foreign);
    let first = read("\"players\":3", "\"players\":3,\"first\":0");
    assert_eq!(first, Err(json::ReadError::OtherSetup(1)));
    let second = TheCouncil::print(short().actions[1]);
    let opened = read(&format!("\"{second}\""), "\"hold\"").expect("a part");
    let lost = opened.lost.expect("a loss");
    assert_eq!((lost.kept, lost.lost, lost.first.as_str()), (1, 3, "hold"));
}

#[test]
fn a_wrong_link_is_refused() {
    let record = short();
    let link = forms::whole(&record);
    let bytes = forms::content(&link);
    // The players are the byte behind the name of the game, its rules and the mark for help.
    let players = 1 + 1 + TheCouncil::NAME.len() + 2;
    assert_eq!(bytes[players], 3);
    for count in [0, 2, 6, 15] {
        let mut wrong = bytes.clone();
        wrong.splice(players..=players, [count]);
        let read = decode::<TheCouncil>(&format!("#m={}", seal(&wrong)));
        let error = MatchError::Setup(SetupError::Players(count));
        assert_eq!(read, Err(LinkError::Match(error)));
    }
    let foreign = decode::<CouncilOf4>(&link);
    assert!(matches!(foreign, Err(LinkError::OtherGame(name)) if name == TheCouncil::NAME));
    forms::is_read_whole_and_by_its_game_alone::<TheCouncil>(&link);
}

#[test]
fn a_match_of_another_number_of_seats_does_not_begin() {
    let mut record = dealt(5, "harbour");
    record.seats.truncate(4);
    assert_eq!(record.start(|_| {}).err(), Some(MatchError::Seats(4)));
    let mut same = dealt(5, "harbour");
    same.seats[4].colour = same.seats[0].colour;
    let error = MatchError::SameColour(Seat(0), Seat(4));
    assert_eq!(same.start(|_| {}).err(), Some(error));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..Default::default() })]

    /// Everything read is written as it was, for any sealed bytes.
    #[test]
    fn changed_bytes_under_a_good_checksum_are_sound_or_refused(
        number in 0..6_u64,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
        whether in any::<bool>(),
    ) {
        let record = played(dealt(3 + (number % 3) as u8, "x"), number, true, 1);
        let mut bytes = forms::content(&forms::whole(&record));
        for (place, byte) in changes {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        if whether {
            bytes.truncate(cut.index(bytes.len()));
        }
        forms::is_sound_or_refused::<TheCouncil>(&bytes);
    }
}
