//! The table in a terminal.

use std::collections::{BTreeSet, HashMap};

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::{City, Region};
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::state::{Decision, Player, State};
use curia::rules::position::{self, read};
use curia::rules::{Game, Seat};
use curia::tool::terminal::table;
use serde_json::{Value, json};
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
            for line in table::<CouncilOf4>(&state).lines() {
                assert!(line.width() <= 80, "{} columns: {line}", line.width());
                assert_eq!(line, line.trim_end());
            }
        }
    }
}

/// Returns the position without its luck, which no table shows.
fn open_part(state: &State) -> Value {
    let mut form = value(state);
    form.as_object_mut().expect("a position").remove("luck");
    form
}

#[test]
fn two_tables_that_differ_never_look_alike() {
    let mut seen: HashMap<String, Value> = HashMap::new();
    for game in [0, 10, 23] {
        for state in states(game) {
            let open = open_part(&state);
            let other = seen.insert(table::<CouncilOf4>(&state), open.clone());
            assert!(other.is_none_or(|other| other == open), "{}", table::<CouncilOf4>(&state));
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

/// Gives the state of a position as JSON.
fn possible(position: &Value) -> State {
    let text = position.to_string();
    read::<CouncilOf4, Position>(text.as_bytes()).unwrap_or_else(|why| unreachable!("{why:?}"))
}

fn add(position: &mut Value, place: &str, change: i64) {
    let number = position.pointer_mut(place).expect(place);
    *number = (number.as_i64().expect("a number") + change).into();
}

fn turn_round(position: &mut Value, place: &str) {
    let whether = position.pointer_mut(place).expect(place);
    *whether = (!whether.as_bool().expect("a bool")).into();
}

fn list<'a>(position: &'a mut Value, place: &str) -> &'a mut Vec<Value> {
    position.pointer_mut(place).expect(place).as_array_mut().expect("a list")
}

/// Exchanges what is in two places.
fn exchange(position: &mut Value, one: &str, other: &str) {
    let was = position.pointer(one).expect(one).clone();
    let moved = std::mem::replace(position.pointer_mut(other).expect(other), was);
    *position.pointer_mut(one).expect(one) = moved;
}

/// Moves one card of the first kind that there is.
fn move_card(position: &mut Value, from: &str, to: &str) {
    let cards = position.pointer(from).and_then(Value::as_object).expect(from);
    let kind = cards.iter().find(|(_, count)| **count != 0).expect("a card").0.clone();
    add(position, &format!("{from}/{kind}"), -1);
    add(position, &format!("{to}/{kind}"), 1);
}

fn sort(list: &mut [Value]) {
    list.sort_by_key(|id| id.as_str().map(str::to_owned));
}

/// Moves a permit to another list, in order.
fn move_permit(position: &mut Value, from: &str, at: usize, to: &str) {
    let permit = list(position, from).remove(at);
    list(position, to).push(permit);
    sort(list(position, to));
}

/// Returns the place of a token.
fn token(position: &Value, id: &str) -> String {
    let tokens = position["tokens"].as_object().expect("tokens");
    let (city, _) = tokens.iter().find(|(_, token)| **token == id).expect("a place");
    format!("/tokens/{city}")
}

fn tokens(cities: &str, steps: u8) -> Value {
    json!({ "tokens": { "cities": cities, "steps": steps } })
}

fn bonuses(next: u8, steps: u8, refill_slot: Option<u8>) -> Value {
    json!({ "permit": { "id": "C15", "next": next, "steps": steps, "refill_slot": refill_slot } })
}

/// Opens a choice for the seat on turn, before gains. It gets the sources of all possible gains, so that only
/// the gains make a difference.
fn open(p: &mut Value, decision: &str, space: u8, gains: &[Value]) {
    let player = format!("/players/{}", p["turn"]["seat"]);
    *p.pointer_mut(&format!("{player}/nobility")).expect("a space") = space.into();
    list(p, "/permits/coast/unseen").retain(|id| id != "C15");
    let permits = format!("{player}/unused_permits");
    list(p, &permits).push("C15".into());
    sort(list(p, &permits));
    let merchants = p.pointer_mut(&format!("{player}/merchants")).expect("merchants");
    let mut cities: BTreeSet<char> = merchants.as_str().expect("letters").chars().collect();
    cities.extend("AC".chars());
    for gain in gains {
        cities.extend(gain["tokens"]["cities"].as_str().unwrap_or("").chars());
    }
    *merchants = cities.into_iter().collect::<String>().into();
    for slot in gains.iter().filter_map(|gain| gain["permit"]["refill_slot"].as_u64()) {
        let slot = list(p, "/permits/coast/face_up")[slot as usize - 1].take();
        list(p, "/permits/coast/unseen").push(slot);
    }
    sort(list(p, "/permits/coast/unseen"));
    p["decision"] = decision.into();
    p["gains"] = gains.into();
}

type Change = fn(&mut Value);

/// Changes of single parts, each from a possible table of three players to another.
const CHANGES: &[Change] = &[
    |p| p["sides"] = "211".into(),
    |p| p["nobility"] = "printed".into(),
    |p| p["first"] = ((p["first"].as_u64().expect("a seat") + 1) % 3).into(),
    |p| p["turn"]["seat"] = ((p["turn"]["seat"].as_u64().expect("a seat") + 1) % 3).into(),
    |p| add(p, "/turn/number", 1),
    |p| add(p, "/turn/number", 3),
    |p| add(p, "/turn/main_left", 1),
    |p| turn_round(p, "/turn/main_taken"),
    |p| turn_round(p, "/turn/quick_taken"),
    |p| p["queen"] = "A".into(),
    |p| exchange(p, "/tokens/A", "/tokens/B"),
    // The two tokens with the same bonus are not the same.
    |p| exchange(p, &token(p, "T13"), &token(p, "T14")),
    |p| exchange(p, "/councils/coast", "/councils/queen"),
    |p| {
        let council = p["councils"]["mountains"].as_str().expect("a council");
        p["councils"]["mountains"] = council.chars().rev().collect::<String>().into();
    },
    |p| {
        let reserve = p["reserve"].as_object().expect("the reserve");
        let entering = reserve.iter().find(|(_, count)| **count != 0).expect("one").0.clone();
        let mut council = p["councils"]["hills"].as_str().expect("a council").to_owned();
        let leaving = council.remove(0);
        p["councils"]["hills"] = (council + &entering).into();
        add(p, &format!("/reserve/{entering}"), -1);
        add(p, &format!("/reserve/{leaving}"), 1);
    },
    |p| list(p, "/permits/coast/face_up").swap(0, 1),
    |p| list(p, "/permits/mountains/under").reverse(),
    |p| move_permit(p, "/permits/mountains/under", 0, "/permits/mountains/unseen"),
    |p| move_card(p, "/deck", "/discards"),
    |p| move_card(p, "/players/1/hand", "/players/2/hand"),
    |p| add(p, "/players/0/coins", 1),
    |p| add(p, "/players/1/servants", 1),
    |p| add(p, "/players/2/nobility", 1),
    |p| add(p, "/players/0/vp/permits", 1),
    |p| add(p, "/players/0/vp/tokens", 1),
    |p| add(p, "/players/0/vp/nobility", 1),
    |p| p["players"][2]["merchants"] = "".into(),
    // The difference must not only be in the number left.
    |p| move_permit(p, "/permits/hills/unseen", 0, "/players/0/unused_permits"),
    |p| move_permit(p, "/permits/hills/unseen", 1, "/players/0/unused_permits"),
    |p| move_permit(p, "/permits/hills/unseen", 0, "/players/0/used_permits"),
    |p| move_permit(p, "/permits/hills/unseen", 1, "/players/0/used_permits"),
    // From here on, changes of several parts, since a single one is not possible.
    |p| {
        p["players"][2]["merchants"] = "ABCDEFGHIK".into();
        p["players"][2]["reward_tiles"] = json!(["coast"]);
        p["players"][2]["queens_reward_tiles"] = json!([1]);
        p["queens_reward_tiles_left"] = 4.into();
        p["last_round"] = json!({ "by": 2, "turns_left": 0 });
    },
    |p| open(p, "free_permit", 10, &[tokens("AC", 1)]),
    |p| open(p, "free_permit", 10, &[tokens("A", 1)]),
    |p| open(p, "free_permit", 10, &[tokens("A", 0)]),
    |p| open(p, "free_permit", 10, &[bonuses(0, 0, None)]),
    |p| open(p, "free_permit", 10, &[bonuses(1, 0, None)]),
    |p| open(p, "free_permit", 10, &[bonuses(2, 0, None)]),
    |p| open(p, "free_permit", 10, &[bonuses(2, 1, Some(1))]),
    |p| open(p, "free_permit", 10, &[bonuses(2, 1, Some(2))]),
];

/// Returns a table of three in the middle of a game, with a turn in progress and little that would forbid a
/// change.
fn middle() -> Value {
    let (setup, _) = games().nth(1).expect("a game");
    assert_eq!((setup.players, setup.board.to_string().as_str()), (3, "111"));
    let fits = |state: &State| {
        let table = state.table();
        let players: Vec<&Player> = table.each_seat().map(|seat| table.player(seat)).collect();
        table.turn.main_left > 0
            && table.decision == Decision::Turn
            && table.decks[2].under(Region::Mountains).count() > 1
            && table.queens_rewards_left == 5
            && table.queen != City::A
            && players.iter().all(|player| player.coins < 20)
            && usize::from(players[0].used.len()) < players[0].merchants.len()
            && players[2].used.is_empty()
            && !players[2].merchants.is_empty()
    };
    let steps = (0..200).flat_map(|game| steps(&setup, &format!("middle {game}")));
    let state = steps.map(|(state, _)| state).find(fits).expect("such a table");
    value(&state)
}

fn value(state: &State) -> Value {
    serde_json::to_value(<Position as position::Position<CouncilOf4>>::of(state)).expect("text")
}

#[test]
fn a_change_of_any_part_of_the_table_shows() {
    let before = middle();
    let mut texts = vec![table::<CouncilOf4>(&possible(&before))];
    let mut changed = BTreeSet::new();
    for (at, change) in CHANGES.iter().enumerate() {
        let mut after = before.clone();
        change(&mut after);
        let text = table::<CouncilOf4>(&possible(&after));
        assert!(!texts.contains(&text), "change {at} does not show");
        changed.extend(differences(&before, &after, ""));
        texts.push(text);
    }
    // Neutral merchants exist only with two players.
    let (setup, seed) = games().next().expect("a game");
    let state = steps(&setup, &seed).first().expect("a state").0;
    let mut position = value(&state);
    let mut neutral = position["neutral_merchants"].as_str().expect("letters").to_owned();
    neutral.pop();
    position["neutral_merchants"] = neutral.into();
    assert_ne!(table::<CouncilOf4>(&possible(&position)), table::<CouncilOf4>(&state));
    changed.insert("neutral_merchants".into());

    let keys = |value: &Value, prefix: &str| -> BTreeSet<String> {
        let keys = value.as_object().expect("an object").keys();
        keys.map(|key| format!("{prefix}{key}")).collect()
    };
    let mut every = keys(&before, "");
    every.extend(keys(&before["players"][0], "players."));
    // The version of the form, everything always secret, and the list compared one by one.
    for key in ["format", "luck", "players"] {
        every.remove(key);
    }
    assert_eq!(changed, every);
}

#[test]
fn the_table_at_the_end_shows_the_score_by_cause_and_the_winner() {
    let state = *states(0).last().expect("a state");
    let text = table::<CouncilOf4>(&state);
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
    open(&mut position, "repeat_permit", 14, &[tokens("AC", 0), bonuses(2, 1, Some(1))]);
    insta::assert_snapshot!(table::<CouncilOf4>(&possible(&position)));
}

#[test]
fn a_slot_is_filled_after_a_gain_only_from_a_deck_that_has_permits() {
    let mut position = middle();
    open(&mut position, "free_permit", 10, &[bonuses(2, 0, Some(1))]);
    let text = |position: &Value| table::<CouncilOf4>(&possible(position));
    assert!(text(&position).contains("a new permit in the first Coast slot"));
    for deck in ["/permits/coast/unseen", "/permits/coast/under"] {
        while !list(&mut position, deck).is_empty() {
            move_permit(&mut position, deck, 0, "/players/0/unused_permits");
        }
    }
    assert!(!text(&position).contains("a new permit in the first Coast slot"));
}

#[test]
fn a_city_without_a_token_is_not_among_those_whose_tokens_come() {
    let mut position = middle();
    let before = possible(&position);
    let has_none = |&city: &City| before.table().tokens.of(city).is_none();
    let royal = City::ALL.into_iter().find(has_none).expect("the royal city");
    open(&mut position, "repeat_permit", 14, &[tokens(&format!("AC{royal}"), 0)]);
    assert!(table::<CouncilOf4>(&possible(&position)).contains("tokens of A·C\n"));
}
