//! Four Towers by the tool: games of bots, positions, scores and their sources.

use curia::games::SPOKEN;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::bots::weights::{Weights, tuned};
use curia::scene::puzzle::Puzzle;
use curia::tool::engine::Engine;
use serde_json::{Value, json};

use crate::engine::ask;
use crate::{folder, out_of, run, text};

const GAME: [&str; 2] = ["--game", "four-towers"];

/// Returns the position of a new game for three.
fn start() -> String {
    out_of(&["new", GAME[0], GAME[1], "--players", "3", "--seed", "ada"], "")
}

#[test]
fn a_position_is_dealt_played_and_shown() {
    let position = start();
    let legal = out_of(&["legal", GAME[0], GAME[1]], &position);
    assert_eq!(legal.lines().count(), 20, "{legal}");
    let next = out_of(&["apply", GAME[0], GAME[1], "draw RYB", "place R D"], &position);
    let shown = out_of(&["show", GAME[0], GAME[1]], &next);
    for line in ["Map           D RR, F Y, G G, I B", "Drawn         YB", "turn 1 · from play 9 on"]
    {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let refused = run(&["apply", GAME[0], GAME[1], "draw RYB", "end"], position.as_bytes());
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("Place a peasant first."), "{}", refused.err);
}

/// The usual game is dealt as ever: no name is added, and its position has the first format.
#[test]
fn a_game_as_printed_says_so_to_programs_and_people() {
    let new = ["new", GAME[0], GAME[1], "--players", "2", "--seed", "ada"];
    let usual = out_of(&new, "");
    assert!(usual.starts_with(r#"{"format":1,"first":"#), "{usual}");
    let printed = out_of(&[&new[..], &["--printed", "--first", "1"]].concat(), "");
    assert!(printed.starts_with(r#"{"format":2,"printed":true,"first":1,"#), "{printed}");
    let shown = out_of(&["show", GAME[0], GAME[1]], &printed);
    assert!(shown.contains("Four Towers as printed · turn 1"), "{shown}");

    let mut engine = Engine::new(SPOKEN);
    let mut ask = |request: Value| ask(&mut engine, &request);
    let new = json!({"do": "new", "game": "four-towers", "players": 2, "seed": "ada", "first": 1, "printed": true});
    assert_eq!(ask(new), json!({"ok": "new", "seed": "ada", "decider": 1, "decision": "play"}));
    let position: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(ask(json!({"do": "position"}))["position"], position);
    let view = ask(json!({"do": "view", "for": 0}));
    assert_eq!((&view["view"]["printed"], &view["view"]["format"]), (&json!(true), &Value::Null));
    for (from, to, place) in [
        (r#""format":2"#, r#""format":1"#, "/format: a position has format 2 if"),
        (r#""printed":true"#, r#""printed":false"#, "/printed: it is left out"),
        (r#""printed":true,"#, "", "/format: a position has format 2 if"),
        (r#""temple_gems":16"#, r#""temple_gems":17"#, "there are 22 gems in all, not 21"),
    ] {
        assert!(printed.contains(from), "{printed}");
        let wrong = printed.replacen(from, to, 1);
        let refused = run(&["show", GAME[0], GAME[1]], wrong.as_bytes());
        assert!(refused.err.contains(place), "{}", refused.err);
    }
}

#[test]
fn bots_play_a_game_as_printed_to_its_end() {
    let bots = ["--levels", "expert,adept,novice", "--games", "3", "--seed", "ada", "--jobs", "2"];
    let played = out_of(
        &[&["selfplay", GAME[0], GAME[1], "--players", "3", "--printed"], &bots[..]].concat(),
        "",
    );
    assert!(played.ends_with("3 games, 0 of them unfinished\n"), "{played}");
}

#[test]
fn a_play_made_already_is_not_said_to_be_closed_by_a_later_one() {
    let mut engine = Engine::new(SPOKEN);
    let mut ask = |request: Value| ask(&mut engine, &request);
    ask(json!({"do": "new", "game": "four-towers", "players": 2, "seed": "a"}));
    let actions = "draw RRR; place R D; assign R merchant; assign R merchant; draw YYY; place Y F; \
        assign Y follower; assign Y follower; merchant R";
    for action in actions.split("; ") {
        let reply = ask(json!({"do": "apply", "action": action}));
        assert_eq!(reply["ok"], "apply", "{action}: {reply}");
    }
    let refused = ask(json!({"do": "apply", "action": "merchant R"}));
    assert_eq!(refused["error"]["why"], json!({"kind": "closed", "play": "merchant"}));
    let message = refused["error"]["message"].as_str().expect("a message");
    assert!(message.starts_with("You’ve already done step 6"), "{message}");
}

#[test]
fn spirits_that_nobody_owes_are_the_only_reason() {
    let actions = ["draw RYB", "place R D", "assign Y follower"];
    let position = out_of(&[&["apply", GAME[0], GAME[1]], &actions[..]].concat(), &start());
    let wrong = position.replacen("\"spirits\":false", "\"spirits\":true", 1);
    let refused = run(&["show", GAME[0], GAME[1]], wrong.as_bytes());
    assert_eq!(refused.err.matches("\n  ").count(), 1, "{}", refused.err);
    assert!(refused.err.contains("/spirits: "), "{}", refused.err);
}

#[test]
fn what_is_wrong_with_a_position_is_said_with_its_place() {
    let position = start();
    let wrong = position.replacen("\"turn\":0", "\"turn\":99", 1);
    let refused = run(&["show", GAME[0], GAME[1]], wrong.as_bytes());
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    let says = "/turn: 99 turns are over, but a game has 48";
    assert!(refused.err.contains(says), "{}", refused.err);
    // A position of one game is none of the other.
    let other = run(&["show"], position.as_bytes());
    assert_eq!((other.code, other.out.as_str()), (Some(2), ""));
    let players = run(&["new", GAME[0], GAME[1], "--players", "5"], b"");
    assert!(players.err.contains("5 players, not 2 to 4"), "{}", players.err);
}

/// Players who put nobody into a trade lose to those who weigh everything.
#[test]
fn single_minded_styles_are_played_against_and_other_games_have_none() {
    let levels = ["--levels", "no-trades:30,search:30"];
    let ladder = ["ladder", GAME[0], GAME[1], "--players", "2", "--games", "4"];
    let printed = out_of(&[&ladder[..], &levels].concat(), "");
    let duel = printed.lines().find(|line| line.starts_with("search:30 over")).expect("a duel");
    assert!(duel.contains(" 100.0 "), "{duel}");
    for levels in ["random,spoiler:2", "random,no-champions:2"] {
        let ladder = ["ladder", "--players", "2", "--games", "2", "--levels", levels];
        assert!(out_of(&[&ladder[..], &GAME].concat(), "").contains("over random"), "{levels}");
        let refused = run(&ladder, b"");
        assert!(refused.err.contains("this game has no player"), "{}", refused.err);
    }
}

#[test]
fn a_game_of_bots_is_saved_replayed_counted_and_its_points_are_traced() {
    let folder = folder("four-towers");
    let asked = ["selfplay", GAME[0], GAME[1], "--players", "2", "--games", "3", "--seed", "ada"];
    let saved = ["--levels", "novice,greedy", "--save", text(&folder)];
    out_of(&[asked.as_slice(), &saved].concat(), "");
    let mut games: Vec<_> = std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a game").path())
        .collect();
    games.sort();
    assert_eq!(games.len(), 3);
    let replayed = out_of(&["replay", text(&games[0])], "");
    for title in ["Followers × lords", "Mountaineers", "Track doubled", "Winner"] {
        assert!(replayed.contains(title), "{title}: {replayed}");
    }
    let traced = out_of(&["replay", "--trace", text(&games[0])], "");
    assert!(traced.contains("move 4: ") || traced.contains("mercenaries"), "{traced}");
    let paths: Vec<&str> = games.iter().map(|path| text(path)).collect();
    let counted = out_of(&[["count"].as_slice(), &paths].concat(), "");
    for title in ["lords made", "mountaineers given up", "champions hired of those offered"] {
        assert!(counted.contains(title), "{title}: {counted}");
    }
}

#[test]
fn puzzles_are_found_in_games_and_follow_from_them_alone() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/four_towers/2-i.curia");
    let find = |count, jobs| {
        out_of(&["puzzles", "--count", count, "--every", "11", "--jobs", jobs, game], "")
    };
    let found = find("1", "1");
    let puzzles: Vec<_> = found.lines().map(Puzzle::<FourTowers>::read).collect();
    assert!(!puzzles.is_empty(), "there is one after some moves");
    for puzzle in puzzles {
        let puzzle = puzzle.expect("a puzzle");
        assert!(puzzle.record.actions.len().is_multiple_of(11));
        assert!(puzzle.lead() >= 8 && (1..=5).contains(&puzzle.missed));
    }
    assert_eq!(find("1", "2"), found);
    assert_eq!(find("0", "1"), "");
}

#[test]
fn training_gives_weights_that_follow_from_the_arguments_alone() {
    for iterations in ["0", "2"] {
        let train = |jobs| {
            let asked = ["train", GAME[0], GAME[1], "--players", "3", "--games", "2"];
            let how = ["--rounds", "2", "--iterations", iterations, "--jobs", jobs];
            out_of(&[&asked[..], &how].concat(), "")
        };
        let weights = train("1");
        assert_eq!(train("2"), weights);
        assert!(Weights::read(&weights).is_some_and(|weights| weights != Weights::default()));
    }
}

#[test]
fn tuning_scales_the_weights_and_follows_from_the_arguments_alone() {
    let tune = |players: u8, jobs, from| {
        let players = players.to_string();
        let asked = ["train", GAME[0], GAME[1], "--tune", "--players", &players, "--games", "3"];
        let how = ["--rounds", "2", "--iterations", "1", "--jobs", jobs, "--from-deal", from];
        out_of(&[&asked[..], &how].concat(), "")
    };
    for players in 2..=3 {
        let further = tune(players, "1", "0");
        assert_eq!(tune(players, "2", "0"), further);
        assert_ne!(tune(players, "1", "6"), further, "in other deals");
        let further = Weights::read(&further).expect("weights");
        let base = tuned(players).expect("weights");
        assert_ne!(&further, base);
        // What is worth something stays so, and what is bad stays bad.
        let pairs = further.worth.iter().flatten().zip(base.worth.iter().flatten());
        assert!(pairs.into_iter().all(|(one, other)| one * other >= 0.0));
    }
}

/// A program plays a whole game by the engine, by what it is told alone.
#[test]
fn a_program_plays_a_whole_game_by_the_engine() {
    let mut engine = Engine::new(SPOKEN);
    let mut ask = |request: Value| ask(&mut engine, &request);
    let mut standing =
        ask(json!({"do": "new", "game": "four-towers", "players": 2, "seed": "ada"}));
    let mut events = 0;
    while let Some(seat) = standing["decider"].as_u64() {
        let view = ask(json!({"do": "view", "for": seat}));
        assert_eq!(view["view"]["decider"], json!(seat));
        assert!(view["view"].get("seed").is_none() && view["view"]["land"].is_object());
        let best = ask(json!({"do": "best", "level": "novice", "seed": "b"}));
        let action = best["action"].as_str().expect("an action");
        standing = ask(json!({"do": "apply", "action": action, "events": true, "for": seat}));
        assert_eq!(standing["ok"], "apply", "{standing}");
        events += standing["events"].as_array().map_or(0, Vec::len);
    }
    assert!(events > 300, "{events}");
    assert_eq!(standing["score"]["over"], json!(true));
}
