//! Unusable input: a message with place and reason, exit code 2, nothing printed.

use std::fs;

use crate::{folder, run, start, text};

/// Runs the tool on invalid input and returns its message.
fn refused(arguments: &[&str], input: &[u8]) -> String {
    let run = run(arguments, input);
    assert_eq!(run.code, Some(2), "{arguments:?}: {}", run.err);
    assert_eq!(run.out, "", "{arguments:?}");
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    run.err
}

#[test]
fn arguments_are_refused_with_what_is_wrong() {
    let cases: [(&[&str], &[&str]); 32] = [
        (&["new", "--players", "2", "--game", "chess"], &["'chess'", "--game", "council-of-4"]),
        (&["legal", "--game=Council"], &["'Council'", "--game"]),
        (&["replay", "-", "--game", "council-of-4"], &["--game"]),
        (&["new", "--game", "council-of-4"], &["--players <N>"]),
        (&["new"], &["--players <N>"]),
        (&["new", "--players", "5"], &["5"]),
        (&["new", "--players", "1"], &["1"]),
        (&["new", "--players", "256"], &["256", "--players"]),
        (&["bench", "--players", "5"], &["5"]),
        (&["bench", "--seconds", "0"], &["--seconds"]),
        (&["new", "--players", "two"], &["'two'", "--players"]),
        (&["new", "--players", "3", "--first", "9"], &["9"]),
        (&["new", "--players", "3", "--sides", "131"], &["`131`", "1 or 2"]),
        (&["new", "--players", "3", "--nobility", "new"], &["'new'", "printed, manual"]),
        (&["new", "--players", "2", "--seed", &"x".repeat(65)], &["64 characters"]),
        (&["new", "--players", "2", "--deal", "9"], &["--deal"]),
        (&["show-me"], &["'show-me'"]),
        (&[], &["Usage"]),
        (&["apply"], &["<ACTION|FILE>"]),
        (&["selfplay", "--games", "0", "--players", "2", "--levels", "random"], &["0"]),
        (&["selfplay", "--games", "2", "--players", "5", "--levels", "random"], &["5"]),
        (&["selfplay", "--games", "2", "--players", "2", "--levels", "genius"], &["'genius'"]),
        (
            &["selfplay", "--games", "2", "--players", "2", "--levels", "random,random,greedy"],
            &["3 levels, but only 2 seats"],
        ),
        (&["selfplay", "--games", "2", "--players", "2"], &["--levels"]),
        (&["ladder", "--players", "2", "--levels", "greedy"], &["two levels"]),
        (&["ladder", "--players", "2", "--levels", "greedy,search:0"], &["search:0"]),
        (&["ladder", "--players", "2", "--levels", "greedy,search:9/turns=x"], &["turns=x"]),
        (&["ladder", "--players", "5", "--levels", "greedy,random"], &["5"]),
        (
            &["selfplay", "--games", "1", "--players", "2", "--levels", "random", "--jobs", "0"],
            &["--jobs"],
        ),
        (&["engine", "file"], &["'file'"]),
        (&["link", "--deal", "--up-to", "3"], &["--deal", "--up-to"]),
        (&["link", "--at", "-1"], &["-1"]),
    ];
    for (arguments, says) in cases {
        let err = refused(arguments, b"");
        for part in says {
            assert!(err.contains(part), "{arguments:?} says {part:?}: {err}");
        }
    }
}

/// The turn of a position, for any first seat.
const TURN: &str = r#"{"seat":0,"number":0,"main_left":1,"main_taken":false,"quick_taken":false}"#;

#[test]
fn a_file_that_can_t_be_used_is_named_with_the_reason() {
    let folder = folder("wrong-files");
    let start = start();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        text(&path).to_owned()
    };
    let changed = |from: &str, to: &str| {
        assert!(start.contains(from), "{from} is in {start}");
        start.replacen(from, to, 1).into_bytes()
    };
    let cases: [(String, &[&str]); 15] = [
        (text(&folder.join("missing.json")).to_owned(), &["No such file"]),
        (text(&folder).to_owned(), &["directory"]),
        (file("empty.json", b""), &["empty.json: it's empty"]),
        (file("blank.json", b" \n\t\n"), &["it's empty"]),
        (file("half.json", &start.as_bytes()[..400]), &["line 1, column 400: EOF"]),
        (file("bytes.json", b"{\"format\": \xff}"), &["byte 12: not UTF-8"]),
        (file("list.json", b"\n [1, 2]"), &["line 2, column 6: invalid type"]),
        (file("words.json", b"elect O hills"), &["line 1, column 1: expected value"]),
        (file("two.json", format!("{start}{start}").as_bytes()), &["line 2, column 1: trailing"]),
        (file("unknown.json", &changed("\"queen\"", "\"king\"")), &["unknown field `king`"]),
        (file("lines.json", &changed("{", "{\n\n \"king\": 1,")), &["line 3, column 7"]),
        (file("format.json", &changed("\"format\":1", "\"format\":9")), &["9"]),
        (
            file("turn.json", &changed(TURN, "[0,0,1,false,false]")),
            &["turn.json: /turn: a list instead of an object"],
        ),
        (file("huge.json", &vec![b' '; 70_000]), &["longer than 65536 bytes"]),
        (
            file("deep.json", &[b"{\"format\":".to_vec(), vec![b'['; 5000]].concat()),
            &["line 1, column 10: invalid type"],
        ),
    ];
    // What may be an action is quoted in part, and how long the folder's own path is differs.
    assert!(refused(&["legal", &cases[0].0], b"").contains("missing.json"));
    for (path, says) in &cases {
        for arguments in [&["legal", path][..], &["apply", "end", path]] {
            let err = refused(arguments, b"");
            for part in *says {
                assert!(err.contains(part), "{arguments:?} says {part:?}: {err}");
            }
        }
    }
    let err = refused(&["legal"], b"");
    assert!(err.contains("standard input: it's empty"), "{err}");
}

#[test]
fn a_match_of_which_anything_can_t_be_kept_is_refused_with_the_place() {
    let game = "\
[Game \"council-of-4\"]
[Format \"1\"]
[Rules \"1\"]
[Players \"2\"]
[Sides \"1 2 1\"]
[Nobility \"printed\"]
[Seed \"harbour\"]
[Seat0 \"Ada, amber, person\"]
[Seat1 \"Zoë, forest, greedy bot\"]
[Result \"*\"]

1. Zoë: acquire hills 2 W, end
*
";
    assert_eq!(run(&["replay", "-"], game.as_bytes()).code, Some(0), "it is good as it is");
    let json = include_str!("../fixtures/match-v1.json");
    assert_eq!(run(&["replay", "-"], json.as_bytes()).code, Some(0), "it is good as it is");
    let cases: [(&str, &str, &str, &[&str]); 14] = [
        (game, "Rules", "Rule", &["line 3, column 2", "“Rules”"]),
        (game, "Sides", "Board", &["line 5, column 2", "“Board”"]),
        (game, "Players \"2\"", "Players \"5\"", &["line 4, column 2", "5 players"]),
        (game, "Zoë, forest", "Zoë, amber", &["line 9, column 8", "colour"]),
        (game, "1. Zoë", "2. Zoë", &["line 12, column 1", "turn 1", "“2”"]),
        (game, "1. Zoë", "1. Ada", &["line 12, column 4", "Zoë", "“Ada”"]),
        (game, "hills 2 W", "hills 3 W", &["line 12, column 9", "“acquire hills 3 W”"]),
        (
            game,
            "hills 2 W",
            "hills 2 K",
            &["line 12, column 9", "The Hills council has no councillor left"],
        ),
        (game, "W, end\n*", "W, end\n10-20", &["line 13, column 1", "“*”"]),
        (game, "\n*\n", "\n* *\n", &["line 13, column 3"]),
        (json, "\"rules\":1", "\"rules\":7", &["version 7"]),
        (json, "\"seed\"", "\"sead\"", &["line 1, column"]),
        (json, "\"actions\":[", "\"actions\":[\"elekt\",", &["move 1: `elekt`: isn't a move"]),
        (
            json,
            "\"actions\":[",
            "\"actions\":[\"decline\",",
            &["move 1: `decline`: There’s no such choice"],
        ),
    ];
    for (text, from, to, says) in cases {
        assert!(text.contains(from), "{from}");
        let err = refused(&["replay", "-"], text.replacen(from, to, 1).as_bytes());
        for part in ["standard input: "].iter().chain(says) {
            assert!(err.contains(part), "{from} as {to} says {part:?}: {err}");
        }
    }
    let err = refused(&["replay", "-", "--at", "3"], game.as_bytes());
    assert!(err.contains("--at 3") && err.contains("2 moves"), "{err}");
    let long = " ".repeat(5 << 20);
    assert!(refused(&["replay", "-"], long.as_bytes()).contains("longer than 4194304 bytes"));
    assert!(refused(&["replay", "-"], b"\xff").contains("byte 1: not UTF-8"));
    assert!(refused(&["replay", "-"], b"").contains("it's empty"));
}

#[test]
fn a_link_that_can_t_be_kept_is_refused_with_the_reason_wherever_it_stands() {
    let game = include_str!("../golden/council_of_4/121-2-a.curia").as_bytes();
    let link = run(&["link"], game).out;
    let link = link.trim();
    let lost = include_str!("../fixtures/malformed-links.json");
    let lost: serde_json::Value = serde_json::from_str(lost).expect("JSON");
    let lost = lost.as_array().and_then(|rows| rows.iter().find(|row| row["error"] == "lost"));
    let lost = lost.and_then(|row| row["link"].as_str()).expect("a link that is lost");
    let cases: [(String, &str); 6] = [
        ("#m=".to_owned(), "incomplete"),
        (link[..link.len() - 1].to_owned(), "cut off"),
        (link[..40].to_owned() + "!" + &link[40..], "character 38 after “m=” is “!”"),
        (link.to_owned() + "&at=x", "“x”"),
        (link.to_owned() + "&at=9999", "points to move 9999"),
        (lost.to_owned(), "opened up to move 13. The 47 moves"),
    ];
    for (wrong, says) in cases {
        for command in ["replay", "link"] {
            let err = refused(&[command, &wrong], b"");
            assert!(err.contains("the link: ") && err.contains(says), "{wrong}: {err}");
            let err = refused(&[command, "-"], wrong.as_bytes());
            assert!(err.contains("standard input: ") && err.contains(says), "{wrong}: {err}");
        }
    }
    for (arguments, says) in [
        (["--up-to", "9999"], "There’s no move 9999 in this game: it has"),
        (["--at", "9999"], "There’s no move 9999"),
    ] {
        let err = refused(&[&["link"], &arguments[..]].concat(), game);
        assert!(err.contains(says), "{err}");
    }
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let wrong = start().replacen("\"C12\"", "\"X99\"", 1);
    let err = refused(&["legal"], wrong.as_bytes());
    assert!(err.contains("/permits/coast/face_up: “X99” isn’t a permit"), "{err}");
    let wrong = start().replacen("\"coins\":10", "\"coins\":21", 1).replacen(
        "\"nobility\":0",
        "\"nobility\":40",
        1,
    );
    let err = refused(&["legal"], wrong.as_bytes());
    assert!(err.contains("/players/0/coins: ") && err.contains("/players/0/nobility: "), "{err}");
    assert_eq!(err.lines().count(), 3, "a line each: {err}");
}

#[test]
fn an_action_that_can_t_be_done_is_named_with_its_number_and_the_reason() {
    let start = start();
    let cases: [(&[&str], &[&str]); 7] = [
        (&["elect X hills", "end", "-"], &["move 1: `elect X hills` isn't a move"]),
        (&["engage", "elect K  coast", "-"], &["move 2: `elect K  coast` isn't a move"]),
        (&["elect K coast", "elect K"], &["`elect K` isn't a move", "as a file"]),
        (&["elect"], &["move 1: `elect` isn't a move"]),
        (&["end"], &["move 1: `end`: Take a main action first."]),
        (&["engage", "extra"], &["move 2: `extra`: You’ve already used this turn’s quick action"]),
        (
            &["engage", "elect W coast"],
            &["move 2: `elect W coast`: The reserve has no white councillor"],
        ),
    ];
    for (actions, says) in cases {
        let err = refused(&[&["apply"], actions].concat(), start.as_bytes());
        for part in says {
            assert!(err.contains(part), "{actions:?} says {part:?}: {err}");
        }
    }
}

#[test]
fn the_price_that_can_t_be_paid_is_told_in_numbers() {
    let err = refused(&["apply", "extra"], start().as_bytes());
    assert!(err.contains("You need 3 servants and have 1."), "{err}");
}
