//! Positions of The Council.

use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::components::{Card, Suit};
use curia::games::the_council::rules::position::{
    Fault, Flaw, Kind, Pointer, Position, read, write,
};
use curia::games::the_council::rules::setup::Setup;
use curia::games::the_council::rules::state::State;
use curia::games::the_council::rules::validate::Broken;
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
        game::play::<TheCouncil>(&Setup { players }, Seed(seed), 3000, |step| see(step.before));
    see(&last);
}

/// Returns the first state of a game that is as wanted.
fn state(players: u8, seed: u64, wanted: impl Fn(&Position) -> bool) -> State {
    let mut found = None;
    play(players, seed, |state| {
        if found.is_none() && wanted(&Position::of(state)) {
            found = Some(*state);
        }
    });
    found.expect("a game gets there")
}

/// A commitment after two others, in the second event of a hand or a later one.
fn committing(seed: u64) -> State {
    state(3, seed, |position| {
        let chosen = position.players.iter().filter(|player| !player.chosen.is_empty()).count();
        let revealed = position.players.iter().any(|player| !player.revealed.is_empty());
        position.decision == Kind::Commit && chosen > 0 && revealed
    })
}

#[test]
fn every_state_comes_back_from_its_position() {
    let mut kinds = [0; 4];
    for (players, seed) in [(3, 1), (4, 2), (5, 3)] {
        play(players, seed, |state| {
            let position = Position::of(state);
            kinds[position.decision as usize] += 1;
            let text = write(state);
            assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position);
            assert_eq!(TheCouncil::fingerprint(state), fnv1a(text.as_bytes()));
            assert_eq!(read(&text).as_ref(), Ok(state), "{text}");
        });
    }
    assert!(kinds[..3].iter().all(|&count| count > 100) && kinds[3] == 3, "{kinds:?}");
}

/// Returns the flaws after a change to a possible position.
fn flaws_of(state: &State, change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    let mut position = Position::of(state);
    change(&mut position);
    position.state().map_or_else(|flaws| flaws, |_| Vec::new())
}

fn flaws(change: impl FnOnce(&mut Position)) -> Vec<Flaw> {
    flaws_of(&committing(1), change)
}

fn flaw(place: Pointer, fault: Fault) -> Vec<Flaw> {
    vec![Flaw { place, fault }]
}

#[test]
fn what_can_t_be_read_is_named_with_its_place() {
    use Pointer::{Event, Field, OfPlayer};
    assert_eq!(flaws(|p| p.format = 9), flaw(Field("format"), Fault::Format(9)));
    assert_eq!(flaws(|p| p.players.truncate(2)), flaw(Field("players"), Fault::Length(2)));
    assert_eq!(flaws(|p| p.players.clear()), flaw(Field("players"), Fault::Length(0)));
    let six = flaws(|p| p.players = p.players.iter().cycle().take(6).cloned().collect());
    assert!(six.contains(&Flaw { place: Field("players"), fault: Fault::Length(6) }));
    let events = flaws(|p| p.events = p.events.iter().cycle().take(13).cloned().collect());
    assert!(events.contains(&Flaw { place: Field("events"), fault: Fault::Length(13) }));
    assert_eq!(
        flaws(|p| p.events[0].card = "4SM".into()),
        flaw(Event(0), Fault::Card("4SM".into()))
    );
    let last = Position::of(&committing(1)).events.len() - 1;
    assert_eq!(flaws(|p| p.events[last].success = Some(true)), flaw(Event(last), Fault::Success));
    assert_eq!(flaws(|p| p.events[0].success = None), flaw(Event(0), Fault::Success));
    assert_eq!(flaws(|p| p.empire.values[2] = 7), flaw(Field("empire"), Fault::Rank(7)));
    assert_eq!(flaws(|p| p.decider = None), flaw(Field("decider"), Fault::Decider));
    let over = flaws(|p| p.decision = Kind::Over);
    assert_eq!(over, flaw(Field("decider"), Fault::Decider));
    for seat in Seat::first(3) {
        let at = |field| OfPlayer(seat, field);
        let ranks = flaws(|p| p.players[seat.index()].ranks.values[5] = 255);
        assert_eq!(ranks, flaw(at("ranks"), Fault::Rank(255)));
        let held = flaws(|p| p.players[seat.index()].held = vec!["X".into()]);
        assert_eq!(held, flaw(at("held"), Fault::Card("X".into())));
        let unused = flaws(|p| p.players[seat.index()].unused.push("10MS".repeat(99)));
        let quoted = "10MS".repeat(8);
        assert_eq!(unused, flaw(at("unused"), Fault::Card(quoted)));
        // Listed in two places, and twice in one.
        let used = flaws(|p| {
            let card = p.players[seat.index()].held[0].clone();
            p.players[seat.index()].used.push(card);
        });
        assert!(
            matches!(&used[0], Flaw { fault: Fault::OutOfOrder(_), place } if *place == at("used"))
        );
    }
    for seed in ["0x12", "+00000000000000f", "000000000000000F", ""] {
        let found = flaws(|p| p.seed = seed.into());
        assert_eq!(found, flaw(Field("seed"), Fault::Seed(seed.into())));
    }
    assert_eq!(
        flaws(|p| p.seed = "f".repeat(99)),
        flaw(Field("seed"), Fault::Seed("f".repeat(32)))
    );
}

#[test]
fn an_impossible_position_is_refused_with_every_reason_at_once() {
    let reasons = flaws(|position| {
        position.players[0].held = vec!["X1".into()];
        position.players[1].chips.values[0] = 200;
        position.players[2].ranks.values = [7, 0, 0, 0, 0, 8];
        position.hand = 2;
        position.seed = "?".into();
    });
    let (one, two) = (Seat(1), Seat(2));
    for flaw in [
        Flaw { place: Pointer::OfPlayer(Seat(0), "held"), fault: Fault::Card("X1".into()) },
        Flaw { place: Pointer::OfPlayer(two, "ranks"), fault: Fault::Rank(7) },
        Flaw { place: Pointer::OfPlayer(two, "ranks"), fault: Fault::Rank(8) },
        Flaw { place: Pointer::Field("seed"), fault: Fault::Seed("?".into()) },
        Flaw {
            place: Pointer::OfPlayer(one, "chips"),
            fault: Fault::Broken(Broken::TooManyChips { seat: one, suit: Suit::Moons }),
        },
    ] {
        assert!(reasons.contains(&flaw), "{flaw:?} is not in {reasons:?}");
    }
    let held = |flaw: &Flaw| matches!(flaw.fault, Fault::Broken(Broken::HeldSize { .. }));
    assert!(!reasons.iter().any(held), "a card could not be read: {reasons:?}");
    // What only the whole shows.
    let absent = flaws(|position| position.dealer = Seat(3));
    assert_eq!(absent, flaw(Pointer::Whole, Fault::Broken(Broken::NotAtTheTable(Seat(3)))));
    let hand = flaws(|position| position.hand = 9);
    assert_eq!(hand, flaw(Pointer::Field("hand"), Fault::Broken(Broken::Hand(9))));
}

#[test]
fn a_place_is_a_json_pointer() {
    let value: Value = serde_json::from_str(&write(&committing(1))).unwrap();
    for place in [
        Pointer::Whole,
        Pointer::Field("empire"),
        Pointer::Player(Seat(2)),
        Pointer::OfPlayer(Seat(2), "revealed"),
        Pointer::Event(0),
    ] {
        assert!(value.pointer(&place.to_string()).is_some(), "{place}");
    }
}

#[test]
fn a_list_in_another_order_is_another_text_and_refused() {
    let state = state(4, 1, |position| position.players[3].unused.len() == 5);
    let reversed = flaws_of(&state, |position| position.players[3].unused.reverse());
    assert_eq!(reversed.len(), 4, "{reversed:?}");
    assert!(reversed.iter().all(|flaw| flaw.place == Pointer::OfPlayer(Seat(3), "unused")));
}

#[test]
fn every_letter_is_that_of_the_notation() {
    assert_eq!(Suit::NAMES, Suit::ALL.map(|suit| suit.letter().to_string()));
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    assert_eq!(
        schema["$defs"]["card"]["enum"],
        json!(Card::ALL.map(|card| card.to_string()).to_vec())
    );
}

#[test]
fn a_text_that_is_no_position_is_refused_with_line_and_column() {
    let text = write(&committing(2));
    let malformed = |text: &str| match read(text) {
        Err(Unread::Malformed { line, column, detail }) => (line, column, detail),
        other => panic!("{other:?}"),
    };
    assert_eq!(malformed(&text[..40]).0, 1);
    let (line, column, detail) = malformed(&text.replacen("\"opener\"", "\n\"ender\"", 1));
    assert!((line, column) == (2, 7) && detail.contains("`ender`"), "{line} {column} {detail}");
    let twice = malformed(&text.replacen("\"empire\":{", "\"empire\":{\"K\":1,", 1)).2;
    assert!(twice.contains("duplicate field `K`"), "{twice}");
    assert_eq!(read(text.clone() + &" ".repeat(LONGEST_TEXT)), Err(Unread::TooLong));
}

const SCHEMA: &str = include_str!("../../../src/games/the_council/rules/position.schema.json");

fn form() -> Form {
    Form::new(SCHEMA, |text| read(text).is_ok())
}

fn value(state: &State) -> Value {
    serde_json::from_str(&write(state)).expect("JSON")
}

/// Returns a position of the draft, one with secret choices, bids, revealed and used cards, and the last of a game.
fn rich() -> [Value; 3] {
    let drafting = state(5, 1, |position| position.decisions == 12);
    let over = state(4, 1, |position| position.decision == Kind::Over);
    [drafting, committing(3), over].map(|state| value(&state))
}

#[test]
fn every_position_of_whole_games_conforms() {
    let mut positions = Vec::new();
    for (players, seed) in [(3, 4), (4, 5), (5, 6)] {
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
    let position = value(&committing(3));
    for (pointer, fields) in [
        ("/empire", "M S W L Y K"),
        ("/events/0", "card success"),
        ("/players/1", "held chosen unused revealed used chips bid ranks traitors"),
    ] {
        let list = form().with_a_list(position.clone(), pointer, fields);
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
        json!(9),
        json!(7),
        json!(5),
        json!(0),
        json!(null),
        json!(true),
        json!(""),
        json!("X"),
        json!("4SM"),
        json!("XK"),
        json!("bidding"),
        json!("0000000000000000f"),
        json!([]),
        json!(["XK", "XK"]),
        json!(["XK", "AM"]),
        json!(["AM", "AS", "AW", "AL", "AY", "AK", "XK"]),
        json!([0, 0, 0]),
        json!([null, null, null]),
        json!({ "bid": 1 }),
        json!({ "over": null }),
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
        decisions in 0_u16..100,
        damage in proptest::collection::vec((0_usize..3000, 32_u8..127), 1..4),
    ) {
        let state = state(3 + (seed % 3) as u8, seed, |position| position.decisions == decisions);
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
                game::holds_together::<TheCouncil>(&state);
                let Some(action) = TheCouncil::choose_legal(&state, |count| count / 2) else { break };
                state = game::done::<TheCouncil>(&state, action).0;
            }
        }
    }
}
