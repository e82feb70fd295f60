//! The line protocol.

use std::process::Command;

use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::SPOKEN;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::position::Position;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::rules::Game;
use curia::rules::form::Written;
use curia::rules::luck::{Seed, below};
use curia::rules::position::Position as _;
use curia::tool::engine::{Engine, LONGEST_LINE};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{CURIA, run};

/// Returns the reply to a request.
pub fn ask(engine: &mut Engine, request: &Value) -> Value {
    answer(engine, request.to_string().as_bytes())
}

/// Returns the reply to a line, which is one line of JSON and either a success or an error.
fn answer(engine: &mut Engine, line: &[u8]) -> Value {
    let answer = engine.answer(line);
    assert!(!answer.line.contains('\n'), "{}", answer.line);
    let reply: Value = serde_json::from_str(&answer.line).expect("JSON");
    assert_ne!(reply["ok"].is_string(), reply["error"].is_object(), "{reply}");
    assert_eq!(answer.quits, reply["ok"] == "quit");
    reply
}

fn dealt() -> Engine {
    let mut engine = Engine::new(SPOKEN);
    let reply = ask(&mut engine, &json!({"do": "new", "players": 3, "seed": "ada"}));
    assert_eq!(reply["ok"], "new", "{reply}");
    engine
}

fn position(engine: &mut Engine) -> Value {
    ask(engine, &json!({"do": "position"}))["position"].take()
}

/// Returns states of a random game, up to `count` decisions.
fn states(players: u8, count: usize) -> Vec<State> {
    let setup =
        Setup { players, board: Default::default(), nobility: Default::default(), first: None };
    let mut state = CouncilOf4::start(&setup, Seed(7), |_| {}).expect("a game");
    let mut rng = Seed(7).stream(99);
    let mut legal = Vec::new();
    let mut states = vec![state];
    while states.len() < count && CouncilOf4::decider(&state).is_some() {
        CouncilOf4::legal_actions(&state, &mut legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        states.push(state);
    }
    states
}

#[test]
fn the_example_client_plays_whole_games() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engine/client.py");
    // The levels that think longer answer in the same way.
    let levels = [Level::Random, Level::Novice, Level::Greedy, Level::Adept];
    let words = levels.map(Level::key);
    let output = Command::new("python3").args([script, CURIA, "1"]).args(words).output();
    let output = output
        .unwrap_or_else(|error| panic!("python3 is needed to run tests/engine/client.py: {error}"));
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(out.lines().count(), 3 * (1 + levels.len()), "{out}");
}

/// Lines that begin with `>` are requests, those with `<` their replies.
#[test]
fn the_transcript_in_the_documents_is_what_happens() {
    let page = include_str!("../../docs/engine.md");
    let lines = |mark| page.lines().filter_map(move |line| line.strip_prefix(mark));
    let requests: Vec<&str> = lines("> ").collect();
    let replies: Vec<&str> = lines("< ").collect();
    assert!(requests.len() > 4, "{requests:?}");
    let input: String = requests.iter().map(|line| format!("{line}\n")).collect();
    let run = run(&["engine"], input.as_bytes());
    assert_eq!(run.out.lines().collect::<Vec<_>>(), replies);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

/// The turn of the position, in the JSON of these tests.
const TURN: &str = r#"{"main_left":1,"main_taken":false,"number":0,"quick_taken":false,"seat":0}"#;

#[test]
fn what_can_t_be_answered_gets_its_error_and_changes_nothing() {
    let mut engine = dealt();
    let before = position(&mut engine);
    let mut impossible = before.clone();
    impossible["players"][0]["coins"] = json!(21);
    impossible["players"][0]["nobility"] = json!(40);
    let impossible = json!({"do": "position", "position": impossible}).to_string();
    let sent = json!({"position": before, "do": "position"}).to_string();
    let long_id = json!({"do": "hello", "id": "x".repeat(65)}).to_string();
    let long_seed = json!({"do": "new", "players": 2, "seed": "x".repeat(65)}).to_string();
    let listed = sent.replacen(TURN, "[0,0,1,false,false]", 1);
    assert_ne!(listed, sent);
    let unknown = sent.replacen("\"queen\"", "\"king\"", 1);
    let cases: [(&[u8], &str, &str); 49] = [
        (b"", "bad_request", "EOF"),
        (b"  ", "bad_request", "EOF"),
        (b"{", "bad_request", "EOF"),
        (b"hello", "bad_request", "expected value"),
        (b"{\"do\":\"hello\"} x", "bad_request", "trailing characters"),
        (b"[\"hello\"]", "bad_request", "Column 1: a list instead of an object"),
        (b" [[[", "bad_request", "Column 2: a list"),
        (b"\"hello\"", "bad_request", "invalid type"),
        (b"{}", "bad_request", "missing field `do`"),
        (b"{\"do\":7}", "bad_request", "invalid type"),
        (b"{\"do\":null}", "bad_request", "invalid type"),
        (b"{\"do\":\"hello\",\"do\":\"quit\"}", "bad_request", "duplicate field `do`"),
        (b"{\"do\":\"hello\",\"id\":1.5}", "bad_request", "whole number"),
        (b"{\"do\":\"hello\",\"id\":[1]}", "bad_request", "whole number"),
        (b"{\"do\":\"hello\",\"id\":18446744073709551615}", "bad_request", "whole number"),
        (long_id.as_bytes(), "bad_request", "at most 64 bytes"),
        (b"{\"do\":\"hello\",\"deep\":[[[[[[[[[[[[[]", "bad_request", "EOF"),
        (b"{\"do\":\"hell\xff\"}", "not_utf8", "Byte 12"),
        (b"\xef\xbb\xbf{\"do\":\"hello\"}", "bad_request", "expected value"),
        (b"{\"do\":\"resign\"}", "unknown_request", "`resign`"),
        (b"{\"do\":\"HELLO\"}", "unknown_request", "`HELLO`"),
        (b"{\"do\":\"\"}", "unknown_request", "``"),
        (b"{\"do\":\"hello\",\"name\":1}", "bad_request", "unknown field `name`"),
        (b"{\"do\":\"quit\",\"now\":true}", "bad_request", "unknown field `now`"),
        (b"{\"do\":\"new\"}", "bad_request", "missing field `players`"),
        (b"{\"do\":\"new\",\"players\":-2}", "bad_request", "invalid value"),
        (b"{\"do\":\"new\",\"players\":\"2\"}", "bad_request", "invalid type"),
        (b"{\"do\":\"new\",\"players\":5}", "setup", "5"),
        (b"{\"do\":\"new\",\"players\":2,\"first\":2}", "setup", "2"),
        (b"{\"do\":\"new\",\"players\":2,\"sides\":\"131\"}", "setup", "`131`"),
        (b"{\"do\":\"new\",\"players\":2,\"nobility\":\"odd\"}", "bad_request", "`odd`"),
        (long_seed.as_bytes(), "setup", "64 characters"),
        (b"{\"do\":\"position\",\"position\":{}}", "bad_request", "missing field"),
        (b"{\"do\":\"position\",\"game\":\"council-of-4\"}", "bad_request", "`position`"),
        (impossible.as_bytes(), "impossible_position", "2 reasons"),
        (listed.as_bytes(), "bad_request", "/position/turn: a list instead of an object"),
        (unknown.as_bytes(), "bad_request", "unknown field `king`"),
        (b"{\"do\":\"apply\"}", "bad_request", "missing field `action`"),
        (b"{\"do\":\"apply\",\"action\":\"elect\"}", "not_an_action", "`elect`"),
        (b"{\"do\":\"apply\",\"action\":\"end \"}", "not_an_action", "`end `"),
        (b"{\"do\":\"apply\",\"action\":\"end\"}", "illegal_action", "main action"),
        (b"{\"do\":\"apply\",\"action\":\"engage\",\"for\":0}", "bad_request", "`events`"),
        (
            b"{\"do\":\"apply\",\"action\":\"engage\",\"events\":true,\"for\":3}",
            "no_such_seat",
            "seat 3",
        ),
        (b"{\"do\":\"view\"}", "bad_request", "missing field `for`"),
        (b"{\"do\":\"view\",\"for\":3}", "no_such_seat", "seat 3"),
        (b"{\"do\":\"view\",\"for\":256}", "bad_request", "onlooker"),
        (b"{\"do\":\"view\",\"for\":\"me\"}", "bad_request", "onlooker"),
        (b"{\"do\":\"best\",\"level\":\"genius\"}", "unknown_level", "`genius`"),
        (b"{\"do\":\"best\",\"level\":\"greedy\",\"seed\":7}", "bad_request", "invalid type"),
    ];
    for (line, code, says) in cases {
        let shown = String::from_utf8_lossy(line);
        let reply = answer(&mut engine, line);
        assert_eq!(reply["error"]["code"], code, "{shown}: {reply}");
        let message = reply["error"]["message"].as_str().expect("a message");
        assert!(message.contains(says), "{shown}: {message}");
        if code == "bad_request" {
            let column = reply["error"]["column"].as_u64().expect("a column") as usize;
            assert!((1..=line.len() + 1).contains(&column), "{shown}: {reply}");
            let behind = says.strip_prefix("unknown field ").map(|name| name.replace('`', "\""));
            if let Some(name) = behind {
                let read = String::from_utf8_lossy(&line[..column]).into_owned();
                assert!(read.ends_with(&name), "{shown}: {reply}");
            }
        }
        assert_eq!(position(&mut engine), before, "{shown}");
    }
    let reply = answer(&mut engine, impossible.as_bytes());
    assert_eq!(reply["error"]["reasons"].as_array().map(Vec::len), Some(2), "{reply}");
}

#[test]
fn without_a_position_there_is_nothing_to_ask() {
    let mut engine = Engine::new(SPOKEN);
    for request in [
        json!({"do": "position"}),
        json!({"do": "legal"}),
        json!({"do": "apply", "action": "end"}),
        json!({"do": "view", "for": 0}),
        json!({"do": "best", "level": "greedy"}),
        json!({"do": "score"}),
    ] {
        assert_eq!(ask(&mut engine, &request)["error"]["code"], "no_position", "{request}");
    }
    assert_eq!(ask(&mut engine, &json!({"do": "hello"}))["ok"], "hello");
}

#[test]
fn an_id_comes_back_with_success_and_error() {
    let mut engine = Engine::new(SPOKEN);
    for id in [json!(7), json!(-1), json!(i64::MAX), json!(""), json!("ä \"\\ 7")] {
        assert_eq!(ask(&mut engine, &json!({"do": "hello", "id": id}))["id"], id);
        let refused = ask(&mut engine, &json!({"id": id, "do": "legal"}));
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&id, &json!("no_position")));
        let refused = ask(&mut engine, &json!({"id": id, "do": "legal", "x": 1}));
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&id, &json!("bad_request")));
    }
    let without = ask(&mut engine, &json!({"do": "hello", "id": null}));
    assert!(without.get("id").is_none(), "{without}");
}

#[test]
fn every_state_of_a_game_is_answered_as_the_rules_have_it() {
    let mut engine = Engine::new(SPOKEN);
    for (at, state) in states(3, 400).iter().enumerate() {
        let form = serde_json::to_value(Position::of(state)).expect("JSON");
        let standing = ask(&mut engine, &json!({"do": "position", "position": form}));
        let decider = CouncilOf4::decider(state);
        assert_eq!(standing["decider"], json!(decider));
        assert_eq!(standing["decision"], json!(state.table().decision));
        assert_eq!(standing["score"].is_object(), decider.is_none());
        assert_eq!(position(&mut engine), form);
        let mut actions = Vec::new();
        CouncilOf4::legal_actions(state, &mut actions);
        let printed: Vec<String> = actions.iter().map(Action::to_string).collect();
        assert_eq!(ask(&mut engine, &json!({"do": "legal"}))["actions"], json!(printed));
        if at % 10 == 0 {
            let view = CouncilOf4::view(state, decider);
            let best = choose::<CouncilOf4>(History::of(view, Seed::from_text("x")), Level::Greedy);
            let best = best.expect("an action").to_string();
            let request = json!({"do": "best", "level": "greedy", "seed": "x"});
            assert_eq!(ask(&mut engine, &request)["action"], best);
        }
    }
}

#[test]
fn a_view_and_a_bot_know_nothing_that_is_hidden() {
    let mut engine = Engine::new(SPOKEN);
    for state in states(3, 300).iter().step_by(25) {
        let seat = CouncilOf4::decider(state).expect("a game that goes on");
        let view = CouncilOf4::view(state, Some(seat));
        let dealt_anew = CouncilOf4::determinise(&view, &mut Seed(3).stream(3));
        assert_ne!(*state, dealt_anew, "something is hidden");
        let [one, other] = [*state, dealt_anew].map(|state| {
            let position = serde_json::to_value(Position::of(&state)).expect("JSON");
            ask(&mut engine, &json!({"do": "position", "position": position}));
            [
                ask(&mut engine, &json!({"do": "view", "for": seat})),
                ask(&mut engine, &json!({"do": "view", "for": "onlooker"})),
                ask(&mut engine, &json!({"do": "best", "level": "greedy"})),
                ask(&mut engine, &json!({"do": "best", "level": "random"})),
                ask(&mut engine, &json!({"do": "best", "level": "adept", "reasons": true})),
            ]
        });
        assert_eq!(one, other);
        let hands = |view: &Value| -> Vec<bool> {
            let players = view["view"]["players"].as_array().expect("players");
            players.iter().map(|player| player["hand"].is_object()).collect()
        };
        assert_eq!(hands(&one[0]), [0, 1, 2].map(|at| at == seat.index()));
        assert_eq!(hands(&one[1]), [false; 3]);
        let own = Written(view.hand);
        assert_eq!(one[0]["view"]["players"][seat.index()]["hand"], json!(own));
    }
}

#[test]
fn a_bot_tells_the_best_options_with_what_may_be_expected_and_gained() {
    let mut engine = Engine::new(SPOKEN);
    let mut gains = 0;
    for state in states(3, 300).iter().step_by(10) {
        let position = serde_json::to_value(Position::of(state)).expect("JSON");
        ask(&mut engine, &json!({"do": "position", "position": position}));
        let plain = ask(&mut engine, &json!({"do": "best", "level": "adept"}));
        assert!(plain["advice"].is_null());
        let told = ask(&mut engine, &json!({"do": "best", "level": "adept", "reasons": true}));
        assert_eq!(told["action"], plain["action"], "asked for reasons or not");
        let advice = &told["advice"];
        let options = advice["options"].as_array().expect("options");
        assert_eq!(options[0]["action"], told["action"]);
        assert!(options.len() <= 3, "{advice}");
        for option in options {
            let [place, chance] =
                ["place", "chance"].map(|what| option["outlook"][what].as_f64().expect("a number"));
            assert!((1.0..=3.0).contains(&place) && (0.0..=1.0).contains(&chance), "{option}");
            assert!(option["outlook"]["margin"].is_number());
            for gain in option["gains"].as_array().expect("gains") {
                gains += 1;
                assert!(gain["worth"].as_f64().is_some_and(|worth| worth > 0.0), "{gain}");
                assert!(gain["text"].as_str().is_some_and(|text| !text.is_empty()), "{gain}");
            }
        }
        let chances = advice["outlooks"].as_array().expect("outlooks").iter();
        let sum: f64 = chances.map(|outlook| outlook["chance"].as_f64().expect("chance")).sum();
        assert!((sum - 1.0).abs() < 1e-3, "the chances of all seats: {sum}");
    }
    assert!(gains > 20, "{gains} gains told");
}

#[test]
fn events_are_told_in_full_or_as_one_seat_sees_them() {
    let cards = |viewer: Option<Value>| {
        let mut engine = dealt();
        let mut cards = Vec::new();
        for action in ["elect P coast", "end", "elect P hills", "end", "elect R queen", "end"] {
            let mut request = json!({"do": "apply", "action": action, "events": true});
            if let Some(viewer) = &viewer {
                request["for"] = viewer.clone();
            }
            let reply = ask(&mut engine, &request);
            for event in reply["events"].as_array().unwrap_or_else(|| panic!("{reply}")) {
                if event["kind"] == "card_drawn" {
                    cards.push((event["seat"].clone(), event["card"].is_string()));
                }
            }
        }
        cards
    };
    let drawn_by = |seats: [(u8, bool); 3]| seats.map(|(seat, seen)| (json!(seat), seen)).to_vec();
    assert_eq!(cards(None), drawn_by([(1, true), (2, true), (0, true)]));
    assert_eq!(cards(Some(json!(1))), drawn_by([(1, true), (2, false), (0, false)]));
    assert_eq!(cards(Some(json!("onlooker"))), drawn_by([(1, false), (2, false), (0, false)]));
}

#[test]
fn many_requests_at_once_are_answered_in_their_order() {
    let mut input: String =
        (0..5000).map(|id| format!("{{\"do\":\"hello\",\"id\":{id}}}\n")).collect();
    input += "{\"do\":\"legal\"}"; // the last line needs no end
    let run = run(&["engine"], input.as_bytes());
    assert_eq!(run.code, Some(0));
    let replies: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(replies.len(), 5001);
    assert!(replies[..5000].iter().enumerate().all(|(at, reply)| reply["id"] == json!(at)));
    assert_eq!(replies[5000]["error"]["code"], "no_position");
}

#[test]
fn a_line_of_any_length_costs_one_reply() {
    let hello = "{\"do\":\"hello\"}";
    let longest = hello.to_owned() + &" ".repeat(LONGEST_LINE - hello.len());
    let input = format!("{longest}\n{longest} \r\n{}\n{hello}\n", "x".repeat(3_000_000));
    let run = run(&["engine"], input.as_bytes());
    let replies: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let codes: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
    let too_long = json!("too_long");
    assert_eq!(codes, [&Value::Null, &too_long, &too_long, &Value::Null]);
}

#[test]
fn nothing_after_quit_is_answered() {
    let run = run(&["engine"], b"{\"do\":\"quit\",\"id\":1}\n{\"do\":\"hello\"}\n");
    assert_eq!((run.code, run.out.as_str()), (Some(0), "{\"id\":1,\"ok\":\"quit\"}\n"));
}

/// Returns a valid request of any kind.
fn request() -> impl Strategy<Value = String> {
    let state = states(2, 60).pop().expect("a state");
    let position = serde_json::to_value(Position::of(&state)).expect("JSON");
    prop::sample::select(vec![
        json!({"do": "hello", "id": 5}),
        json!({"do": "new", "players": 4, "sides": "121", "seed": "x", "first": 2}),
        json!({"do": "position"}),
        json!({"do": "position", "position": position}),
        json!({"do": "legal", "id": "legal"}),
        json!({"do": "apply", "action": "elect K coast", "events": true, "for": 1}),
        json!({"do": "view", "for": "onlooker"}),
        json!({"do": "best", "level": "greedy", "seed": "x"}),
        json!({"do": "score"}),
        json!({"do": "quit"}),
    ])
    .prop_map(|request| request.to_string())
}

proptest! {
    #[test]
    fn any_bytes_are_answered(lines in prop::collection::vec(any::<Vec<u8>>(), 1..8)) {
        let mut engine = dealt();
        for line in lines {
            let reply = answer(&mut engine, &line);
            prop_assert!(reply["error"].is_object(), "{}", reply);
        }
    }

    /// Damaged requests are answered, and refused ones change nothing.
    #[test]
    fn damaged_requests_are_answered(
        requests in prop::collection::vec(
            (request(), prop::collection::vec((any::<u16>(), 32_u8..127), 0..3)),
            1..12,
        ),
    ) {
        let mut engine = dealt();
        for (request, damage) in requests {
            let mut line = request.into_bytes();
            for (at, byte) in damage {
                let at = usize::from(at) % line.len();
                line[at] = byte;
            }
            let before = position(&mut engine);
            let reply = answer(&mut engine, &line);
            if reply["error"].is_object() {
                prop_assert_eq!(position(&mut engine), before);
            }
        }
    }
}
