//! Matches of Four Towers in every form: there and back, how long a link is, and what is said of a wrong text.

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::{Clan, Village};
use curia::games::four_towers::rules::legal::Illegal;
use curia::games::four_towers::rules::setup::{Setup, SetupError};
use curia::games::four_towers::rules::state::Decision;
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

/// Longest link promised, in characters, for a whole game of four.
const LONGEST: usize = 1_500;

/// A way to play a game.
#[derive(Clone, Copy)]
enum Way {
    Random,
    /// Any kind of action is as likely.
    Lively,
    Greedy,
}

const WAYS: [Way; 3] = [Way::Random, Way::Lively, Way::Greedy];

fn dealt(players: u8, seed: &str) -> Match<FourTowers> {
    let controllers = [PERSON, BOT, Controller::Bot(Level::Master), PERSON];
    at_the_table(Setup::of(players), seed, &controllers[..usize::from(players)])
}

/// Plays a match to its end.
fn played(mut record: Match<FourTowers>, number: u64, way: Way) -> Match<FourTowers> {
    let mut rng = Seed(number).stream(99);
    let mut state = record.start(|_| {}).expect("a match");
    let mut legal = Vec::new();
    while FourTowers::decider(&state).is_some() {
        FourTowers::legal_actions(&state, &mut legal);
        let action = match way {
            Way::Random => legal[below(&mut rng, legal.len() as u32) as usize],
            Way::Lively => lively(&legal, FourTowers::print, |bound| below(&mut rng, bound)),
            Way::Greedy => {
                let view = FourTowers::view(&state, FourTowers::decider(&state));
                choose::<FourTowers>(History::of(view, Seed(number)), Level::Greedy)
                    .expect("an action")
            }
        };
        FourTowers::apply(&mut state, action, |_| {}).expect("a legal action");
        record.actions.push(action);
    }
    record
}

#[test]
fn a_match_comes_back_from_every_form_whole_and_in_part() {
    for players in FourTowers::SEATS {
        let record = dealt(players, "harbour");
        forms::comes_back_in_part(&played(record, players.into(), Way::Lively));
    }
}

#[test]
fn who_begins_is_written_by_the_latest_rules_in_every_form() {
    for players in FourTowers::SEATS {
        for seat in Seat::first(players) {
            let mut record = dealt(players, "harbour");
            let plain = record.clone();
            record.setup.first = Some(seat);
            let record = played(record, seat.0.into(), Way::Lively);
            forms::comes_back_in_part(&record);
            forms::options_take_the_latest_rules(&plain, &record.up_to(0).expect("a deal"));
        }
    }
}

#[test]
fn a_game_as_printed_is_written_by_the_latest_rules_in_every_form() {
    for players in FourTowers::SEATS {
        for first in [None, Some(Seat(1))] {
            let plain = dealt(players, "harbour");
            let mut record = plain.clone();
            record.setup = Setup { players, first, printed: true };
            forms::options_take_the_latest_rules(&plain, &record);
            forms::comes_back_in_part(&played(record, players.into(), Way::Lively));
        }
    }
}

#[test]
fn golden_games_come_back() {
    forms::golden_games_come_back::<FourTowers>("four_towers", 40);
}

/// Returns the middle and the longest length of the links of many games of four.
fn lengths(letter: char) -> [usize; 2] {
    let games = WAYS.into_iter().flat_map(|way| (0..100).map(move |number| (way, number)));
    forms::lengths(
        games.map(|(way, number)| {
            played(forms::at_length(dealt(4, ""), letter, number), number, way)
        }),
    )
}

#[test]
fn a_game_of_four_takes_at_most_1500_characters_whatever_its_names() {
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

/// Returns the beginning of a match: the first seat draws, places and assigns a peasant.
fn short() -> Match<FourTowers> {
    let mut record = dealt(3, "harbour");
    record.actions = ["draw RYB", "place R D", "assign Y merchant", "assign B follower"]
        .map(|words| words.parse().expect("an action"))
        .to_vec();
    record
}

/// Returns the game file of [`short`], without its turns, and these.
fn short_file() -> (String, String) {
    let text = game_file::write(&short()).expect("a match that can be played");
    let (headers, turns) = text.split_once("\n\n").expect("headers and turns");
    (headers.to_owned(), turns.to_owned())
}

#[test]
fn a_game_file_names_the_game_and_gives_each_turn_a_line() {
    let (headers, turns) = short_file();
    let expected = "[Game \"four-towers\"]\n[Format \"1\"]\n[Rules \"3\"]\n[Players \"3\"]\n\
                    [Seed \"harbour\"]\n[Seat0 \"Ada, amber, person\"]\n\
                    [Seat1 \"Zoë, forest, greedy bot\"]\n[Seat2 \"李, cobalt, master bot\"]\n\
                    [Result \"*\"]";
    assert_eq!(headers, expected);
    let first = short().start(|_| {}).expect("a match").table().first;
    let name = &short().seats[first.index()].name;
    let line = format!("1. {name}: draw RYB, place R D, assign Y merchant, assign B follower\n*\n");
    assert_eq!(turns, line);
}

#[test]
fn the_options_of_a_set_up_have_their_headers_fields_and_byte() {
    let mut record = short().up_to(0).expect("a deal");
    record.setup = Setup { players: 3, first: Some(Seat(2)), printed: true };
    let file = game_file::write(&record).expect("a match that can be played");
    let headers = "[Rules \"4\"]\n[Players \"3\"]\n[First \"2\"]\n[Printed \"true\"]\n[Seed ";
    assert!(file.contains(headers), "{file}");
    let text = json::write(&record);
    let fields = r#""rules":4,"setup":{"players":3,"first":2,"printed":true},"seed""#;
    assert!(text.contains(fields), "{text}");
    let bytes = forms::content(&forms::whole(&record));
    assert_eq!(bytes[2 + FourTowers::NAME.len()..][..3], [4, 0, 0b1011_0011]);
}

#[test]
fn what_is_before_the_first_wrong_action_is_kept_with_its_place_and_reason() {
    let (headers, turns) = short_file();
    let begin = turns.split_once("place").expect("a turn").0;
    let column = begin.chars().count() + 1;
    let illegal = |words: &str, why| NotKept::Illegal(words.to_owned(), why);
    let blue = Illegal::NoPlace { village: Village::Askar, clan: Clan::Blue };
    for (words, reason) in [
        ("place G D", illegal("place G D", Illegal::NotDrawn(Clan::Green))),
        ("place B A", illegal("place B A", blue)),
        ("end", illegal("end", Illegal::AnotherDecision(Decision::Place))),
        ("place R V", NotKept::NotAnAction("place R V".into())),
        ("place R", NotKept::NotAnAction("place R".into())),
        ("draw BYR", NotKept::NotAnAction("draw BYR".into())),
    ] {
        let text = format!("{headers}\n\n{begin}{words}\n*\n");
        let opened = game_file::read::<FourTowers>(&text).expect("a part");
        assert_eq!(opened.record.actions, short().actions[..1], "{words}");
        let place = LineColumn { line: 11, column };
        assert_eq!(opened.stopped, Some(Stopped { place, reason }), "{words}");
    }
    let players = |count| {
        let headers = headers.replace("Players \"3\"", &format!("Players \"{count}\""));
        game_file::read::<FourTowers>(&format!("{headers}\n\n{turns}"))
    };
    let place = LineColumn { line: 4, column: 2 };
    let setup = MatchError::Setup(SetupError::Players(5));
    assert_eq!(players(5), Err(game_file::ReadError::Match(place, setup)));
    assert_eq!(players(2), Err(game_file::ReadError::Match(place, MatchError::Seats(3))));
}

#[test]
fn a_match_as_json_is_refused_or_kept_up_to_its_first_wrong_action() {
    let text = json::write(&short());
    let read = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        json::read::<FourTowers>(&text.replacen(from, to, 1))
    };
    for count in [0, 1, 5, 255] {
        let error = json::ReadError::Match(MatchError::Setup(SetupError::Players(count)));
        assert_eq!(read("\"players\":3", &format!("\"players\":{count}")), Err(error));
    }
    let foreign = Err(json::ReadError::OtherGame("the-council".to_owned()));
    assert_eq!(read("four-towers", "the-council"), foreign);
    let first = read("\"players\":3", "\"players\":3,\"first\":0");
    assert_eq!(first, Err(json::ReadError::OtherSetup(3)));
    let opened = read("\"place R D\"", "\"spare\"").expect("a part");
    let lost = opened.lost.expect("a loss");
    assert_eq!((lost.kept, lost.lost, lost.first.as_str()), (1, 3, "spare"));
}

#[test]
fn a_wrong_link_is_refused() {
    let link = forms::whole(&short());
    let bytes = forms::content(&link);
    // The players are the byte behind the name of the game, its rules and the mark for help.
    let players = 1 + 1 + FourTowers::NAME.len() + 2;
    assert_eq!(bytes[players], 3);
    for count in [0, 1, 5, 15] {
        let mut wrong = bytes.clone();
        wrong[players] = count;
        let read = decode::<FourTowers>(&format!("#m={}", seal(&wrong)));
        let error = MatchError::Setup(SetupError::Players(count));
        assert_eq!(read, Err(LinkError::Match(error)));
    }
    forms::is_read_whole_and_by_its_game_alone::<FourTowers>(&link);
}

#[test]
fn a_match_of_another_number_of_seats_does_not_begin() {
    let mut record = dealt(4, "harbour");
    record.seats.truncate(3);
    assert_eq!(record.start(|_| {}).err(), Some(MatchError::Seats(3)));
    let mut same = dealt(4, "harbour");
    same.seats[3].colour = same.seats[0].colour;
    let error = MatchError::SameColour(Seat(0), Seat(3));
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
        let record = played(dealt(2 + (number % 3) as u8, "x"), number, Way::Lively);
        let mut bytes = forms::content(&forms::whole(&record));
        for (place, byte) in changes {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        if whether {
            bytes.truncate(cut.index(bytes.len()));
        }
        forms::is_sound_or_refused::<FourTowers>(&bytes);
    }
}
