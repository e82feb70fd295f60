//! Bots against each other.

use std::fs;
use std::process::{Command, Stdio};

use curia::games::council_of_4::CouncilOf4;
use curia::record::{Controller, Match, game_file};
use curia::rules::Game;

use crate::{CURIA, folder, out_of, run, text};

const TEN: [&str; 9] =
    ["selfplay", "--games", "10", "--players", "2", "--levels", "greedy,random", "--seed", "ada"];

/// Returns the table without the time, which is the last column.
fn without_time(table: &str) -> Vec<Vec<&str>> {
    let words = |line| {
        let mut words: Vec<&str> = str::split_whitespace(line).collect();
        // The column's head is `µs a decision`.
        words.truncate(if words[0] == "level" { 8 } else { words.len() - 1 });
        words
    };
    let (last, rows) = table.lines().collect::<Vec<_>>().split_last().map_or_else(
        || panic!("an empty table"),
        |(last, rows)| (last.split_whitespace().collect(), rows.to_vec()),
    );
    rows.into_iter().map(words).chain([last]).collect()
}

/// Returns the saved games, in the order of their names.
fn saved(folder: &std::path::Path) -> Vec<Match<CouncilOf4>> {
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let opened = game_file::read(fs::read(path).expect("a file")).expect("a match");
        assert_eq!(opened.stopped, None, "{}", path.display());
        assert_eq!(opened.wrong_results, [], "{}", path.display());
        opened.record
    };
    files.iter().map(read).collect()
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_jobs() {
    let folders = [folder("jobs-1"), folder("jobs-3")];
    let tables = ["1", "3"].map(|jobs| {
        let folder = &folders[usize::from(jobs == "3")];
        out_of(&[&TEN[..], &["--jobs", jobs, "--save", text(folder)]].concat(), "")
    });
    assert_eq!(without_time(&tables[0]), without_time(&tables[1]));
    let games = folders.each_ref().map(|folder| saved(folder));
    assert_eq!(games[0], games[1]);
    assert_eq!(games[0].len(), 10);
    let other = out_of(&[&TEN[..8], &["eve"]].concat(), "");
    assert_ne!(without_time(&tables[0]), without_time(&other), "another seed, other games");
}

#[test]
fn each_deal_is_played_in_every_seating() {
    let cases: [(&str, &str, &[&[&str]]); 4] = [
        ("2", "greedy,random", &[&["greedy", "random"], &["random", "greedy"]]),
        ("2", "greedy", &[&["greedy", "greedy"]]),
        (
            "3",
            "greedy,random",
            &[
                &["greedy", "random", "greedy"],
                &["random", "greedy", "greedy"],
                &["greedy", "greedy", "random"],
            ],
        ),
        (
            "4",
            "greedy,random",
            &[&["greedy", "random", "greedy", "random"], &["random", "greedy", "random", "greedy"]],
        ),
    ];
    for (players, levels, seatings) in cases {
        let folder = folder(&format!("seatings-{players}-{levels}"));
        let games = (2 * seatings.len()).to_string();
        let arguments = ["--games", &games, "--players", players, "--levels", levels];
        let more = ["--seed", "x", "--sides", "212", "--save", text(&folder)];
        out_of(&[&["selfplay"], &arguments[..], &more].concat(), "");
        for (game, record) in saved(&folder).iter().enumerate() {
            let level = |seat: &curia::record::SeatRecord| match seat.controller {
                Controller::Bot(level) => level.key(),
                Controller::Person => "person",
            };
            let seated: Vec<&str> = record.seats.iter().map(level).collect();
            assert_eq!(seated, seatings[game % seatings.len()], "{players} {levels} {game}");
            assert_eq!(record.seed, format!("x {}", game / seatings.len()));
            assert_eq!(record.setup.board.to_string(), "212");
        }
    }
}

#[test]
fn the_table_counts_what_the_saved_games_say() {
    let folder = folder("counted");
    let table = out_of(&[&TEN[..], &["--save", text(&folder)]].concat(), "");
    let mut wins = 0.0;
    for record in saved(&folder) {
        let mut state = record.start(|_| {}).expect("a match");
        for &action in &record.actions {
            CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        }
        let winners = CouncilOf4::winners(&state).expect("the game is over");
        let greedy = |seat: &&curia::rules::Seat| {
            record.controller(**seat) == Some(Controller::Bot(curia::bots::Level::Greedy))
        };
        wins += winners.iter().filter(greedy).count() as f64 / winners.len() as f64;
    }
    let rows = without_time(&table);
    assert_eq!(
        rows[1][..4],
        ["greedy", "10", &format!("{wins:.2}"), &format!("{:.1}", wins * 10.0)]
    );
    assert_eq!(rows[2][..3], ["random", "10", &format!("{:.2}", 10.0 - wins)]);
    assert_eq!(rows[3].join(" "), "10 games, 0 of them unfinished");
    let places: f64 = [1, 2].map(|row| rows[row][4].parse::<f64>().expect("a place")).iter().sum();
    assert!((places - 3.0).abs() < 0.011, "two places for two: {table}");
}

#[test]
fn a_game_without_end_is_cut_and_counted_as_unfinished() {
    let folder = folder("unfinished");
    let more = ["--most-actions", "10", "--save", text(&folder)];
    let table = out_of(&[&TEN[..], &more].concat(), "");
    assert!(table.ends_with("10 games, 10 of them unfinished\n"), "{table}");
    assert_eq!(without_time(&table)[1], ["greedy", "10", "0.00", "-", "-", "-", "-"]);
    assert!(saved(&folder).iter().all(|record| record.actions.len() == 10));
}

#[test]
fn no_file_is_written_over_and_nothing_is_played_before_that_is_clear() {
    let folder = folder("kept");
    let kept = folder.join("game-07.txt");
    fs::write(&kept, "mine").expect("a file");
    let run = run(&[&TEN[..], &["--save", text(&folder)]].concat(), b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("game-07.txt"), "{}", run.err);
    assert_eq!(fs::read_to_string(&kept).expect("a text"), "mine");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
}

#[test]
fn a_folder_that_can_t_be_made_is_an_error_before_anything_is_played() {
    let file = folder("no-folder").join("file");
    fs::write(&file, "").expect("a file");
    let inside = file.join("games");
    let run = run(&[&TEN[..], &["--save", text(&inside)]].concat(), b"");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains(text(&inside)), "{}", run.err);
}

#[test]
fn a_seed_taken_by_chance_can_be_used_again() {
    let mut first = run(&TEN[..7], b"");
    let seed = first.err.split_off("curia: seed ".len());
    assert_eq!(first.err, "curia: seed ");
    let again = out_of(&[&TEN[..8], &[seed.trim()]].concat(), "");
    assert_eq!(without_time(&first.out), without_time(&again));
}

/// A limit on the size of files is a disk that is full half way; shells exist only on Unix.
#[cfg(unix)]
#[test]
fn a_game_that_can_t_be_written_whole_leaves_no_file_and_the_table_is_printed() {
    let folder = folder("full");
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", CURIA])
        .args(TEN)
        .args(["--save", text(&folder)])
        .output()
        .expect("a shell");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("game-"), "{output:?}");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
    let table = String::from_utf8(output.stdout).expect("text");
    assert!(table.ends_with("\n0 games, 0 of them unfinished\n"), "{table}");
}

/// Signals exist only on Unix.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_whole_games_and_their_table() {
    let folder = folder("interrupted");
    let child = Command::new(CURIA)
        .args(["selfplay", "--games", "100000", "--players", "4", "--levels", "greedy"])
        .args(["--seed", "x", "--jobs", "2", "--save", text(&folder)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    while fs::read_dir(&folder).expect("a folder").next().is_none() {
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
    let output = child.wait_with_output().expect("the tool ends");
    let table = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(130), "{table}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "curia: stopped by Ctrl-C\n");
    let games = saved(&folder).len();
    assert!(games < 100_000);
    assert!(table.ends_with(&format!("\n{games} games, 0 of them unfinished\n")), "{table}");
}
