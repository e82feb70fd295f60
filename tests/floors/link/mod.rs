//! Matches as links: there and back, their length, and that nothing damaged or made up is read as another
//! match.

mod found;
mod length;
mod wrong;

use std::fs;

use crate::positions::{actions_of, games};
use crate::seats::{BOT, PERSON, new_match};
use crate::sound;
use curia::bots::{Level, legal};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::components::NobilityVariant;
use curia::games::council_of_4::rules::setup::{Setup, SetupError};
use curia::record::json::{self, Opened};
use curia::record::link::{
    LONGEST_TEXT, LinkError, Linked, Opens, Scope, WriteError, decode, encode, is_link,
    is_read_back, open, seal,
};
use curia::record::{
    Controller, Match, MatchError, ReplayError, SeatColour, SeatRecord, game_file,
};
use curia::rules::{Game, Seat};
use proptest::prelude::*;
use wrong::at;

/// Links of the first version of the form, each with its match as JSON below it. They are never written
/// again: all later versions must open them.
const FORM_1: &str = include_str!("../../fixtures/link-v1.txt");

type Read = Result<Linked<CouncilOf4>, LinkError<SetupError>>;

fn read(link: &str) -> Read {
    decode(link)
}

fn whole(record: &Match<CouncilOf4>) -> String {
    encode(record, Scope::Whole, Opens::AtEnd).expect("a link")
}

fn linked(record: &Match<CouncilOf4>, at: Option<usize>) -> Read {
    let opens = at.into();
    Ok(Linked { opened: Opened { record: record.clone(), lost: None }, opens })
}

/// Returns a whole game with all levels of bots at the table, varied by its number.
fn played(number: usize, setup: &Setup, seed: &str) -> Match<CouncilOf4> {
    let bots = Level::ALL.map(Controller::Bot);
    let controllers = (0..usize::from(setup.players)).map(|seat| match seat {
        0 => PERSON,
        seat => bots[(number + seat) % bots.len()],
    });
    let mut record = new_match(setup, seed, &controllers.collect::<Vec<_>>());
    record.actions = actions_of(setup, seed);
    record
}

/// Returns the beginning of a match of two without random choices.
fn short() -> Match<CouncilOf4> {
    let setup = Setup {
        players: 2,
        board: Sides::from_key("121").expect("a board").board(),
        nobility: NobilityVariant::Printed,
        first: None,
    };
    let mut record = new_match(&setup, "harbour", &[PERSON, BOT]);
    record.actions = actions_of(&setup, "harbour");
    record.actions.truncate(13);
    record
}

#[test]
fn a_link_in_turn_says_so_and_nothing_else_beside() {
    let (setup, seed) = games().next().expect("a game");
    let record = played(0, &setup, &seed);
    let link = encode(&record, Scope::Whole, Opens::InTurn).expect("a link");
    assert_eq!(link, whole(&record) + "&turn");
    let opened = Opened { record: record.clone(), lost: None };
    assert_eq!(read(&link), Ok(Linked { opened, opens: Opens::InTurn }));
    assert!(is_link(&link));
    for wrong in [format!("{link}&at=3"), format!("{link}&turn"), link.replace("&turn", "&turns")] {
        assert!(read(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn games_of_all_boards_and_numbers_of_players_come_back_whole_in_part_and_as_a_deal() {
    for (number, (setup, seed)) in games().enumerate() {
        let first = (number % 2 == 0).then_some(Seat(setup.players - 1));
        let mut record = played(number, &Setup { first, ..setup }, &seed);
        record.assisted = number % 3 == 0;

        let link = whole(&record);
        assert_eq!(read(&link), linked(&record, None), "{seed}");
        let actions = record.actions.len();
        for at in [0, 1, actions / 2, actions] {
            let mut part = record.clone();
            part.actions.truncate(at);
            let link = encode(&record, Scope::UpTo(at), Opens::At(at)).expect("a link");
            assert_eq!(read(&link), linked(&part, Some(at)), "{seed} up to {at}");
            assert_eq!(encode(&part, Scope::Whole, Opens::At(at)), Ok(link));
        }
        let deal = encode(&record, Scope::Deal, Opens::AtEnd).expect("a link");
        assert_eq!(read(&deal), linked(&record.again(seed.clone()), None), "{seed}");
    }
}

#[test]
fn golden_games_come_back() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/council_of_4");
    let mut games = 0;
    for entry in fs::read_dir(folder).expect("golden games") {
        let path = entry.expect("an entry").path();
        let text = fs::read(&path).expect("a file");
        let record = game_file::read::<CouncilOf4>(&text).expect("a match").record;
        let link = whole(&record);
        assert_eq!(read(&link), linked(&record, None), "{}", path.display());
        games += 1;
    }
    assert_eq!(games, 60);
}

#[test]
fn a_match_is_not_sent_further_than_it_goes_nor_opened_behind_its_end() {
    let record = short();
    let none = |at, actions| Err(WriteError::NoSuchMoment { at, actions });
    assert_eq!(encode(&record, Scope::UpTo(14), Opens::AtEnd), none(14, 13));
    assert_eq!(encode(&record, Scope::Whole, Opens::At(14)), none(14, 13));
    assert_eq!(encode(&record, Scope::UpTo(5), Opens::At(6)), none(6, 5));
    assert_eq!(encode(&record, Scope::Deal, Opens::At(1)), none(1, 0));
    for at in 0..=13 {
        let link = encode(&record, Scope::Whole, Opens::At(at)).expect("a link");
        assert_eq!(link, format!("{}&at={at}", whole(&record)));
        assert_eq!(read(&link), linked(&record, Some(at)));
    }
}

#[test]
fn a_match_that_can_t_be_played_has_no_link() {
    let mut record = short();
    record.actions[1] = record.actions[2];
    let why = {
        let mut before = record.clone();
        before.actions.truncate(1);
        let mut state = before.replay(|_, _| {}).expect("legal actions");
        CouncilOf4::apply(&mut state, record.actions[1], |_| {}).expect_err("an illegal action")
    };
    let illegal = WriteError::Replay(ReplayError::Action { index: 1, why });
    assert_eq!(encode(&record, Scope::Whole, Opens::AtEnd), Err(illegal));
    assert!(encode(&record, Scope::UpTo(1), Opens::AtEnd).is_ok());
    let mut record = short();
    record.seats[1].name.clear();
    let nameless = WriteError::Replay(ReplayError::Match(MatchError::NameMissing(Seat(1))));
    assert_eq!(encode(&record, Scope::Deal, Opens::AtEnd), Err(nameless));
    let record = Match { seed: "x".repeat(65), ..short() };
    let too_long = WriteError::Refused(LinkError::SeedTooLong);
    assert_eq!(encode(&record, Scope::Deal, Opens::AtEnd), Err(too_long));
    let mut record = short();
    record.actions = record.actions.repeat(6_000);
    assert_eq!(
        encode(&record, Scope::Whole, Opens::AtEnd),
        Err(WriteError::TooManyActions(78_000))
    );
}

#[test]
fn a_link_is_known_in_an_address_by_itself_and_with_blanks_around_it() {
    let record = short();
    let link = encode(&record, Scope::Whole, Opens::At(7)).expect("a link");
    for text in [
        link.clone(),
        link[1..].to_owned(),
        format!("https://example.org/games/curia/?x=1{link}"),
        format!("  http://127.0.0.1:8080/{link}\r\n"),
    ] {
        assert!(is_link(&text), "{text}");
        assert_eq!(read(&text), linked(&record, Some(7)), "{text}");
    }
    let odd = short().again("#m=".to_owned());
    let (json, game_file) = (json::write(&odd), game_file::write(&odd).expect("a game file"));
    for text in ["", "#", "m", "#rules", "#x&m=", "a b#m=", "#M=", &json, &game_file] {
        assert!(!is_link(text), "{text}");
    }
}

#[test]
fn every_bit_that_is_changed_and_every_cut_is_found() {
    let record = short();
    let link = whole(&record);
    let is_refused = |text: &str| {
        let refused = read(text);
        assert!(refused.is_err(), "{text} is read as {refused:?}");
    };
    for at in 0..link.len() {
        is_refused(&link[..at]);
        for bit in 0..7 {
            let mut changed = link.clone().into_bytes();
            changed[at] ^= 1 << bit;
            is_refused(&String::from_utf8(changed).expect("ASCII"));
        }
    }
    let sealed = link.strip_prefix("#m=").expect("a link");
    let bytes = open::<()>(sealed).expect("bytes");
    assert_eq!(seal(&bytes), sealed);
    let damaged = |text: &str| assert_eq!(open::<()>(text), Err(LinkError::Damaged), "{text}");
    for bit in 0..bytes.len() * 8 {
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        let changed = seal(&changed);
        // The bytes of one under the checksum of the other.
        let apart = changed.bytes().zip(sealed.bytes()).filter(|(one, other)| one != other);
        assert!(apart.count() > 2, "bit {bit} changes the checksum");
        let letters = bytes.len() * 8 / 6;
        damaged(&(changed[..letters].to_owned() + &sealed[letters..]));
    }
}

/// What was sent once is read the same for ever, so the number of a level never changes.
#[test]
fn a_person_and_every_level_of_bots_have_numbers_of_their_own_and_come_back() {
    let controllers = [PERSON].into_iter().chain(Level::ALL.map(Controller::Bot));
    for (number, controller) in (0..).zip(controllers) {
        let mut record = short();
        record.seats[1].controller = controller;
        let link = whole(&record);
        assert_eq!(read(&link), linked(&record, None), "{controller:?}");
        let bytes = open::<()>(&link[3..]).expect("bytes");
        assert_eq!(bytes[at::ZOE_SITS] >> 4, number, "{controller:?}");
    }
}

#[test]
fn form_1_is_opened_for_ever() {
    let mut lines = FORM_1.lines();
    let mut opened = 0;
    while let (Some(link), Some(text)) = (lines.next(), lines.next()) {
        let record = json::read::<CouncilOf4>(text).expect("a match").record;
        let Linked { opened: Opened { record: read, lost }, opens } = read(link).expect("a match");
        assert_eq!((&read, lost), (&record, None));
        assert_eq!(encode(&record, Scope::Whole, opens).as_deref(), Ok(link));
        opened += 1;
    }
    assert_eq!(opened, 3);
    // A whole game, identified by its final state.
    let record = json::read::<CouncilOf4>(FORM_1.lines().nth(1).expect("a line")).expect("a match");
    let last = record.record.replay(|_, _| {}).expect("legal actions");
    assert_eq!(CouncilOf4::decider(&last), None);
}

#[test]
fn the_links_of_form_1_hold_every_colour_controller_and_field_of_a_set_up() {
    let records = FORM_1
        .lines()
        .skip(1)
        .step_by(2)
        .map(|text| json::read::<CouncilOf4>(text).expect("a match").record);
    let records: Vec<_> = records.collect();
    let seats = || records.iter().flat_map(|record| &record.seats);
    // The level above Master was added later.
    for level in Level::ALL.into_iter().filter(|&level| level < Level::Champion) {
        let controller = Controller::Bot(level);
        assert!(seats().any(|seat| seat.controller == controller), "{level:?}");
    }
    assert!(seats().any(|seat| seat.controller == PERSON));
    // The fifth was added later.
    for colour in &SeatColour::ALL[..4] {
        assert!(seats().any(|seat| seat.colour == *colour), "{colour:?}");
    }
    for variant in [NobilityVariant::Printed, NobilityVariant::Manual] {
        assert!(records.iter().any(|record| record.setup.nobility == variant), "{variant:?}");
    }
    assert!(records.iter().any(|record| record.setup.first.is_some()));
    assert!(records.iter().any(|record| record.setup.first.is_none()));
    assert!(records.iter().any(|record| record.assisted));
    assert!(records.iter().any(|record| record.actions.is_empty()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    /// Actions are chosen by index, so that every shrunk case is a legal game, too.
    #[test]
    fn any_match_is_read_as_it_was_sent(
        board in 0..8_usize,
        players in 2..=4_u8,
        first in prop::option::of(0..2_u8),
        assisted in any::<bool>(),
        seed in "\\PC{0,64}|[\\x00-\\x7f]{0,64}",
        names in prop::collection::vec("\\PC{1,20}|[ -~]{1,20}", 4),
        levels in prop::collection::vec(0..Level::ALL.len(), 4),
        choices in prop::collection::vec(any::<u32>(), 0..60),
    ) {
        let sides = Sides::all().nth(board).expect("a board");
        let first = first.map(Seat);
        let setup = Setup { players, board: sides.board(), nobility: NobilityVariant::Manual, first };
        let controllers: Vec<_> =
            levels.iter().map(|&level| Controller::Bot(Level::ALL[level])).collect();
        let mut record = new_match(&setup, &seed, &controllers[..usize::from(players)]);
        record.assisted = assisted;
        for (seat, name) in record.seats.iter_mut().zip(&names) {
            let name = SeatRecord::clean_name(name);
            seat.name = if name.is_empty() { "nobody".to_owned() } else { name };
        }
        let mut state = record.start(|_| {}).expect("a game");
        for choice in choices {
            let action = CouncilOf4::choose_legal(&state, |len| choice % len).expect("an action");
            CouncilOf4::apply(&mut state, action, |_| {}).expect("a listed action");
            record.actions.push(action);
        }
        let link = whole(&record);
        prop_assert!(link.bytes().skip(3).all(|letter| {
            letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_'
        }), "{}", link);
        prop_assert_eq!(read(&link), linked(&record, None), "{}", link);
    }

    /// Everything read is written as it was, for any sealed bytes.
    #[test]
    fn changed_bytes_under_a_good_checksum_are_sound_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
        whether in any::<bool>(),
    ) {
        let mut bytes = open::<()>(&whole(&short())[3..]).expect("bytes");
        for (place, byte) in changes {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        if whether {
            bytes.truncate(cut.index(bytes.len()));
        }
        let link = format!("#m={}", seal(&bytes));
        if let Ok(Linked { opened, .. }) = read(&link) {
            sound::record(&opened.record);
            if opened.lost.is_none() {
                prop_assert_eq!(whole(&opened.record), link);
            }
        }
    }

    #[test]
    fn no_text_at_all_is_a_match(text in "\\PC{0,60}|[A-Za-z0-9_-]{0,60}") {
        prop_assert!(read(&text).is_err());
        let link = format!("#m={}", text);
        prop_assert!(read(&link).is_err());
    }
}

#[test]
#[ignore = "writes a fixture"]
fn write_a_link_with_as_many_actions_as_fit() {
    let setup = Setup {
        players: 2,
        board: Sides::of_number(0).board(),
        nobility: NobilityVariant::Printed,
        first: None,
    };
    let mut game = new_match(&setup, "long", &[PERSON, Controller::Bot(Level::Novice)]);
    let mut state = game.start(|_| {}).expect("a match");
    // Nobody comes any nearer to the end.
    for _ in 0..6_000 {
        let choices = legal::<CouncilOf4>(&CouncilOf4::view(&state, CouncilOf4::decider(&state)));
        let elect = |action: &&Action| matches!(action, Action::Elect { .. });
        let action = *choices.iter().find(elect).unwrap_or(&Action::EndTurn);
        for action in [action, Action::EndTurn] {
            CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
            game.actions.push(action);
        }
    }
    let link = encode(&game, Scope::Whole, Opens::AtEnd).expect("a link");
    assert!(link.len() <= LONGEST_TEXT, "{}", link.len());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/long-link.txt");
    fs::write(path, link).expect("a file to write");
}

#[test]
#[ignore = "writes the links that are opened for ever"]
fn write_the_links_of_form_1() {
    let four = Setup {
        players: 4,
        board: Sides::from_key("212").expect("a board").board(),
        nobility: NobilityVariant::Manual,
        first: Some(Seat(2)),
    };
    let bots = |levels: [Level; 3]| [PERSON].into_iter().chain(levels.map(Controller::Bot));
    let strong: Vec<_> = bots([Level::Adept, Level::Expert, Level::Master]).collect();
    let weak: Vec<_> = bots([Level::Random, Level::Novice, Level::Greedy]).collect();
    let mut game = new_match(&four, "Ångström 7", &strong);
    game.actions = actions_of(&four, &game.seed);
    let three = Setup { players: 3, board: Sides::of_number(1).board(), ..four.clone() };
    let three = Setup { first: None, nobility: NobilityVariant::Printed, ..three };
    let mut part = new_match(&three, "harbour", &weak[1..]);
    part.actions = actions_of(&three, "harbour");
    part.actions.truncate(60);
    part.assisted = true;
    let deal = new_match(&Setup { players: 4, ..three }, "", &weak);
    let lines = [(game, Some(100)), (part, None), (deal, None)].map(|(record, at)| {
        let link = encode(&record, Scope::Whole, at.into()).expect("a link");
        format!("{link}\n{}\n", json::write(&record))
    });
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/link-v1.txt");
    fs::write(path, lines.concat()).expect("a file to write");
}

#[test]
fn no_link_is_offered_that_is_not_read_as_its_match() {
    let setup =
        Setup { players: 2, board: Default::default(), nobility: Default::default(), first: None };
    let record = new_match(&setup, "harbour", &[PERSON, PERSON]);
    let link = whole(&record);
    assert_eq!(is_read_back(&link, &record), Ok(()));
    let other = record.again("harbours".to_owned());
    assert_eq!(is_read_back(&link, &other), Err(WriteError::NotReadBack));
    let refused = Err(WriteError::Refused(LinkError::Damaged));
    assert_eq!(is_read_back(&link[..link.len() - 1], &record), refused);
}
