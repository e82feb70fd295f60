//! Distances between the levels.

use std::fs;

use crate::{folder, out_of, run};

/// Splits the duels' lines and the levels' lines into words, without the heads and the times.
fn tables(printed: &str) -> [Vec<Vec<String>>; 2] {
    let (duels, levels) = printed.split_once("\n\n").expect("two tables");
    let lines = |table: &str, without: usize| {
        let words = |line: &str| -> Vec<String> {
            let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
            words[..words.len() - without].to_vec()
        };
        table.lines().skip(1).map(words).collect::<Vec<_>>()
    };
    [lines(duels, 0), lines(levels, 1)]
}

#[test]
fn the_ladder_follows_from_the_arguments_and_not_from_the_jobs() {
    let ladder = |jobs| {
        let asked = ["ladder", "--players", "2", "--games", "17"];
        out_of(&[&asked[..], &["--levels", "random,greedy,search:5", "--jobs", jobs]].concat(), "")
    };
    let printed = tables(&ladder("1"));
    assert_eq!(tables(&ladder("3")), printed);
    let [duels, levels] = printed;
    let names: Vec<_> = duels.iter().map(|duel| duel[..3].join(" ")).collect();
    assert_eq!(names, ["greedy over random", "search:5 over greedy"]);
    assert!(duels.iter().all(|duel| duel[3] == "17"), "{duels:?}");
    let share: f64 = duels[0][4].parse().expect("a share");
    assert!(share > 80.0, "greedy came in before random in {share} %");
    assert_eq!(levels[0][..2], ["random", "0"]);
    let elo: Vec<f64> = levels.iter().map(|row| row[1].parse().expect("Elo")).collect();
    assert!(elo[1] > 200.0 && elo[2] > elo[1], "{elo:?}");
}

/// Each deal is played in two seatings, so that twenty games use ten deals.
#[test]
fn what_was_begun_goes_on_with_other_deals() {
    let share = |games: &str, from_deal: &str| -> f64 {
        let asked = ["ladder", "--players", "2", "--levels", "novice,greedy"];
        let asked = [&asked[..], &["--games", games, "--from-deal", from_deal]].concat();
        let [duels, _] = tables(&out_of(&asked, ""));
        duels[0][4].parse().expect("a share")
    };
    let (all, first, then) = (share("40", "0"), share("20", "0"), share("20", "10"));
    assert!((all - (first + then) / 2.0).abs() < 0.1, "{first} and {then} make {all}");
    assert_ne!(first, then, "other deals");
}

/// With one higher level at each table, the fair share is that of one seat.
#[test]
fn one_alone_has_the_fair_share_of_a_seat() {
    for (players, alone, fair) in [("2", false, "50.0"), ("3", false, "50.0"), ("4", false, "50.0")]
        .into_iter()
        .chain([("2", true, "50.0"), ("3", true, "33.3"), ("4", true, "25.0")])
    {
        let asked = ["ladder", "--players", players, "--games", "4", "--levels", "random,greedy"];
        let more: &[&str] = if alone { &["--alone"] } else { &[] };
        let [duels, _] = tables(&out_of(&[&asked[..], more].concat(), ""));
        assert_eq!(duels[0][8], fair, "{players} players: {duels:?}");
    }
}

/// Contestants that exist only for comparison play legal games to their end.
#[test]
fn who_is_only_compared_with_plays_too() {
    for who in [
        "textbook:3",
        "peeking:5",
        "hand:4",
        "search:2/exploration=0.3/widening=2/turns=0/level=greedy/anew",
    ] {
        let levels = format!("random,{who}");
        let asked = ["ladder", "--players", "3", "--games", "6", "--levels", &levels];
        let [duels, _] = tables(&out_of(&asked, ""));
        assert_eq!(duels[0][3], "6", "{duels:?}");
    }
}

/// A temperament is one of the game, and only Adept and Expert have one.
#[test]
fn a_temperament_plays_in_its_game_alone() {
    let ladder = |levels: &str| {
        let asked = ["ladder", "--players", "2", "--games", "2", "--levels", levels];
        run(&asked, b"")
    };
    let played = ladder("adept,adept/temper=courtier");
    assert!(played.out.contains("adept/temper=courtier over adept"), "{}", played.out);
    for refused in ["adept,adept/temper=trader", "adept,master/temper=courtier"] {
        let refused = ladder(refused);
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{}", refused.err);
    }
}

/// A sequential test of very different levels ends early with the right verdict.
#[test]
fn a_sequential_test_ends_once_it_is_clear() {
    for (levels, verdict) in [("random,greedy", "better"), ("greedy,random", "no better")] {
        let asked = ["ladder", "--players", "2", "--games", "400", "--sprt", "--levels", levels];
        let printed = out_of(&asked, "");
        let duel = printed.lines().nth(1).expect("a duel");
        let games: u32 = duel.split_whitespace().nth(3).expect("games").parse().expect("games");
        assert!(games < 200, "{duel}");
        assert!(duel.contains(&format!("  {verdict} (")), "{duel}");
    }
}

/// Wins on a single deal are not taken as certain.
#[test]
fn one_deal_settles_nothing() {
    let asked = ["ladder", "--players", "2", "--games", "2", "--sprt", "--levels", "random,greedy"];
    let printed = out_of(&asked, "");
    let duel = printed.lines().nth(1).expect("a duel");
    assert!(duel.contains("  open ("), "{duel}");
    assert!(duel.contains("100.0 ±") && !duel.contains("±0.0"), "{duel}");
}

/// The example of the documentation plays every game, beside a bot and in the ladder.
#[test]
fn another_program_plays_every_game() {
    let program = concat!("program:python3 ", env!("CARGO_MANIFEST_DIR"), "/examples/program.py");
    for game in ["council-of-4", "the-council", "four-towers"] {
        let levels = format!("{program},greedy");
        let asked = ["--game", game, "--players", "3", "--levels", &levels, "--limit", "3600"];
        let duel = run(&[&["ladder", "--games", "2"], &asked[..]].concat(), b"");
        assert_eq!(duel.code, Some(0), "{game}: {}", duel.err);
        assert!(!duel.err.contains("lost:"), "{game}: {}", duel.err);
        assert!(duel.out.contains("greedy over program:python3"), "{game}: {}", duel.out);
        let games = run(&[&["selfplay", "--games", "2", "--seed", "a"], &asked[..]].concat(), b"");
        assert!(games.out.contains("2 games, 0 of them unfinished"), "{game}: {}", games.out);
        assert!(!games.err.contains("lost:"), "{game}: {}", games.err);
    }
}

/// What ends, hangs or chooses nothing legal loses its game, is named, and ends nothing else.
#[test]
fn a_program_that_fails_loses_and_is_named() {
    let folder = folder("programs");
    for (name, script, why) in [
        ("ends", "exit 3", "has ended"),
        ("hangs", "while read line; do :; done", "gave no reply in 1 s"),
        ("babbles", "while read line; do echo hello; done", "replied `hello`, which is no choice"),
        (
            "cheats",
            "while read line; do echo '{\"action\":\"elect P sea\"}'; done",
            "chose `elect P sea`, which is not legal",
        ),
    ] {
        let path = folder.join(name);
        fs::write(&path, script).expect("a file");
        let program = format!("program:sh {}", path.display());
        let levels = format!("random,{program}");
        let asked = ["--players", "2", "--games", "2", "--levels", &levels, "--limit", "1"];
        let duel = run(&[&["ladder", "--jobs", "2"], &asked[..]].concat(), b"");
        assert_eq!(duel.code, Some(0), "{name}: {}", duel.err);
        let [duels, _] = tables(&duel.out);
        assert!(duels[0].contains(&"0.0".to_owned()), "{name}: {}", duel.out);
        assert!(duel.err.contains(&format!("{program} {why}")), "{name}: {}", duel.err);
        let games = run(&[&["selfplay", "--seed", "a"], &asked[..]].concat(), b"");
        assert_eq!(games.code, Some(0), "{name}: {}", games.err);
        assert!(games.err.contains(why), "{name}: {}", games.err);
        let row =
            |word: &str| games.out.lines().find(|line| line.starts_with(word)).map(str::to_owned);
        assert!(row("random").is_some_and(|row| row.contains("100.0")), "{name}: {}", games.out);
        assert!(row(&program).is_some_and(|row| row.contains(" 0.0 ")), "{name}: {}", games.out);
    }
    let missing = run(
        &[
            "ladder",
            "--players",
            "2",
            "--games",
            "2",
            "--levels",
            "random,program:/no/such/program",
        ],
        b"",
    );
    assert_eq!(missing.code, Some(0), "{}", missing.err);
    assert!(missing.err.contains("can't be started"), "{}", missing.err);
}
