//! The JSON Schema of positions: it accepts every position of play, and the reader refuses everything that it
//! refuses.

use std::sync::LazyLock;

use curia::games::council_of_4::rules::position::{ReadError, read, write};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::positions::{games, steps};

static VALIDATOR: LazyLock<Validator> = LazyLock::new(|| {
    let schema = serde_json::from_str(include_str!(
        "../../../src/games/council_of_4/rules/position.schema.json"
    ))
    .expect("JSON");
    assert!(jsonschema::draft202012::meta::is_valid(&schema), "a schema of draft 2020-12");
    jsonschema::draft202012::new(&schema).expect("a schema")
});

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

/// Collects the pointers of all values inside a value, itself included.
fn pointers(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| pointers(value, format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, value)| pointers(value, format!("{at}/{index}"), found));
        }
        _ => {}
    }
    found.push(at);
}

/// Whether the schema refuses the position; then the reader must refuse it as well.
fn refused(position: &Value, what: &str) -> bool {
    let refused = !VALIDATOR.is_valid(position);
    if refused {
        assert!(read(position.to_string()).is_err(), "{what} is read");
    }
    refused
}

#[test]
fn every_position_of_whole_games_conforms() {
    let mut count = 0;
    for position in positions() {
        if let Some(error) = VALIDATOR.iter_errors(&position).next() {
            panic!("{error} in {position}");
        }
        count += 1;
    }
    assert!(count > 2000, "{count}");
}

#[test]
fn no_field_may_be_missing_and_none_may_be_added() {
    for position in rich() {
        let mut found = Vec::new();
        pointers(&position, String::new(), &mut found);
        let mut objects = 0;
        for pointer in found {
            let Some(fields) = position.pointer(&pointer).and_then(Value::as_object) else {
                continue;
            };
            objects += 1;
            for name in fields.keys() {
                let mut without = position.clone();
                let fields = without.pointer_mut(&pointer).and_then(Value::as_object_mut);
                fields.expect("an object").remove(name);
                assert!(refused(&without, name), "{pointer} without {name} conforms");
            }
            let mut with = position.clone();
            with.pointer_mut(&pointer).expect("an object")["more"] = json!(1);
            assert!(refused(&with, &pointer), "{pointer} with something more conforms");
        }
        assert!(objects > 15, "{objects}");
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
        let mut position = rich().into_iter().find(with).expect(pointer);
        let object = position.pointer_mut(pointer).expect(pointer);
        *object = fields.split(' ').map(|field| object[field].clone()).collect();
        assert!(refused(&position, pointer), "{pointer}");
        let other_form = ReadError::OtherForm { pointer: pointer.to_owned() };
        assert_eq!(read(position.to_string()), Err(other_form));
    }
}

/// Every number has bounds, every text its form, and every list its items: none of the values fits
/// everywhere, and the reader refuses every value that the schema refuses.
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
        let mut found = Vec::new();
        pointers(&position, String::new(), &mut found);
        for pointer in found {
            let was = position.pointer(&pointer).expect("a value");
            let mut refusals = [0; 2];
            for value in &values {
                let mut changed = position.clone();
                *changed.pointer_mut(&pointer).expect("a value") = value.clone();
                let of_its_kind = std::mem::discriminant(value) == std::mem::discriminant(was);
                let refusal = refused(&changed, &format!("{value} at {pointer}"));
                refusals[usize::from(of_its_kind)] += u32::from(refusal);
            }
            let [of_other_kinds, of_its_kind] = refusals;
            assert!(of_other_kinds > 5, "{pointer} may be anything");
            let bounded = was.is_number() || was.is_string();
            assert!(of_its_kind > 0 || !bounded, "{pointer} is not bounded: {was}");
        }
    }
}
