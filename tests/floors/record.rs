//! The record of a match: writing and reading are inverse, and no text that was cut, changed or made up is
//! read as another match.

use std::sync::LazyLock;

use crate::played::played;
use crate::positions::games;
use crate::sound;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::SetupError;
use curia::record::json::{
    FORMAT, LONGEST_SEED, LONGEST_TEXT, Lost, Opened, ReadError, read, write,
};
use curia::record::{LONGEST_NAME, Match, MatchError, SeatRecord, game_file, has_hidden_signs};
use curia::rules::luck::fnv1a;
use curia::rules::{Game, Seat, position};
use curia::text::Language;
use curia::text::people::name_of;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A whole game of greedy bots in the first version of the format. It is never written again: all later
/// versions must open it.
const FORMAT_1: &str = include_str!("../fixtures/match-v1.json");

type Read = Result<Opened<CouncilOf4>, ReadError<SetupError>>;

fn read_text(text: &str) -> Read {
    read(text)
}

fn read_value(value: &Value) -> Read {
    read(&value.to_string())
}

/// The first actions of a match of three.
fn short() -> Match<CouncilOf4> {
    static SHORT: LazyLock<Match<CouncilOf4>> = LazyLock::new(|| {
        let (setup, seed) = games().nth(1).expect("a game of three");
        let mut record = played(&setup, &seed);
        record.actions.truncate(40);
        record
    });
    SHORT.clone()
}

/// Returns a short match as JSON, with one place changed.
fn changed(pointer: &str, value: Value) -> Value {
    let mut form: Value = serde_json::from_str(&write(&short())).expect("JSON");
    *form.pointer_mut(pointer).expect(pointer) = value;
    form
}

/// Returns a short match as JSON, with one addition in one place.
fn extended(pointer: &str, key: &str) -> Value {
    let mut form = changed("", serde_json::from_str(&write(&short())).expect("JSON"));
    form.pointer_mut(pointer).expect(pointer)[key] = json!(1);
    form
}

#[test]
fn what_is_written_is_read() {
    for (setup, seed) in games() {
        let whole = played(&setup, &seed);
        for kept in [0, 1, whole.actions.len() / 2, whole.actions.len()] {
            let mut record = whole.clone();
            record.actions.truncate(kept);
            let text = write(&record);
            let opened = read_text(&text).expect("a match");
            assert_eq!(opened, Opened { record, lost: None }, "{seed}");
            assert_eq!(write(&opened.record), text, "{seed}");
        }
    }
}

#[test]
fn that_a_match_is_assisted_is_written_and_read() {
    let assisted = Match { assisted: true, ..short() };
    assert!(!write(&short()).contains("assisted"));
    assert_eq!(read_text(&write(&assisted)), Ok(Opened { record: assisted, lost: None }));
    is_malformed(&extended("", "assisted"));
}

#[test]
fn a_text_that_was_cut_anywhere_is_refused_there() {
    for text in [write(&short()), FORMAT_1.trim_end().to_owned()] {
        for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            match read_text(&text[..cut]) {
                Err(ReadError::Malformed { line, column }) => {
                    assert_eq!((line, column), (1, cut));
                }
                other => panic!("cut at {cut}: {other:?}"),
            }
        }
        assert!(read_text(&text).is_ok());
    }
}

#[test]
fn the_actions_before_the_first_wrong_one_are_kept() {
    let record = short();
    let illegal = "queen A WWWW";
    for (kept, wrong) in (0..record.actions.len()).flat_map(|kept| {
        ["", "castle", "End", illegal, "elect W queen "].map(|wrong| (kept, wrong))
    }) {
        let form = changed(&format!("/actions/{kept}"), json!(wrong));
        let opened = read_value(&form).expect("the part before it");
        assert_eq!(opened.record.actions, record.actions[..kept]);
        let lost = Lost { kept, lost: record.actions.len() - kept, first: wrong.to_owned() };
        assert_eq!(opened.lost, Some(lost));
        sound::record(&opened.record);
    }
}

#[test]
fn a_wrong_action_is_quoted_no_longer_than_can_be_shown() {
    let form = changed("/actions/3", json!("é".repeat(5000)));
    let lost = read_value(&form).expect("a match").lost.expect("something lost");
    assert_eq!(lost.first, "é".repeat(80));
}

#[test]
fn what_follows_the_end_of_the_game_is_lost() {
    let (setup, seed) = games().next().expect("a game");
    let record = played(&setup, &seed);
    let mut form: Value = serde_json::from_str(&write(&record)).expect("JSON");
    form["actions"].as_array_mut().expect("actions").extend([json!("end"), json!("end")]);
    let lost = Lost { kept: record.actions.len(), lost: 2, first: "end".to_owned() };
    assert_eq!(read_value(&form), Ok(Opened { record, lost: Some(lost) }));
}

/// The head is read first; the rest may have any form.
#[test]
fn another_game_format_or_rules_are_named() {
    let name = "four-towers";
    assert_eq!(
        read_value(&changed("/game", json!(name))),
        Err(ReadError::OtherGame(name.to_owned()))
    );
    for format in [0, FORMAT + 1, u32::MAX] {
        let form = changed("/format", json!(format));
        assert_eq!(read_value(&form), Err(ReadError::OtherFormat(format)));
        let head = json!({ "format": format, "game": "council-of-4", "rules": 9, "moves": "" });
        assert_eq!(read_value(&head), Err(ReadError::OtherFormat(format)));
    }
    for rules in [0, CouncilOf4::RULES_VERSION + 1] {
        let form = changed("/rules", json!(rules));
        assert_eq!(read_value(&form), Err(ReadError::OtherRules(rules)));
    }
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let mut text = write(&short());
    text.extend(std::iter::repeat_n(' ', LONGEST_TEXT - text.len()));
    assert!(read_text(&text).is_ok());
    text.push(' ');
    assert_eq!(read_text(&text), Err(ReadError::TooLong(LONGEST_TEXT + 1)));
}

#[test]
fn a_seed_that_is_too_long_is_refused() {
    let of_length = |length| read_value(&changed("/seed", json!("ü".repeat(length))));
    assert!(of_length(LONGEST_SEED).is_ok());
    assert_eq!(of_length(LONGEST_SEED + 1), Err(ReadError::SeedTooLong));
}

fn named(name: &str) -> Read {
    read_value(&changed("/seats/2/name", json!(name)))
}

#[test]
fn bad_names_are_refused() {
    let seat = Seat(2);
    assert_eq!(named(""), Err(ReadError::Match(MatchError::NameMissing(seat))));
    let too_long = "n".repeat(LONGEST_NAME + 1);
    for bad in [" ", " Ada", "Ada ", "A\u{7}da", "Ada\n", "\u{0}", "\u{9f}x", &too_long] {
        let refused = Err(ReadError::Match(MatchError::BadName(seat)));
        assert_eq!(named(bad), refused, "{bad:?}");
    }
    for good in ["A", "Ada Lovelace", "Żółć", "👩‍👩‍👧", "<b>", &"ß".repeat(LONGEST_NAME)]
    {
        assert!(named(good).is_ok(), "{good:?}");
    }
}

#[test]
fn a_cleaned_name_is_a_good_one_or_none() {
    for name in ["  Ada ", "A\u{1b}[2Jda", &"long ".repeat(20), "\u{0}", "\t\n"] {
        let clean = SeatRecord::clean_name(name);
        let read = named(&clean);
        assert_eq!(read.is_ok(), !clean.is_empty(), "{name:?} became {clean:?}: {read:?}");
    }
}

/// Signs that are not seen, and hide or turn round what is beside them.
const HIDDEN: [&str; 8] =
    ["\u{202e}", "\u{200f}", "\u{2066}", "\u{200b}", "\u{feff}", "\u{61c}", "\u{ad}", "\u{3164}"];

#[test]
fn a_name_with_hidden_signs_opens_without_them_wherever_it_is_read() {
    for sign in HIDDEN {
        for (name, clean) in [
            (format!("{sign}ADA"), "ADA"),
            (format!("A{sign}da Lo{sign}velace"), "Ada Lovelace"),
            (format!("Ada {sign}"), "Ada"),
            (sign.to_owned(), "?"),
        ] {
            assert!(has_hidden_signs(&name));
            let read = named(&name).expect("it was allowed once");
            assert_eq!(read.record.seats[2].name, clean, "{name:?}");

            let mut kept = short();
            kept.seats[2].name = "Chiara".to_owned();
            let file = game_file::write(&kept).expect("it was played");
            let file = file
                .replace("Chiara,", &format!("{name},"))
                .replace("Chiara:", &format!("\"{name}\":"));
            let read = game_file::read::<CouncilOf4>(&file).expect("it was allowed once");
            assert_eq!(
                (read.record.seats[2].name.as_str(), read.stopped),
                (clean, None),
                "{name:?}"
            );
        }
    }
}

#[test]
fn joiners_stay_inside_names_and_nowhere_else() {
    for (name, clean) in [
        ("نیلو\u{200c}فر", "نیلو\u{200c}فر"),
        ("👩\u{200d}🚀", "👩\u{200d}🚀"),
        ("\u{200d}Ada\u{200c}", "Ada"),
    ] {
        assert_eq!(named(name).expect("it was allowed once").record.seats[2].name, clean);
    }
}

#[test]
fn a_name_from_right_to_left_turns_no_sentence_round() {
    let names = ["Ada".to_owned(), "עדה".to_owned()];
    assert_eq!(name_of(&names, Seat(0)), "Ada");
    assert_eq!(name_of(&names, Seat(1)), "\u{2068}עדה\u{2069}");
    for language in Language::ALL {
        let said = language.text().table().i_am(&name_of(&names, Seat(1)));
        assert!(said.contains("\u{2068}עדה\u{2069}"), "{said}");
    }
}

#[test]
fn two_seats_of_one_colour_are_refused() {
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let colour = serde_json::to_value(short().seats[one].colour).expect("JSON");
        let form = changed(&format!("/seats/{other}/colour"), colour);
        let same = MatchError::SameColour(Seat(one as u8), Seat(other as u8));
        assert_eq!(read_value(&form), Err(ReadError::Match(same)));
    }
}

#[test]
fn more_or_fewer_seats_than_players_are_refused() {
    let record = short();
    for count in [0, 1, 2, 4, 7] {
        let seats: Vec<_> = record.seats.iter().cycle().take(count).collect();
        let form = changed("/seats", json!(seats));
        assert_eq!(read_value(&form), Err(ReadError::Match(MatchError::Seats(count))));
    }
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused() {
    let refused = |error| Err(ReadError::Match(MatchError::Setup(error)));
    for players in [0, 1, 5, 255] {
        let form = changed("/setup/players", json!(players));
        assert_eq!(read_value(&form), refused(SetupError::Players(players)));
    }
    for seat in [Seat(3), Seat(255)] {
        let form = changed("/setup/first", json!(seat));
        assert_eq!(read_value(&form), refused(SetupError::NoSuchSeat(seat)));
    }
}

fn is_malformed(form: &Value) {
    let read = read_value(form);
    assert!(matches!(read, Err(ReadError::Malformed { .. })), "{form}: {read:?}");
}

#[test]
fn what_is_unknown_is_refused() {
    for pointer in ["", "/setup", "/seats/0"] {
        is_malformed(&extended(pointer, "more"));
    }
    for (pointer, value) in [
        ("/setup/players", json!(256)),
        ("/setup/players", json!(-1)),
        ("/setup/players", json!("3")),
        ("/setup/sides", json!(["1", "1"])),
        ("/setup/sides/0", json!("3")),
        ("/setup/nobility", json!("house")),
        ("/setup/first", json!(256)),
        ("/seats/0/controller", json!("ghost")),
        ("/seats/0/controller", json!({ "bot": "perfect" })),
        ("/seats/0/colour", json!("white")),
        ("/seats/0/name", json!(null)),
        ("/seed", json!(5)),
        ("/actions", json!("end")),
        ("/actions/0", json!(7)),
        ("/format", json!("1")),
        ("/format", json!(1.5)),
        ("/rules", json!(-1)),
    ] {
        is_malformed(&changed(pointer, value));
    }
}

#[test]
fn what_is_missing_is_refused() {
    let form = changed("/actions", json!([]));
    for key in ["format", "game", "rules", "setup", "seed", "seats", "actions"] {
        let mut form = form.clone();
        form.as_object_mut().expect("an object").remove(key).expect(key);
        is_malformed(&form);
    }
    let mut form = form;
    let setup = form["setup"].as_object_mut().expect("an object");
    setup.retain(|key, _| key == "players" || key == "sides");
    let opened = read_value(&form).expect("the rest goes without saying");
    assert_eq!(opened.record.setup.first, None);
}

/// Texts that would be costly to read in full.
#[test]
fn endless_nesting_and_the_same_key_twice_are_refused() {
    let texts = [
        "[".repeat(200_000),
        "{\"format\":".repeat(200_000),
        write(&short()).replacen("{\"format\":1,", "{\"format\":1,\"format\":1,", 1),
        write(&short()).replacen(
            "\"setup\":",
            &format!("\"x\":{},\"setup\":", "[".repeat(9999)),
            1,
        ),
    ];
    for text in texts {
        let read = read_text(&text);
        assert!(matches!(read, Err(ReadError::Malformed { .. })), "{read:?}");
    }
}

#[test]
fn format_1_is_opened_for_ever() {
    let opened = read_text(FORMAT_1).expect("a match");
    assert_eq!(opened.lost, None);
    let state = opened.record.replay(|_, _| {}).expect("legal actions");
    assert_eq!(CouncilOf4::decider(&state), None, "the game is over");
    let position = position::write::<CouncilOf4, Position>(&state);
    assert_eq!(fnv1a(position.as_bytes()), 0x412c_b003_219c_dfcb);
    assert_eq!(write(&opened.record), FORMAT_1.trim_end());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn flipped_bits_break_nothing(
        flips in prop::collection::vec((any::<prop::sample::Index>(), 0..7_u32), 1..4),
    ) {
        let mut bytes = write(&short()).into_bytes();
        for (place, bit) in flips {
            let at = place.index(bytes.len());
            bytes[at] ^= 1 << bit;
        }
        if let Ok(opened) = read_text(&String::from_utf8_lossy(&bytes)) {
            sound::record(&opened.record);
        }
    }

    #[test]
    fn pieces_in_any_order_break_nothing(
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 2..6),
    ) {
        let text = write(&short());
        let cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(text.len())).collect();
        let pieces = cuts.windows(2).filter_map(|cut| text.get(cut[0].min(cut[1])..cut[1]));
        let text: String = pieces.chain([&text[..]]).collect();
        if let Ok(opened) = read_text(&text) {
            sound::record(&opened.record);
        }
    }

    #[test]
    fn other_actions_break_nothing(
        at in 0..40_usize,
        action in "(elect [WKOPBR] |send [WKOPBR] |change |)(coast|hills|mountains|queen)|end|engage|extra",
    ) {
        let opened = read_value(&changed(&format!("/actions/{at}"), json!(action)));
        sound::record(&opened.expect("what was before").record);
    }

    #[test]
    fn no_text_at_all_is_a_match(text in "\\PC{0,60}|[\\[\\]{}:,\"0-9a-z]{0,60}") {
        prop_assert!(read_text(&text).is_err());
    }
}

#[test]
fn a_match_played_again_has_the_same_seats_and_deals_the_same_by_the_same_seed_alone() {
    let first = short();
    let dealt = |record: &Match<CouncilOf4>| record.start(|_| {}).expect("a match");
    let again = first.again(first.seed.clone());
    assert_eq!(
        (&again.setup, &again.seats, &again.seed),
        (&first.setup, &first.seats, &first.seed)
    );
    assert_eq!(again.actions, []);
    assert_eq!(dealt(&again), dealt(&first));
    let other = first.again("another".to_owned());
    assert_eq!((&other.setup, &other.seats), (&first.setup, &first.seats));
    assert_ne!(dealt(&other), dealt(&first));
}
