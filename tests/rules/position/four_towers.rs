//! Positions of Four Towers.

use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::components::{Champion, Clan, Village};
use curia::games::four_towers::rules::position::{Fault, Flaw, Pointer, Position, read, write};
use curia::games::four_towers::rules::setup::Setup;
use curia::games::four_towers::rules::state::{Decision, State};
use curia::games::four_towers::rules::validate::Broken;
use curia::rules::luck::{Seed, fnv1a};
use curia::rules::position::{Key, LONGEST_TEXT, Unread};
use curia::rules::{Game, Seat};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::schema::Form;
use crate::game;

/// Plays a whole game and passes every state to `see`.
fn play(players: u8, seed: u64, mut see: impl FnMut(&State)) {
    let last =
        game::play::<FourTowers>(&Setup { players }, Seed(seed), 3000, |step| see(step.before));
    see(&last);
}

/// Returns the first state as wanted of a game from this seed on that gets there.
fn state(players: u8, seed: u64, wanted: impl Fn(&State) -> bool) -> State {
    let first = |seed: u64| {
        let mut found = None;
        play(players, seed, |state| {
            if found.is_none() && wanted(state) {
                found = Some(*state);
            }
        });
        found
    };
    (seed..seed + 50).find_map(first).expect("a game gets there")
}

/// An expansion late in a game in which players have hired champions.
fn expanding(seed: u64) -> State {
    state(3, seed, |state| {
        let table = state.table();
        let champions = table.players().iter().filter(|player| player.champions().count() > 1);
        table.decision() == Decision::Expand && champions.count() > 1 && table.turn.number > 20
    })
}

#[test]
fn every_state_comes_back_from_its_position() {
    let mut kinds = [0; 8];
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
        play(players, seed, |state| {
            let position = Position::of(state);
            kinds[state.table().decision() as usize] += 1;
            let text = write(state);
            assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position);
            assert_eq!(FourTowers::fingerprint(state), fnv1a(text.as_bytes()));
            assert_eq!(read(&text).as_ref(), Ok(state), "{text}");
        });
    }
    assert!(kinds.iter().all(|&count| count > 1) && kinds[7] == 6, "{kinds:?}");
}

/// Returns the flaws after a change to a possible position.
fn flaws_of(state: &State, change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    let mut position = Position::of(state);
    change(&mut position);
    position.state().map_or_else(|flaws| flaws, |_| Vec::new())
}

fn flaws(change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    flaws_of(&expanding(1), change)
}

fn flaw(place: Pointer, fault: Fault) -> Vec<Flaw> {
    vec![Flaw { place, fault }]
}

#[test]
fn what_can_t_be_read_is_named_with_its_place() {
    use Pointer::{Field, OfPlayer};
    assert_eq!(flaws(|p| p.format = 9), flaw(Field("format"), Fault::Format(9)));
    assert_eq!(flaws(|p| p.players.truncate(1)), flaw(Field("players"), Fault::Length(1)));
    let five = flaws(|p| p.players = p.players.iter().cycle().take(5).cloned().collect());
    assert!(five.contains(&Flaw { place: Field("players"), fault: Fault::Length(5) }));
    assert_eq!(flaws(|p| p.display.clear()), flaw(Field("display"), Fault::Length(0)));
    let drawn = flaws(|p| p.drawn = "BR".into());
    assert_eq!(drawn, flaw(Field("drawn"), Fault::Clans("BR".into())));
    let land = flaws(|p| p.land.values[3] = "X".repeat(99));
    let dalma = Pointer::Village(Village::Dalma);
    assert_eq!(land, flaw(dalma, Fault::Clans("X".repeat(32))));
    let sixteen = flaws(|p| p.land.values[3] = "R".repeat(16));
    assert_eq!(sixteen, flaw(dalma, Fault::Clans("R".repeat(16))));
    for steps in [vec![3, 3], vec![7, 3], vec![20]] {
        assert_eq!(flaws(|p| p.track_gems = steps), flaw(Field("track_gems"), Fault::Steps));
    }
    for seat in Seat::first(3) {
        let at = |field| OfPlayer(seat, field);
        let row = flaws(|p| p.players[seat.index()].mercenaries = "r".into());
        assert_eq!(row, flaw(at("mercenaries"), Fault::Row("r".into())));
        let long = flaws(|p| p.players[seat.index()].mountaineers = "R".repeat(40));
        assert_eq!(long, flaw(at("mountaineers"), Fault::Row("R".repeat(32))));
        let followers = flaws(|p| p.players[seat.index()].followers.values[1] = 16);
        assert!(followers.contains(&Flaw { place: at("followers"), fault: Fault::TooMany(16) }));
        let four = flaws(|p| {
            let champions = &mut p.players[seat.index()].champions;
            *champions = champions.iter().cycle().take(4).cloned().collect();
        });
        let is_hired = expanding(1).table().player(seat).champions().count() > 0;
        let length = Flaw { place: at("champions"), fault: Fault::Length(4) };
        assert_eq!(four.contains(&length), is_hired);
    }
    for seed in ["0x12", "+00000000000000f", "000000000000000F", ""] {
        let found = flaws(|p| p.seed = seed.into());
        assert_eq!(found, flaw(Field("seed"), Fault::Seed(seed.into())));
    }
}

#[test]
fn a_skill_is_used_only_by_the_player_whose_turn_it_is() {
    let state = expanding(1);
    let active = state.table().active();
    let other = Seat::first(3)
        .find(|&seat| seat != active && state.table().player(seat).champions().count() > 0)
        .expect("another with a champion");
    let found = flaws_of(&state, |p| p.players[other.index()].champions[0].used = true);
    assert_eq!(found, flaw(Pointer::Champion(other, 0), Fault::UsedByAnother));
}

#[test]
fn an_impossible_position_is_refused_with_every_reason_at_once() {
    let reasons = flaws(|position| {
        position.players[0].mercenaries = "?".into();
        position.players[1].step = 99;
        position.temple_gems = 200;
        position.seed = "?".into();
        position.land.values[0] = "BR".into();
    });
    let beyond = Fault::Broken(Broken::BeyondTheTrack(Seat(1)));
    for flaw in [
        Flaw { place: Pointer::OfPlayer(Seat(0), "mercenaries"), fault: Fault::Row("?".into()) },
        Flaw { place: Pointer::Field("seed"), fault: Fault::Seed("?".into()) },
        Flaw { place: Pointer::Village(Village::Askar), fault: Fault::Clans("BR".into()) },
        Flaw { place: Pointer::OfPlayer(Seat(1), "step"), fault: beyond },
    ] {
        assert!(reasons.contains(&flaw), "{flaw:?} is not in {reasons:?}");
    }
    let gems = |flaw: &Flaw| matches!(flaw.fault, Fault::Broken(Broken::Gems { .. }));
    assert!(reasons.iter().any(gems), "{reasons:?}");
    let peasants = |flaw: &Flaw| matches!(flaw.fault, Fault::Broken(Broken::Peasants { .. }));
    assert!(!reasons.iter().any(peasants), "a row could not be read: {reasons:?}");
    let first = flaws(|position| position.first = Seat(7));
    assert_eq!(first, flaw(Pointer::Field("first"), Fault::Broken(Broken::First(Seat(7)))));
}

#[test]
fn a_place_is_a_json_pointer() {
    let state = expanding(1);
    let value: Value = serde_json::from_str(&write(&state)).unwrap();
    let hired = Seat::first(3).find(|&seat| state.table().player(seat).champions().count() > 1);
    for place in [
        Pointer::Whole,
        Pointer::Field("track_gems"),
        Pointer::Village(Village::Ulfell),
        Pointer::Slot(2),
        Pointer::Player(Seat(2)),
        Pointer::OfPlayer(Seat(2), "merchants"),
        Pointer::Champion(hired.expect("a seat"), 1),
    ] {
        assert!(value.pointer(&place.to_string()).is_some(), "{place}");
    }
}

#[test]
fn every_name_is_that_of_the_notation() {
    assert_eq!(Clan::NAMES, Clan::ALL.map(|clan| clan.letter().to_string()));
    assert_eq!(Village::NAMES, Village::ALL.map(|village| village.letter().to_string()));
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    assert_eq!(schema["$defs"]["champion"]["enum"], json!(Champion::ALL));
}

#[test]
fn a_text_that_is_no_position_is_refused_with_line_and_column() {
    let text = write(&expanding(2));
    let malformed = |text: &str| match read(text) {
        Err(Unread::Malformed { line, column, detail }) => (line, column, detail),
        other => panic!("{other:?}"),
    };
    assert_eq!(malformed(&text[..40]).0, 1);
    let (line, column, detail) = malformed(&text.replacen("\"supply\"", "\n\"supplied\"", 1));
    assert!((line, column) == (2, 10) && detail.contains("`supplied`"), "{line} {column} {detail}");
    let twice = malformed(&text.replacen("\"lords\":{", "\"lords\":{\"B\":1,", 1)).2;
    assert!(twice.contains("duplicate field `B`"), "{twice}");
    assert_eq!(read(text.clone() + &" ".repeat(LONGEST_TEXT)), Err(Unread::TooLong));
}

const SCHEMA: &str = include_str!("../../../src/games/four_towers/rules/position.schema.json");

fn form() -> Form {
    Form::new(SCHEMA, |text| read(text).is_ok())
}

fn value(state: &State) -> Value {
    serde_json::from_str(&write(state)).expect("JSON")
}

/// Returns positions of a draw, an expansion with champions, end skills and the end of a game.
fn rich() -> [Value; 4] {
    let drawing = state(4, 2, |state| state.table().decision() == Decision::Place);
    let end = state(4, 1, |state| state.table().decision() == Decision::End);
    let over = state(4, 1, |state| state.table().decision() == Decision::Over);
    [drawing, expanding(3), end, over].map(|state| value(&state))
}

#[test]
fn every_position_of_whole_games_conforms() {
    let mut positions = Vec::new();
    for (players, seed) in [(2, 4), (3, 5), (4, 6)] {
        play(players, seed, |state| positions.push(value(state)));
    }
    assert!(form().admits_all(positions.into_iter()) > 500);
}

#[test]
fn no_field_may_be_missing_and_none_may_be_added() {
    rich().iter().for_each(|position| form().has_just_these_fields(position));
}

#[test]
fn a_list_is_no_object() {
    let state = expanding(3);
    let hired = Seat::first(3).find(|&seat| state.table().player(seat).champions().count() > 0);
    let champion = format!("/players/{}/champions/0", hired.expect("a seat").0);
    for (pointer, fields) in [
        ("/supply", "R Y G B"),
        ("/players/1", "followers mercenaries merchants mountaineers step doubled gems champions"),
        (&champion, "name gems spirits used"),
    ] {
        let list = form().with_a_list(value(&state), pointer, fields);
        assert!(matches!(read(list), Err(Unread::OtherForm { .. } | Unread::Malformed { .. })));
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
        json!(49),
        json!(41),
        json!(22),
        json!(16),
        json!(8),
        json!(4),
        json!(0),
        json!(null),
        json!(true),
        json!(""),
        json!("X"),
        json!("RRRR"),
        json!("BR"),
        json!("marshal"),
        json!("0000000000000000f"),
        json!([]),
        json!([3, 3]),
        json!([3, 8]),
        json!(["kindler"]),
        json!([null, null, null, null]),
        json!({ "R": 1 }),
        json!({}),
    ];
    rich().iter().for_each(|position| form().bounds_everything(position, &values));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, failure_persistence: None, ..Default::default() })]

    /// Any change of single bytes is refused, or leads to a playable position.
    #[test]
    fn damaged_positions_are_refused_or_playable(
        seed in 0_u64..12,
        turn in 0_u8..40,
        damage in proptest::collection::vec((0_usize..3000, 32_u8..127), 1..4),
    ) {
        let state = state(2 + (seed % 3) as u8, seed, |state| state.table().turn.number == turn);
        let mut text = write(&state).into_bytes();
        for (at, byte) in damage {
            let at = at % text.len();
            text[at] = byte;
        }
        if let Ok(position) = serde_json::from_slice::<Position>(&text)
            && let Ok(mut state) = position.state()
        {
            prop_assert_eq!(&Position::of(&state), &position);
            for _ in 0..60 {
                game::holds_together::<FourTowers>(&state);
                let Some(action) = FourTowers::choose_legal(&state, |count| count / 2) else { break };
                state = game::done::<FourTowers>(&state, action).0;
            }
        }
    }

    /// Any numbers in place of some are refused, or lead to a playable position.
    #[test]
    fn positions_with_other_numbers_are_refused_or_playable(
        seed in 0_u64..6,
        moved in proptest::collection::vec((0_usize..4, 0_usize..21, 0_usize..21), 1..5),
    ) {
        let state = state(3, seed, |state| state.table().decision() == Decision::Expand);
        let mut position = Position::of(&state);
        for (clan, from, to) in moved {
            // A peasant elsewhere, with all others where they were.
            let letter = Clan::ALL[clan].letter();
            if let Some(at) = position.land.values[from].find(letter) {
                position.land.values[from].remove(at);
                let mut letters: Vec<char> = position.land.values[to].chars().collect();
                letters.push(letter);
                letters.sort_by_key(|&letter| Clan::ALL.into_iter().position(|clan| clan.letter() == letter));
                position.land.values[to] = letters.into_iter().collect();
            }
        }
        if let Ok(mut state) = position.state() {
            for _ in 0..60 {
                game::holds_together::<FourTowers>(&state);
                let Some(action) = FourTowers::choose_legal(&state, |count| count / 2) else { break };
                state = game::done::<FourTowers>(&state, action).0;
            }
        }
    }
}
