//! A position as JSON: nothing is lost on the way there and back, and no impossible position is read. Its schema is made of
//! the same types, and what it refuses the reader refuses, too.

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::luck::Seed;
use curia::rules::position::{Flaw, LONGEST_TEXT, Position, Unread, read, schema};
use curia::tool::Spoken;
use jsonschema::Validator;
use proptest::prelude::*;
use schemars::JsonSchema;
use serde_json::{Value, json};

use crate::{game, texts};

mod council_of_4;
mod four_towers;
mod the_council;

/// A game whose positions are tried.
trait Tried: Spoken<Position: JsonSchema> {
    /// Where its schema is kept, below the sources of the games, and the title there.
    const SCHEMA: [&'static str; 2];
    /// Games to take positions from: set-up and seed.
    fn games() -> Vec<(Self::Setup, u64)>;
    /// What the positions have that are tried in detail: together they have everything.
    const RICH: &'static [fn(&Value) -> bool];
    /// What is wrong in the first of them: where, the value there, the place that is named, and a part of the reason.
    const WRONG: &'static [[&'static str; 4]];
    /// Values that fit nowhere or only somewhere, beside those that fit in no game.
    const VALUES: &'static str;
}

/// Returns the states of all its games.
fn states<G: Tried>() -> Vec<G::State> {
    let mut states = Vec::new();
    for (setup, seed) in G::games() {
        let last =
            game::play::<G>(&setup, Seed(seed), 3000, |step| states.push(step.before.clone()));
        states.push(last);
    }
    states
}

fn text<G: Tried>(state: &G::State) -> String {
    serde_json::to_string(&G::Position::of(state)).expect("JSON")
}

fn value<G: Tried>(state: &G::State) -> Value {
    serde_json::to_value(G::Position::of(state)).expect("JSON")
}

fn reads<G: Tried>(text: &str) -> Result<G::State, Unread> {
    read::<G, G::Position>(text.as_bytes())
}

fn rich<G: Tried>() -> Vec<Value> {
    let positions: Vec<Value> = states::<G>().iter().map(value::<G>).collect();
    let of = |has: &fn(&Value) -> bool| positions.iter().find(|position| has(position)).cloned();
    G::RICH.iter().map(|has| of(has).expect("a game gets there")).collect()
}

fn with(position: &Value, pointer: &str, value: Value) -> Value {
    let mut changed = position.clone();
    *changed.pointer_mut(pointer).expect(pointer) = value;
    changed
}

/// Returns the schema and whether the position conforms, after checking that the reader refuses whatever doesn't.
fn validator<G: Tried>() -> Validator {
    let schema = schema::<G::Position>(G::SCHEMA[1]);
    assert!(jsonschema::draft202012::meta::is_valid(&schema), "a schema of draft 2020-12");
    jsonschema::draft202012::new(&schema).expect("a schema")
}

fn refuses<G: Tried>(schema: &Validator, position: &Value, what: &str) -> bool {
    let refused = !schema.is_valid(position);
    assert!(!refused || reads::<G>(&position.to_string()).is_err(), "{what} is read");
    refused
}

/// Returns the pointers of all values inside a value at a pointer, itself included.
fn pointers(value: &Value, at: String) -> Vec<String> {
    let inside: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, of)| (name.clone(), of)).collect(),
        Value::Array(items) => {
            (0..).zip(items).map(|(at, of): (u32, _)| (at.to_string(), of)).collect()
        }
        _ => Vec::new(),
    };
    let inside = inside.into_iter().flat_map(|(name, of)| pointers(of, format!("{at}/{name}")));
    inside.chain([at.clone()]).collect()
}

fn comes_back<G: Tried>() {
    let (states, schema) = (states::<G>(), validator::<G>());
    assert!(states.len() > 500, "{}", states.len());
    for state in states {
        let text = text::<G>(&state);
        if let Some(error) = schema.iter_errors(&value::<G>(&state)).next() {
            panic!("{error} in {text}");
        }
        assert_eq!(reads::<G>(&text).as_ref(), Ok(&state), "{text}");
    }
}

#[test]
fn every_position_of_whole_games_conforms_and_comes_back() {
    comes_back::<CouncilOf4>();
    comes_back::<TheCouncil>();
    comes_back::<FourTowers>();
}

fn names_the_place<G: Tried>() {
    let position = &rich::<G>()[0];
    let players = position["players"].as_array().expect("players");
    let of = |count| Value::from_iter(players.iter().cycle().take(count).cloned()).to_string();
    let (few, many) = (usize::from(*G::SEATS.start()) - 1, usize::from(*G::SEATS.end()) + 1);
    let [few, many] = [few, many].map(|count| (of(count), count.to_string()));
    let common = [
        ["/format", "9", "/format", "format 9"],
        ["/players", "[]", "/players", "0"],
        ["/players", &few.0, "/players", &few.1],
        ["/players", &many.0, "/players", &many.1],
    ];
    for [pointer, wrong, place, says] in common.iter().chain(G::WRONG) {
        let wrong = with(position, pointer, serde_json::from_str(wrong).expect(wrong));
        match reads::<G>(&wrong.to_string()) {
            Err(Unread::Impossible(flaws)) => {
                let Flaw { place: named, why } = &flaws[0];
                assert_eq!(named, place, "{pointer}: {why}");
                assert!(why.contains(says), "{pointer}: {why}");
            }
            other => panic!("{pointer} {wrong}: {other:?}"),
        }
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    names_the_place::<CouncilOf4>();
    names_the_place::<TheCouncil>();
    names_the_place::<FourTowers>();
}

fn names_line_and_column<G: Tried>() {
    let text = text::<G>(&states::<G>()[0]);
    let malformed = |text: &str| match reads::<G>(text) {
        Err(Unread::Malformed { line, column, detail }) => (line, column, detail),
        other => panic!("{other:?}"),
    };
    assert_eq!((malformed("").0, malformed(&text[..40]).0), (1, 1));
    let (line, column, detail) = malformed(&text.replacen("\"players\"", "\n\"player\"", 1));
    assert!((line, column) == (2, 8) && detail.contains("`player`"), "{line} {column} {detail}");
    let twice = malformed(&text.replacen("{", "{\"format\":1,", 1)).2;
    assert!(twice.contains("duplicate field `format`"), "{twice}");
    let long = format!("{text}{}", " ".repeat(LONGEST_TEXT));
    assert_eq!(reads::<G>(&long), Err(Unread::TooLong));
    assert!(reads::<G>(&long[..LONGEST_TEXT]).is_ok());
    assert_eq!(malformed(&format!("{text}{text}")).0, 1);
}

#[test]
fn a_text_that_is_no_position_is_refused_with_line_and_column() {
    names_line_and_column::<CouncilOf4>();
    names_line_and_column::<TheCouncil>();
    names_line_and_column::<FourTowers>();
}

/// A list of the values in the order of the fields is what serde would read.
#[test]
fn a_list_is_no_object() {
    let position = value::<CouncilOf4>(&states::<CouncilOf4>()[0]);
    let turn = &position["turn"];
    let fields = ["seat", "number", "main_left", "main_taken", "quick_taken"];
    let list = with(&position, "/turn", fields.iter().map(|&field| turn[field].clone()).collect());
    let pointer = "/turn".to_owned();
    assert_eq!(reads::<CouncilOf4>(&list.to_string()), Err(Unread::OtherForm { pointer }));
}

/// Checks that every field must be there and no other may be, that every number has bounds, every text its form, and every list
/// its items: none of the values fits everywhere.
fn everything_is_bounded<G: Tried>() {
    const ANYWHERE: &str = r#"[-1, 2.5, 4294967296, 65536, 256, 0, null, true, "", "X", "0000000000000000f", [], [1, 1],
        [0, 0, 0], [null, null, null, null], {}]"#;
    let values = |text: &str| serde_json::from_str::<Vec<Value>>(text).expect(text);
    let values = [values(ANYWHERE), values(G::VALUES)].concat();
    let schema = validator::<G>();
    for position in rich::<G>() {
        for pointer in pointers(&position, String::new()) {
            let was = position.pointer(&pointer).expect("a value");
            let is_refused = |value: Value| {
                let changed = with(&position, &pointer, value);
                refuses::<G>(&schema, &changed, &pointer)
            };
            if let Some(fields) = was.as_object() {
                for name in fields.keys() {
                    let mut fields = fields.clone();
                    fields.remove(name);
                    assert!(is_refused(fields.into()), "{pointer} without {name} conforms");
                }
                let mut more = fields.clone();
                more.insert("more".to_owned(), json!(1));
                assert!(is_refused(more.into()), "{pointer} with something more conforms");
                // A list of the right values is refused, though serde would read it.
                assert!(is_refused(fields.values().cloned().collect()), "a list at {pointer}");
            }
            let is_of_its_kind =
                |value: &&Value| std::mem::discriminant(*value) == std::mem::discriminant(was);
            let (same, others): (Vec<&Value>, Vec<&Value>) =
                values.iter().partition(is_of_its_kind);
            let refused = |values: Vec<&Value>| {
                values.into_iter().filter(|&value| is_refused(value.clone())).count()
            };
            assert!(refused(others) > 5, "{pointer} may be anything");
            let is_bounded = refused(same) > 0 || !(was.is_number() || was.is_string());
            assert!(is_bounded, "{pointer} is not bounded: {was}");
        }
    }
}

#[test]
fn what_is_missing_too_much_or_out_of_range_is_refused() {
    everything_is_bounded::<CouncilOf4>();
    everything_is_bounded::<TheCouncil>();
    everything_is_bounded::<FourTowers>();
}

/// Returns the file of a game's schema, and its text as the types make it.
fn schema_file<G: Tried>() -> (String, String) {
    let [game, title] = G::SCHEMA;
    let file =
        format!("{}/src/games/{game}/rules/position.schema.json", env!("CARGO_MANIFEST_DIR"));
    (file, format!("{:#}\n", schema::<G::Position>(title)))
}

fn schema_files() -> [(String, String); 3] {
    [schema_file::<CouncilOf4>(), schema_file::<TheCouncil>(), schema_file::<FourTowers>()]
}

#[test]
fn every_schema_is_as_the_types_make_it() {
    for (file, made) in schema_files() {
        let kept = std::fs::read_to_string(&file).expect("a schema");
        assert_eq!(kept, made, "write {file} anew: cargo test --test rules -- --ignored schemas");
    }
}

#[test]
#[ignore = "writes files of the sources"]
fn schemas_are_written_anew() {
    schema_files().iter().for_each(|(file, made)| std::fs::write(file, made).expect(file));
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    fn of<G: Tried>() {
        let states = states::<G>();
        let damage = proptest::collection::vec((0_usize..6000, 32_u8..127), 1..4);
        let config = ProptestConfig { cases: 80, failure_persistence: None, ..Default::default() };
        let mut runner = proptest::test_runner::TestRunner::new(config);
        let tried = runner.run(&(0..states.len(), damage), |(at, damage)| {
            let mut text = text::<G>(&states[at]).into_bytes();
            for (at, byte) in damage {
                let at = at % text.len();
                text[at] = byte;
            }
            texts::check(&text);
            Ok(())
        });
        tried.expect("all are refused or playable");
    }
    of::<CouncilOf4>();
    of::<TheCouncil>();
    of::<FourTowers>();
}
