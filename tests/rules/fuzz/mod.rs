//! The fuzzer's checks, without a fuzzer: all its seeds go through the checks of `fuzz/src`, so that a
//! finding added there is never missed again. Seeds that were not found are written by `writing`.

mod writing;

use std::fs;
use std::path::{Path, PathBuf};

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::position;
use curia::games::council_of_4::rules::state::Decision;
use curia::record::{game_file, json, link};
use curia::rules::Game;

use crate::{actions, links, texts};

const ACTIONS: &str = "fuzz/seeds/council_of_4/actions";
const TEXTS: &str = "fuzz/seeds/council_of_4/texts";
const LINKS: &str = "fuzz/seeds/council_of_4/links";

/// Names of decisions in the names of seeds.
const DECISIONS: [(&str, Decision); 6] = [
    ("turn", Decision::Turn),
    ("token", Decision::Token),
    ("free-permit", Decision::FreePermit),
    ("repeat-permit", Decision::RepeatPermit),
    ("two-tokens", Decision::TwoTokens),
    ("over", Decision::Over),
];

fn path(place: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(place)
}

/// Returns names and contents of the files in a folder.
fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(path(folder)).expect(folder);
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(&path).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn games_of_the_seeds_keep_the_contract() {
    for (name, bytes) in files(ACTIONS) {
        println!("{ACTIONS}/{name}");
        actions::check(&bytes, |_, _| {});
    }
}

#[test]
fn texts_of_the_seeds_are_sound_or_refused() {
    // The fuzzer uses the same three folders.
    for folder in [TEXTS, "tests/golden/council_of_4", "tests/fixtures"] {
        for (name, bytes) in files(folder) {
            println!("{folder}/{name}");
            texts::check(&bytes);
        }
    }
}

#[test]
fn links_of_the_seeds_are_sound_or_refused() {
    for (name, bytes) in files(LINKS) {
        println!("{LINKS}/{name}");
        links::check(&bytes);
    }
}

#[test]
fn each_choice_and_the_end_is_where_a_game_of_the_seeds_stops() {
    let stops: Vec<Decision> = files(ACTIONS)
        .iter()
        .map(|(_, bytes)| {
            let mut last = Decision::Turn;
            actions::check(bytes, |state, _| last = state.table().decision);
            last
        })
        .collect();
    for (name, decision) in DECISIONS {
        assert!(stops.contains(&decision), "no game stops at {name}");
    }
}

#[test]
fn texts_of_the_seeds_are_what_their_names_say() {
    let mut counts = [0; 4];
    for (name, bytes) in files(TEXTS) {
        let text = String::from_utf8_lossy(&bytes);
        let is_position = position::read(&bytes).is_ok();
        let is_match = json::read::<CouncilOf4>(&text).is_ok_and(|opened| opened.lost.is_none());
        let is_game_file = game_file::read::<CouncilOf4>(&bytes)
            .is_ok_and(|opened| opened.stopped.is_none() && opened.wrong_results.is_empty());
        let are_actions = text.lines().all(|line| CouncilOf4::parse(line).is_some());
        let is = [is_position, is_match, is_game_file, are_actions];
        let kinds = ["position-", "match-", "game-file-", "actions-"];
        let kind = kinds.into_iter().position(|kind| name.starts_with(kind));
        if name.starts_with("broken-") {
            assert_eq!(is, [false; 4], "{name}");
        } else if let Some(kind) = kind {
            assert!(is[kind], "{name}");
            counts[kind] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn links_of_the_seeds_are_what_their_names_say() {
    let is_whole = |link: &str| {
        link::decode::<CouncilOf4>(link).is_ok_and(|linked| linked.opened.lost.is_none())
    };
    let mut counts = [0; 3];
    for (name, bytes) in files(LINKS) {
        let is_link = std::str::from_utf8(&bytes).is_ok_and(is_whole);
        let is_content = is_whole(&format!("#m={}", link::seal(&bytes)));
        let kinds = [("link-", is_link), ("content-", is_content)];
        match kinds.iter().position(|(kind, _)| name.starts_with(kind)) {
            Some(kind) => {
                assert!(kinds[kind].1, "{name}");
                counts[kind] += 1;
            }
            None if name.starts_with("broken-") => {
                assert!(!is_link && !is_content, "{name}");
                counts[2] += 1;
            }
            None => {}
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
