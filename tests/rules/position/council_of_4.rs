//! Positions of Council of 4.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::{NoBoard, Sides};
use curia::games::council_of_4::rules::position::{
    Fault, Flaw, GainForm, PermitGain, Pointer, Position, TokenGain, read, write,
};
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::games::council_of_4::rules::validate::Broken;
use curia::games::council_of_4::rules::{board, components};
use curia::rules::luck::{Seed, below};
use curia::rules::position::{Key, LONGEST_TEXT, Unread};
use curia::rules::{Game, Seat};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::schema::Form;
use crate::positions::{games, steps};
use crate::sound;

/// Plays `actions` random actions and passes every state on the way to `see`.
fn play(mut state: State, seed: u64, actions: u32, mut see: impl FnMut(&State)) {
    let mut rng = Seed(seed).stream(7);
    let mut legal = Vec::new();
    for _ in 0..actions {
        see(&state);
        CouncilOf4::legal_actions(&state, &mut legal);
        let Some(&action) = legal.get(below(&mut rng, legal.len() as u32) as usize) else { return };
        CouncilOf4::apply(&mut state, action, |_| {}).unwrap();
    }
}

fn deal(players: u8, sides: Sides, seed: u64) -> State {
    let setup = Setup { players, board: sides.board(), nobility: Default::default(), first: None };
    CouncilOf4::start(&setup, Seed(seed), |_| {}).unwrap()
}

#[test]
fn every_state_comes_back_from_its_position() {
    let mut open_choices = 0;
    for (at, sides) in Sides::all().enumerate() {
        for players in 2..=4 {
            let seed = at as u64 * 3 + u64::from(players);
            play(deal(players, sides, seed), seed, 400, |state| {
                let position = Position::of(state);
                open_choices += u32::from(!position.gains.is_empty());
                let text = write(state);
                assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position);
                sound::position::<CouncilOf4>(state);
            });
        }
    }
    assert!(open_choices > 20, "{open_choices}");
}

/// Returns the flaws after a change to a possible position.
fn flaws(change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    let mut position = Position::of(&deal(3, Sides::default(), 1));
    change(&mut position);
    position.state().map_or_else(|flaws| flaws, |_| Vec::new())
}

fn flaw(place: Pointer, fault: Fault) -> Vec<Flaw> {
    vec![Flaw { place, fault }]
}

#[test]
fn what_can_t_be_read_is_named_with_its_place() {
    use Fault::*;
    use Pointer::{Council, Field, Gain, Luck, Player, Region};
    let coast = |field| Region(board::Region::Coast, field);
    let queens = Council(components::Council::Queen);
    let x01 = || Permit("X01".into());
    assert_eq!(flaws(|p| p.format = 9), flaw(Field("format"), Format(9)));
    assert_eq!(
        flaws(|p| p.sides = "131".into()),
        flaw(Field("sides"), Board("131".into(), NoBoard::Parts))
    );
    assert_eq!(flaws(|p| p.queen = 'Z'), flaw(Field("queen"), City('Z')));
    for seat in [Seat(0), Seat(2)] {
        let player = seat.index();
        let at = |field| Player(seat, field);
        let merchants = flaws(|p| p.players[player].merchants = "AA".into());
        assert_eq!(merchants, flaw(at("merchants"), City('A')));
        let ready = flaws(|p| p.players[player].unused_permits = vec!["X01".into()]);
        assert_eq!(ready, flaw(at("unused_permits"), x01()));
        let used = flaws(|p| p.players[player].used_permits = vec!["X01".into()]);
        assert_eq!(used, flaw(at("used_permits"), x01()));
        let twice = flaws(|p| p.players[player].used_permits = vec!["C01".into(); 2]);
        assert_eq!(twice, flaw(at("used_permits"), Permit("C01".into())));
        for place in [0, 6] {
            let reward = flaws(|p| p.players[player].queens_reward_tiles = vec![place]);
            assert_eq!(reward, flaw(at("queens_reward_tiles"), QueensReward(place)));
        }
        let hand = flaws(|p| p.players[player].hand.values[6] = 16);
        assert_eq!(hand, flaw(at("hand"), CardCount(16)));
    }
    let colour = flaws(|p| p.councils.values[3] = "WXKO".into());
    assert_eq!(colour, flaw(queens, Colour('X')));
    assert_eq!(flaws(|p| p.councils.values[3] = "WK".into()), flaw(queens, Length(2)));
    assert_eq!(flaws(|p| p.reserve.values[2] = 255), flaw(Field("reserve"), Length(255)));
    let token = flaws(|p| p.tokens.values[0] = Some("T99".into()));
    assert_eq!(token, flaw(Pointer::Token(board::City::A), Token("T99".into())));
    assert_eq!(flaws(|p| p.players.truncate(1)), flaw(Field("players"), Length(1)));
    assert_eq!(flaws(|p| p.players.clear()), flaw(Field("players"), Length(0)));
    let five = flaws(|p| p.players = p.players.iter().cycle().take(5).cloned().collect());
    assert_eq!(five, flaw(Field("players"), Length(5)));
    assert_eq!(flaws(|p| p.deck.values[0] = 200), flaw(Field("deck"), CardCount(200)));
    let seed = flaws(|p| p.luck.seed = "0x12".into());
    assert_eq!(seed, flaw(Luck("seed"), Seed("0x12".into())));
    let signed = flaws(|p| p.luck.seed = "+00000000000000f".into());
    assert_eq!(signed, flaw(Luck("seed"), Seed("+00000000000000f".into())));
    let long = flaws(|p| p.luck.seed = "f".repeat(999));
    assert_eq!(long, flaw(Luck("seed"), Seed("f".repeat(32))));
    let tokens = GainForm::Tokens(TokenGain { cities: "A".into(), steps: 0 });
    let three = flaws(|p| p.gains = vec![tokens.clone(); 3]);
    assert!(!three.contains(&Flaw { place: Field("gains"), fault: Length(3) }), "{three:?}");
    assert_eq!(flaws(|p| p.gains = vec![tokens; 4]), flaw(Field("gains"), Length(4)));
    let refill = PermitGain { id: "C01".into(), next: 0, steps: 0, refill_slot: Some(3) };
    assert_eq!(flaws(|p| p.gains = vec![GainForm::Permit(refill)]), flaw(Gain(0), Slot(3)));
    let elsewhere = flaws(|p| p.permits.values[0].unseen.push("M01".into()));
    assert_eq!(elsewhere, flaw(coast("unseen"), Permit("M01".into())));
    let under = flaws(|p| p.permits.values[0].under.push("H01".into()));
    assert_eq!(under, flaw(coast("under"), Permit("H01".into())));
    for (count, too_many) in [(15, false), (16, true), (17, true)] {
        let under = flaws(|p| p.permits.values[0].under = vec!["C01".into(); count]);
        let length = Flaw { place: coast("under"), fault: Length(count) };
        assert_eq!(under.contains(&length), too_many, "{under:?}");
    }
    let face_up = flaws(|p| p.permits.values[0].face_up[0] = Some("H01".into()));
    assert_eq!(face_up, flaw(coast("face_up"), Permit("H01".into())));
}

#[test]
fn an_impossible_position_is_refused_with_every_reason_at_once() {
    let reasons = flaws(|position| {
        position.players[0].merchants = "AXA".into();
        position.players[2].merchants = "X".into();
        position.players[0].coins = 21;
        position.players[1].nobility = 40;
        position.players[1].used_permits = vec!["C99".into()];
        position.reserve.values[0] = 4;
        position.turn.main_left = 0;
        position.first = Seat(3);
        position.queens_reward_tiles_left = 7;
    });
    let broken = |place, broken| Flaw { place, fault: Fault::Broken(broken) };
    for flaw in [
        Flaw { place: Pointer::Player(Seat(0), "merchants"), fault: Fault::City('X') },
        Flaw { place: Pointer::Player(Seat(0), "merchants"), fault: Fault::City('A') },
        Flaw { place: Pointer::Player(Seat(2), "merchants"), fault: Fault::City('X') },
        Flaw {
            place: Pointer::Player(Seat(1), "used_permits"),
            fault: Fault::Permit("C99".into()),
        },
        broken(Pointer::Player(Seat(0), "coins"), Broken::TooManyCoins(Seat(0))),
        broken(Pointer::Player(Seat(1), "nobility"), Broken::BeyondNobilityTrack(Seat(1))),
        broken(Pointer::Turn("main_left"), Broken::MainActionVanished),
        broken(Pointer::Whole, Broken::NotAtTheTable(Seat(3))),
        broken(Pointer::Field("queens_reward_tiles_left"), Broken::QueensRewardsLeft(7)),
    ] {
        assert!(reasons.contains(&flaw), "{flaw:?} is not in {reasons:?}");
    }
    let reserve = |flaw: &Flaw| flaw.place == Pointer::Field("reserve");
    assert!(reasons.iter().any(reserve), "{reasons:?}");
    let permits = |flaw: &Flaw| matches!(flaw.fault, Fault::Broken(Broken::PermitPlaces { .. }));
    assert!(!reasons.iter().any(permits), "one of the permits could not be read: {reasons:?}");
}

#[test]
fn a_place_is_a_json_pointer() {
    let text = write(&deal(3, Sides::default(), 1));
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let council = components::Council::Region(board::Region::Hills);
    for place in [
        Pointer::Whole,
        Pointer::Field("last_round"),
        Pointer::Player(Seat(2), "merchants"),
        Pointer::Region(board::Region::Mountains, "under"),
        Pointer::Council(council),
        Pointer::Token(board::City::O),
        Pointer::Turn("main_left"),
        Pointer::Luck("politics_drawn"),
    ] {
        assert!(value.pointer(&place.to_string()).is_some(), "{place}");
    }
    assert_eq!(Pointer::Gain(1).to_string(), "/gains/1");
}

#[test]
fn one_position_has_one_text() {
    let other = |place| flaw(place, Fault::NotCanonical);
    let coast = Pointer::Region(board::Region::Coast, "unseen");
    assert_eq!(flaws(|p| p.permits.values[0].unseen.reverse()), other(coast));
    let upper = flaws(|p| p.luck.seed = "000000000000000A".into());
    assert_eq!(upper, other(Pointer::Luck("seed")));
    let merchants = flaws(|p| p.players[1].merchants = "BA".into());
    assert_eq!(merchants, other(Pointer::Player(Seat(1), "merchants")));
}

#[test]
fn every_letter_is_that_of_the_notation() {
    let letters = |letters: Vec<char>| letters.into_iter().map(String::from).collect::<Vec<_>>();
    let cards = components::Politics::ALL.map(components::Politics::letter).to_vec();
    assert_eq!(components::Politics::NAMES, letters(cards));
    let colours = components::Colour::ALL.map(components::Colour::letter).to_vec();
    assert_eq!(components::Colour::NAMES, letters(colours));
    assert_eq!(board::City::NAMES, letters(board::City::ALL.map(board::City::letter).to_vec()));
    assert_eq!(board::Region::NAMES, board::Region::ALL.map(board::Region::key));
    assert_eq!(components::Council::NAMES, components::Council::ALL.map(components::Council::word));
}

#[test]
fn a_text_that_is_no_position_is_refused_with_line_and_column() {
    let text = write(&deal(2, Sides::default(), 5));
    let malformed = |text: &str| match read(text) {
        Err(Unread::Malformed { line, column, detail }) => (line, column, detail),
        other => panic!("{other:?}"),
    };
    assert_eq!(malformed(&text[..40]).0, 1);
    let (line, column, detail) = malformed(&text.replacen("\"queen\"", "\n\"king\"", 1));
    assert!((line, column) == (2, 6) && detail.contains("`king`"), "{line} {column} {detail}");
    assert_eq!(malformed("").0, 1);
    let twice = malformed(&text.replacen("\"reserve\":{", "\"reserve\":{\"R\":1,", 1)).2;
    assert!(twice.contains("duplicate field `R`"), "{twice}");
    let list = malformed(&text.replacen("\"reserve\":{", "\"reserve\":[],\"reserved\":{", 1)).2;
    assert!(list.contains("an object with the fields W, K,"), "{list}");
    let long = format!("{text}{}", " ".repeat(LONGEST_TEXT));
    assert_eq!(read(&long), Err(Unread::TooLong));
    assert!(read(&long[..LONGEST_TEXT]).is_ok());
    let flaws = flaw(Pointer::Field("queen"), Fault::City('Z'));
    let impossible = text.replacen("\"queen\":\"J\"", "\"queen\":\"Z\"", 1);
    assert_eq!(read(&impossible), Err(Unread::Impossible(flaws)));
}

proptest! {
    /// Any change of single bytes is refused, or leads to a playable position.
    #[test]
    fn damaged_positions_are_refused_or_playable(
        seed in 0_u64..64,
        damage in proptest::collection::vec((0_usize..6000, 32_u8..127), 1..4),
    ) {
        let mut last = None;
        play(deal(2 + (seed % 3) as u8, Sides::default(), seed), seed, 150, |state| last = Some(*state));
        let mut text = serde_json::to_vec(&Position::of(&last.unwrap())).unwrap();
        for (at, byte) in damage {
            let at = at % text.len();
            text[at] = byte;
        }
        if let Ok(position) = serde_json::from_slice::<Position>(&text)
            && let Ok(state) = position.state()
        {
            prop_assert_eq!(&Position::of(&state), &position);
            play(state, seed, 60, |_| {});
        }
    }
}

fn form() -> Form {
    let schema = include_str!("../../../src/games/council_of_4/rules/position.schema.json");
    Form::new(schema, |text| read(text).is_ok())
}

/// Returns positions of whole games on all boards, as JSON values.
fn positions() -> impl Iterator<Item = Value> {
    let states = games().flat_map(|(setup, seed)| steps(&setup, &seed));
    states.map(|(state, _)| serde_json::from_str(&write(&state)).expect("JSON"))
}

/// Returns positions with a permit's gains in progress, with those of tokens, with permits put under a deck,
/// and of the last round.
fn rich() -> Vec<Value> {
    let gain = |position: &Value, kind: &str| {
        let gains = position["gains"].as_array().expect("gains");
        gains.iter().any(|gain| gain.get(kind).is_some())
    };
    let has: [&dyn Fn(&Value) -> bool; 4] = [
        &|position| gain(position, "permit"),
        &|position| gain(position, "tokens"),
        &|position| position["permits"]["hills"]["under"].get(1).is_some(),
        &|position| !position["last_round"].is_null(),
    ];
    has.map(|has| positions().find(|position| has(position)).expect("a game gets there")).into()
}

#[test]
fn every_position_of_whole_games_conforms() {
    assert!(form().admits_all(positions()) > 2000);
}

#[test]
fn no_field_may_be_missing_and_none_may_be_added() {
    for position in rich() {
        form().has_just_these_fields(&position);
    }
}

/// A list of the right values in the right order is refused, though serde would accept it.
#[test]
fn a_list_is_no_object() {
    let fields = [
        ("/turn", "seat number main_left main_taken quick_taken"),
        ("/last_round", "by turns_left"),
        ("/permits/coast", "face_up unseen under"),
        ("/players/0/vp", "permits tokens nobility"),
        ("/gains/0/permit", "id next steps refill_slot"),
        ("/gains/0/tokens", "cities steps"),
        ("/luck", "seed politics_drawn"),
    ];
    for (pointer, fields) in fields {
        let with = |position: &Value| position.pointer(pointer).is_some_and(Value::is_object);
        let position = rich().into_iter().find(with).expect(pointer);
        let list = form().with_a_list(position, pointer, fields);
        assert_eq!(read(list), Err(Unread::OtherForm { pointer: pointer.to_owned() }));
    }
}

#[test]
fn what_is_out_of_range_is_refused() {
    let values = [
        json!(-1),
        json!(2.5),
        json!(1u64 << 32),
        json!(1 << 16),
        json!(256),
        json!(21),
        json!(16),
        json!(15),
        json!(14),
        json!(13),
        json!(6),
        json!(5),
        json!(4),
        json!(3),
        json!(2),
        json!(null),
        json!(true),
        json!(""),
        json!("X"),
        json!("BA"),
        json!("AA"),
        json!("WWWWW"),
        json!("ABCDEFGHIJKLMNO"),
        json!("C16"),
        json!("H01"),
        json!("T15"),
        json!("0000000000000000f"),
        json!([]),
        json!(["C01", "C01"]),
        json!([1, 1]),
        json!([0, 0, 0]),
        json!({ "turn": null }),
        json!({ "printed": null }),
        json!({ "gold": null }),
        json!([null, null, null]),
        json!({}),
    ];
    for position in rich() {
        form().bounds_everything(&position, &values);
    }
}
