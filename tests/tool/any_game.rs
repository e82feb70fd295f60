//! Every command and request, for each registered game.

use std::fs;

use curia::bots::Level;
use curia::games::SPOKEN;
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::form::Formed;
use curia::rules::luck::{Seed, below};
use curia::rules::position::{Position, read};
use curia::tool::Spoken;
use curia::tool::engine::{Engine, LONGEST_LINE};
use curia::tool::terminal::table;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::engine::ask;
use crate::{folder, out_of, run, text};

/// Returns a valid state from its JSON.
fn state_of<G: Spoken>(position: &str) -> G::State {
    let Ok(state) = read::<G, G::Position>(position.as_bytes()) else { panic!("{position}") };
    state
}

fn json_of(form: impl serde::Serialize) -> Value {
    serde_json::to_value(form).expect("JSON")
}

fn printed<G: Spoken>(state: &G::State) -> Vec<String> {
    let mut actions = Vec::new();
    G::legal_actions(state, &mut actions);
    actions.into_iter().map(G::print).collect()
}

/// Every seat may begin, by the command and by the request alike; who is first to decide says so.
fn anyone_begins<G: Spoken>(decides_after: u8) {
    let mut engine = Engine::new(SPOKEN);
    for players in G::SEATS {
        for first in 0..players {
            let [given, seat] = [players, first].map(|number| number.to_string());
            let new =
                ["new", "--game", G::NAME, "--players", &given, "--seed", "ada", "--first", &seat];
            let position = out_of(&new, "");
            let decider = G::decider(&state_of::<G>(&position)).expect("a seat");
            assert_eq!(decider.0, (first + decides_after) % players, "{position}");
            let request = json!({ "do": "new", "game": G::NAME, "players": players, "seed": "ada", "first": first });
            assert_eq!(ask(&mut engine, &request)["decider"], decider.0);
            let dealt = ask(&mut engine, &json!({ "do": "position" }));
            assert_eq!(dealt["position"], serde_json::from_str::<Value>(&position).expect("JSON"));
        }
        let beyond = json!({ "do": "new", "game": G::NAME, "players": players, "first": players });
        let message = ask(&mut engine, &beyond)["error"]["message"].to_string();
        assert!(message.contains(&format!("seat {players} begins")), "{message}");
    }
}

#[test]
fn whoever_is_named_begins_each_game() {
    anyone_begins::<CouncilOf4>(0);
    anyone_begins::<TheCouncil>(1);
    anyone_begins::<FourTowers>(0);
}

/// The commands about a position: each does with the JSON what the rules do with the state.
fn positions<G: Spoken>(players: &str) {
    let game = ["--game", G::NAME];
    let with = |first: &[&'static str]| [first, &game].concat();
    let new = ["new", "--game", G::NAME, "--players", players, "--seed", "ada"];
    let mut position = out_of(&new, "");
    for place in 0..30 {
        let mut state = state_of::<G>(&position);
        let listed = out_of(&with(&["legal"]), &position);
        let legal = printed::<G>(&state);
        assert_eq!(listed.lines().collect::<Vec<_>>(), legal);
        let shown = out_of(&with(&["show"]), &position);
        assert_eq!(shown.trim_end(), table::<G>(&state).trim_end());
        let wide = shown.lines().find(|line| line.width() > 80);
        assert_eq!(wide, None, "{}: a line of more than 80 columns", G::NAME);
        let action = &legal[place * legal.len() / 30];
        let told = out_of(&["apply", action, "--events", "--game", G::NAME], &position);
        let mut events = Vec::new();
        let parsed = G::parse(action).expect("notation");
        assert!(G::apply(&mut state, parsed, |event| events.push(event)).is_ok());
        for event in &events {
            assert!(told.contains(&G::say_event(event)), "{event:?}: {told}");
        }
        position = out_of(&["apply", action, "--game", G::NAME], &position);
        assert!(state_of::<G>(&position) == state, "{action}");
    }
    let refused = run(&[&["apply", "nothing"][..], &game].concat(), position.as_bytes());
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
}

/// The commands about whole matches: games of bots come back from their files and links, with every point.
fn matches<G: Spoken>(players: &str) {
    let folder = folder(&format!("any-game-{}", G::NAME));
    let asked = ["selfplay", "--game", G::NAME, "--players", players, "--games", "2"];
    let asked = [&asked[..], &["--levels", "random,greedy", "--save", text(&folder)]].concat();
    assert!(out_of(&asked, "").contains("2 games, 0 of them unfinished"));
    for file in fs::read_dir(&folder).expect("games") {
        let file = file.expect("an entry").path();
        let file = text(&file);
        let score = out_of(&["replay", file], "");
        assert!(score.lines().all(|line| line.width() <= 80), "{score}");
        let trace = out_of(&["replay", file, "--trace"], "");
        let rest = trace.strip_prefix(&score).expect("the score first");
        assert!(rest.lines().count() > 10 && rest.lines().all(|line| line.width() <= 80), "{rest}");
        let at = out_of(&["replay", file, "--at", "9"], "");
        assert!(!printed::<G>(&state_of::<G>(&at)).is_empty());
        let link = out_of(&["link", file], "");
        assert_eq!(out_of(&["replay", link.trim()], ""), score);
        let part = out_of(&["link", file, "--up-to", "9"], "");
        let standing = out_of(&["replay", part.trim()], "");
        assert!(standing.lines().count() > 3 && standing != score, "{standing}");
    }
}

/// Returns the printed distances of all contestants but the levels that search.
fn ladder<G: Spoken>(players: &str) -> String {
    let levels = "random,greedy,search:2,hand:2,peeking:2";
    let asked = ["ladder", "--game", G::NAME, "--players", players, "--games", "2"];
    out_of(&[&asked[..], &["--levels", levels]].concat(), "")
}

/// The requests of the engine, over a whole game.
fn requests<G: Spoken>(players: u8) {
    let mut engine = Engine::new(SPOKEN);
    let mut ask = |request: Value| ask(&mut engine, &request);
    let new = json!({"do": "new", "game": G::NAME, "players": players, "seed": "ada"});
    let dealt = ask(new.clone());
    assert_eq!((&dealt["ok"], &dealt["seed"]), (&json!("new"), &json!("ada")), "{dealt}");
    let mut rng = Seed(3).stream(99);
    let mut asked = 0;
    loop {
        let position = ask(json!({"do": "position"}))["position"].take();
        let line = position.to_string();
        assert!(line.len() < LONGEST_LINE / 2);
        let state = state_of::<G>(&line);
        assert_eq!(json_of(G::Position::of(&state)), position);
        let again = ask(json!({"do": "position", "game": G::NAME, "position": position}));
        assert_eq!(again["decision"], json_of(G::decision_form(&state)));
        assert_eq!(
            ask(json!({"do": "score"}))["score"]["seats"],
            json_of(G::scores(&state).iter().map(Formed::form).collect::<Vec<_>>())
        );
        let legal = ask(json!({"do": "legal"}))["actions"].take();
        assert_eq!(legal, json!(printed::<G>(&state)));
        let Some(decider) = G::decider(&state) else {
            assert_eq!((&again["decider"], &again["score"]["over"]), (&json!(null), &json!(true)));
            break;
        };
        assert_eq!(again["decider"], json!(decider));
        for viewer in (0..players).map(|seat| json!(seat)).chain([json!("onlooker")]) {
            let view = ask(json!({"do": "view", "for": viewer}))["view"].take();
            let seat = if viewer.is_number() { viewer.clone() } else { json!(null) };
            assert_eq!(view["seat"], seat);
            assert!(
                view["players"].as_array().is_some_and(|all| all.len() == usize::from(players))
            );
        }
        if asked % 40 == 0 {
            for level in &Level::ALL[..4] {
                let best = json!({"do": "best", "level": level.key(), "reasons": true});
                let best = ask(best);
                assert!(legal.as_array().is_some_and(|all| all.contains(&best["action"])));
                let gains = best["advice"]["options"][0]["gains"].as_array().expect("gains");
                let texts = gains.iter().filter_map(|gain| gain["text"].as_str());
                assert!(
                    texts.clone().count() == gains.len()
                        && texts.clone().all(|text| !text.is_empty())
                );
            }
            let wrong = ask(json!({"do": "apply", "action": "nothing"}));
            assert_eq!(wrong["error"]["code"], "not_an_action");
        }
        asked += 1;
        let actions = legal.as_array().expect("actions");
        let action = &actions[below(&mut rng, actions.len() as u32) as usize];
        let applied = ask(json!({"do": "apply", "action": action, "events": true}));
        let kinds = applied["events"].as_array().expect("events");
        assert!(kinds.iter().all(|event| event["kind"].is_string()), "{applied}");
    }
    assert_eq!(ask(json!({"do": "best", "level": "greedy"}))["error"]["code"], "game_over");
    let mut wrong = new;
    wrong["players"] = json!(9);
    assert_eq!(ask(wrong)["error"]["code"], "setup");
}

#[test]
fn positions_are_dealt_listed_shown_and_played_on() {
    positions::<CouncilOf4>("3");
    positions::<TheCouncil>("4");
}

#[test]
fn matches_are_saved_linked_replayed_and_traced() {
    matches::<CouncilOf4>("2");
    matches::<TheCouncil>("5");
}

#[test]
fn bots_are_measured_for_every_number_of_players() {
    for players in ["3", "4", "5"] {
        let printed = ladder::<TheCouncil>(players);
        assert!(printed.contains("peeking:2 over hand:2"), "{printed}");
    }
    assert!(ladder::<CouncilOf4>("4").contains("peeking:2 over hand:2"));
}

#[test]
fn the_engine_plays_a_whole_game() {
    requests::<CouncilOf4>(3);
    requests::<TheCouncil>(3);
    requests::<TheCouncil>(5);
}
