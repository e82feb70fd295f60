//! The table in a terminal.

use std::collections::{BTreeSet, HashMap};

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::position::{
    GainForm, LastRoundForm, PermitGain, PlayerForm, Position, TokenGain,
};
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::games::council_of_4::tool::plain;
use curia::rules::{Game, Seat};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::positions::{games, steps};

/// Returns every state of a game, the last included.
fn states(game: usize) -> Vec<State> {
    let (setup, seed) = games().nth(game).expect("a game");
    let steps = steps(&setup, &seed);
    let (mut last, action) = *steps.last().expect("an action");
    CouncilOf4::apply(&mut last, action, |_| {}).expect("a listed action");
    steps.into_iter().map(|(state, _)| state).chain([last]).collect()
}

#[test]
fn no_line_is_wider_than_80_columns_in_any_game() {
    for game in 0..games().count() {
        for state in states(game) {
            for line in plain::state(&state).lines() {
                assert!(line.width() <= 80, "{} columns: {line}", line.width());
                assert_eq!(line, line.trim_end());
            }
        }
    }
}

/// Returns the position without its luck, which no table shows.
fn open_part(state: &State) -> Value {
    let mut form = serde_json::to_value(Position::of(state)).expect("text");
    form.as_object_mut().expect("a position").remove("luck");
    form
}

#[test]
fn two_tables_that_differ_never_look_alike() {
    let mut seen: HashMap<String, Value> = HashMap::new();
    for game in [0, 10, 23] {
        for state in states(game) {
            let open = open_part(&state);
            let other = seen.insert(plain::state(&state), open.clone());
            assert!(other.is_none_or(|other| other == open), "{}", plain::state(&state));
        }
    }
    assert!(seen.len() > 300, "only {}", seen.len());
}

/// Returns the names of differing fields: of the table, or `players.` and of a player.
fn differences(one: &Value, other: &Value, prefix: &str) -> BTreeSet<String> {
    let (one, other) = (one.as_object().expect("an object"), other.as_object().expect("one"));
    let differing = one.iter().filter(|(key, value)| other.get(*key) != Some(value));
    differing
        .flat_map(|(key, value)| match (value.as_array(), other[key].as_array()) {
            (Some(players), Some(others)) if key == "players" => players
                .iter()
                .zip(others)
                .flat_map(|(one, other)| differences(one, other, "players."))
                .collect::<Vec<_>>(),
            _ => vec![format!("{prefix}{key}")],
        })
        .collect()
}

type Change = fn(&mut Position);

/// Gives a permit that nobody has seen to the first player: the first or second of those, since the
/// difference must not only be in the number left.
fn to_player(p: &mut Position, at: usize, of: fn(&mut PlayerForm) -> &mut Vec<String>) {
    let permit = p.permits.values[1].unseen.remove(at);
    let permits = of(&mut p.players[0]);
    permits.push(permit);
    permits.sort();
}

fn tokens(cities: &str, steps: u8) -> GainForm {
    GainForm::Tokens(TokenGain { cities: cities.to_owned(), steps })
}

fn bonuses(next: u8, steps: u8, refill_slot: Option<u8>) -> GainForm {
    GainForm::Permit(PermitGain { id: "C15".to_owned(), next, steps, refill_slot })
}

/// Opens a choice for the seat on turn, before gains. It gets the sources of all possible gains, so that only
/// the gains make a difference.
fn open(p: &mut Position, decision: Decision, space: u8, gains: Vec<GainForm>) {
    let player = &mut p.players[p.turn.seat.index()];
    let coast = &mut p.permits.values[0];
    player.nobility = space;
    coast.unseen.retain(|id| id != "C15");
    player.unused_permits.push("C15".to_owned());
    let mut cities: BTreeSet<char> = player.merchants.chars().chain("AC".chars()).collect();
    for gain in &gains {
        match gain {
            GainForm::Tokens(of) => cities.extend(of.cities.chars()),
            GainForm::Permit(of) => {
                let slot = of.refill_slot.map(|slot| &mut coast.face_up[usize::from(slot) - 1]);
                coast.unseen.extend(slot.and_then(Option::take));
            }
        }
    }
    player.merchants = cities.into_iter().collect();
    player.unused_permits.sort();
    coast.unseen.sort();
    p.decision = decision;
    p.gains = gains;
}

/// Changes of single parts, each from a possible table of three players to another.
const CHANGES: &[Change] = &[
    |p| p.sides = "211".into(),
    |p| p.nobility = serde_json::from_str("\"printed\"").expect("a variant"),
    |p| p.first = Seat((p.first.0 + 1) % 3),
    |p| p.turn.seat = Seat((p.turn.seat.0 + 1) % 3),
    |p| p.turn.number += 1,
    |p| p.turn.number += 3,
    |p| p.turn.main_left += 1,
    |p| p.turn.main_taken = !p.turn.main_taken,
    |p| p.turn.quick_taken = !p.turn.quick_taken,
    |p| p.queen = 'A',
    |p| p.tokens.values.swap(0, 1),
    |p| {
        // The two tokens with the same bonus are not the same.
        let at = |id: &str| p.tokens.values.iter().position(|token| token.as_deref() == Some(id));
        let (one, other) = (at("T13").expect("a place"), at("T14").expect("a place"));
        p.tokens.values.swap(one, other);
    },
    |p| p.councils.values.swap(0, 3),
    |p| p.councils.values[2] = p.councils.values[2].chars().rev().collect(),
    |p| {
        let entering = p.reserve.values.iter().position(|&count| count > 0).expect("a councillor");
        let leaving = p.councils.values[1].remove(0);
        p.councils.values[1].push(['W', 'K', 'O', 'P', 'B', 'R'][entering]);
        p.reserve.values[entering] -= 1;
        p.reserve.values
            [['W', 'K', 'O', 'P', 'B', 'R'].iter().position(|&of| of == leaving).expect("one")] +=
            1;
    },
    |p| p.permits.values[0].face_up.swap(0, 1),
    |p| p.permits.values[2].under.reverse(),
    |p| {
        let permit = p.permits.values[2].under.remove(0);
        p.permits.values[2].unseen.push(permit);
        p.permits.values[2].unseen.sort();
    },
    |p| {
        let card = p.deck.values.iter().position(|&count| count > 0).expect("a card");
        p.deck.values[card] -= 1;
        p.discards.values[card] += 1;
    },
    |p| {
        let card = p.players[1].hand.values.iter().position(|&count| count > 0).expect("a card");
        p.players[1].hand.values[card] -= 1;
        p.players[2].hand.values[card] += 1;
    },
    |p| p.players[0].coins += 1,
    |p| p.players[1].servants += 1,
    |p| p.players[2].nobility += 1,
    |p| p.players[0].vp.permits += 1,
    |p| p.players[0].vp.tokens += 1,
    |p| p.players[0].vp.nobility += 1,
    |p| p.players[2].merchants = "".into(),
    |p| to_player(p, 0, |player| &mut player.unused_permits),
    |p| to_player(p, 1, |player| &mut player.unused_permits),
    |p| to_player(p, 0, |player| &mut player.used_permits),
    |p| to_player(p, 1, |player| &mut player.used_permits),
    // From here on, changes of several parts, since a single one is not possible.
    |p| {
        p.players[2].merchants = "ABCDEFGHIK".into();
        p.players[2].reward_tiles = vec![serde_json::from_str("\"coast\"").expect("a tile")];
        p.players[2].queens_reward_tiles = vec![1];
        p.queens_reward_tiles_left = 4;
        p.last_round = Some(LastRoundForm { by: Seat(2), turns_left: 0 });
    },
    |p| open(p, Decision::FreePermit, 10, vec![tokens("AC", 1)]),
    |p| open(p, Decision::FreePermit, 10, vec![tokens("A", 1)]),
    |p| open(p, Decision::FreePermit, 10, vec![tokens("A", 0)]),
    |p| open(p, Decision::FreePermit, 10, vec![bonuses(0, 0, None)]),
    |p| open(p, Decision::FreePermit, 10, vec![bonuses(1, 0, None)]),
    |p| open(p, Decision::FreePermit, 10, vec![bonuses(2, 0, None)]),
    |p| open(p, Decision::FreePermit, 10, vec![bonuses(2, 1, Some(1))]),
    |p| open(p, Decision::FreePermit, 10, vec![bonuses(2, 1, Some(2))]),
];

/// Returns a table of three in the middle of a game, with a turn in progress and little that would forbid a
/// change.
fn middle() -> Position {
    let (setup, _) = games().nth(1).expect("a game");
    assert_eq!((setup.players, setup.board.to_string().as_str()), (3, "111"));
    let fits = |p: &Position| {
        p.turn.main_left > 0
            && p.decision == Decision::Turn
            && p.permits.values[2].under.len() > 1
            && p.queens_reward_tiles_left == 5
            && p.queen != 'A'
            && p.players.iter().all(|player| player.coins < 20)
            && p.players[0].used_permits.len() < p.players[0].merchants.len()
            && p.players[2].used_permits.is_empty()
            && !p.players[2].merchants.is_empty()
    };
    let steps = (0..200).flat_map(|game| steps(&setup, &format!("middle {game}")));
    steps.map(|(state, _)| Position::of(&state)).find(fits).expect("such a table")
}

#[test]
fn a_change_of_any_part_of_the_table_shows() {
    let before = middle();
    let state = before.state().expect("a possible table");
    let mut texts = vec![plain::state(&state)];
    let mut changed = BTreeSet::new();
    for (at, change) in CHANGES.iter().enumerate() {
        let mut after = before.clone();
        change(&mut after);
        let state = after.state().unwrap_or_else(|flaws| unreachable!("change {at}: {flaws:?}"));
        let text = plain::state(&state);
        assert!(!texts.contains(&text), "change {at} does not show");
        let forms = [&before, &after].map(|form| serde_json::to_value(form).expect("text"));
        changed.extend(differences(&forms[0], &forms[1], ""));
        texts.push(text);
    }
    // Neutral merchants exist only with two players.
    let (setup, seed) = games().next().expect("a game");
    let state = steps(&setup, &seed).first().expect("a state").0;
    let mut position = Position::of(&state);
    let without = plain::state(&state);
    position.neutral_merchants.pop();
    let state = position.state().expect("a possible table");
    assert_ne!(plain::state(&state), without);
    changed.insert("neutral_merchants".into());

    let keys = |value: &Value, prefix: &str| -> BTreeSet<String> {
        let keys = value.as_object().expect("an object").keys();
        keys.map(|key| format!("{prefix}{key}")).collect()
    };
    let form = serde_json::to_value(&before).expect("text");
    let mut every = keys(&form, "");
    every.extend(keys(&form["players"][0], "players."));
    // The version of the form, everything always secret, and the list compared one by one.
    for key in ["format", "luck", "players"] {
        every.remove(key);
    }
    assert_eq!(changed, every);
}

#[test]
fn the_table_at_the_end_shows_the_score_by_cause_and_the_winner() {
    let state = *states(0).last().expect("a state");
    let text = plain::state(&state);
    let winners = CouncilOf4::winners(&state).expect("the end");
    let word = if winners.len() > 1 { "Shared victory" } else { "Winner" };
    let last = text.lines().last().expect("a line");
    assert!(last.starts_with(word), "{last}");
    for seat in Seat::first(2) {
        assert_eq!(last.contains(&format!("Seat {}", seat.0)), winners.contains(&seat), "{last}");
    }
    assert!(text.contains("The game is over."), "{text}");
}

#[test]
fn a_table_with_an_open_choice_is_shown_as_before() {
    let mut position = middle();
    open(&mut position, Decision::RepeatPermit, 14, vec![tokens("AC", 0), bonuses(2, 1, Some(1))]);
    let state = position.state().expect("a possible table");
    insta::assert_snapshot!(plain::state(&state));
}

#[test]
fn a_slot_is_filled_after_a_gain_only_from_a_deck_that_has_permits() {
    let mut position = middle();
    open(&mut position, Decision::FreePermit, 10, vec![bonuses(2, 0, Some(1))]);
    let text = |position: &Position| plain::state(&position.state().expect("a possible table"));
    assert!(text(&position).contains("a new permit in the first Coast slot"));
    let coast = &mut position.permits.values[0];
    let left = coast.unseen.drain(..).chain(coast.under.drain(..));
    position.players[0].unused_permits.extend(left);
    position.players[0].unused_permits.sort();
    assert!(!text(&position).contains("a new permit in the first Coast slot"));
}

#[test]
fn a_city_without_a_token_is_not_among_those_whose_tokens_come() {
    let mut position = middle();
    let before = position.state().expect("a possible table");
    let has_none = |&city: &City| before.table().tokens.of(city).is_none();
    let royal = City::ALL.into_iter().find(has_none).expect("the royal city");
    let gains = vec![tokens(&format!("AC{royal}"), 0)];
    open(&mut position, Decision::RepeatPermit, 14, gains);
    let state = position.state().expect("a possible table");
    assert!(plain::state(&state).contains("tokens of A·C\n"));
}
