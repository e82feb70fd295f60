//! The fuzzer's checks, without a fuzzer: all its seeds go through the checks of `fuzz/src`, so that a
//! finding added there is never missed again. Seeds that were not found are written by `writing`.

mod writing;

use std::fs;
use std::path::{Path, PathBuf};

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::state::Decision;
use curia::games::four_towers::FourTowers;
use curia::games::four_towers::rules::state::Decision as Asked;
use curia::games::the_council::TheCouncil;
use curia::games::the_council::rules::state::Asked as Due;
use curia::record::{game_file, json, link};
use curia::rules::position::{read, write};
use curia::tool::Spoken;

use crate::{actions, bids, links, pushes, texts};

const ACTIONS: &str = "fuzz/seeds/council_of_4/actions";
const BIDS: &str = "fuzz/seeds/the_council/bids";
const PUSHES: &str = "fuzz/seeds/four_towers/pushes";
/// Folders of the games, each with one for texts and one for links.
const COUNCIL_OF_4: &str = "fuzz/seeds/council_of_4";
const THE_COUNCIL: &str = "fuzz/seeds/the_council";
const FOUR_TOWERS: &str = "fuzz/seeds/four_towers";
const GAMES: [&str; 3] = [COUNCIL_OF_4, THE_COUNCIL, FOUR_TOWERS];

/// Names of decisions in the names of seeds.
const DECISIONS: [(&str, Decision); 6] = [
    ("turn", Decision::Turn),
    ("token", Decision::Token),
    ("free-permit", Decision::FreePermit),
    ("repeat-permit", Decision::RepeatPermit),
    ("two-tokens", Decision::TwoTokens),
    ("over", Decision::Over),
];
const KINDS: [(&str, Due); 4] =
    [("draft", Due::Draft), ("bid", Due::Bid), ("commit", Due::Commit), ("over", Due::Over)];
const ASKED: [(&str, Asked); 8] = [
    ("play", Asked::Play),
    ("spirits", Asked::Spirits),
    ("demote", Asked::Demote),
    ("expand", Asked::Expand),
    ("place", Asked::Place),
    ("assign", Asked::Assign),
    ("end", Asked::End),
    ("over", Asked::Over),
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

/// Checks the files of these folders, which the fuzzer uses too.
fn check(folders: &[String], check: fn(&[u8])) {
    for folder in folders {
        for (name, bytes) in files(folder) {
            println!("{folder}/{name}");
            check(&bytes);
        }
    }
}

#[test]
fn games_of_the_seeds_keep_the_contract() {
    check(&[ACTIONS.to_owned()], |bytes| actions::check(bytes, |_, _| {}));
    check(&[BIDS.to_owned()], |bytes| bids::check(bytes, |_, _| {}));
    check(&[PUSHES.to_owned()], |bytes| pushes::check(bytes, |_, _| {}));
}

#[test]
fn texts_of_the_seeds_are_sound_or_refused() {
    let golden = ["council_of_4", "the_council", "four_towers"];
    let golden = golden.map(|game| format!("tests/golden/{game}"));
    let seeds = GAMES.map(|game| format!("{game}/texts"));
    check(&[&golden[..], &seeds, &["tests/fixtures".to_owned()]].concat(), texts::check);
}

#[test]
fn links_of_the_seeds_are_sound_or_refused() {
    check(&GAMES.map(|game| format!("{game}/links")), links::check);
}

#[test]
fn each_choice_and_the_end_is_where_a_game_of_the_seeds_stops() {
    every_name_is_reached(ACTIONS, &DECISIONS, |bytes, last| {
        actions::check(bytes, |state, _| *last = Some(state.table().decision));
    });
    every_name_is_reached(BIDS, &KINDS, |bytes, last| {
        bids::check(bytes, |state, _| *last = Some(state.table().decision.asked()));
    });
    every_name_is_reached(PUSHES, &ASKED, |bytes, last| {
        pushes::check(bytes, |state, _| *last = Some(state.table().decision()));
    });
}

/// Checks that a game of the folder stops at each decision.
fn every_name_is_reached<D: PartialEq>(
    folder: &str,
    names: &[(&str, D)],
    play: impl Fn(&[u8], &mut Option<D>),
) {
    let stop = |(_, bytes): (String, Vec<u8>)| {
        let mut last = None;
        play(&bytes, &mut last);
        last.expect("a state")
    };
    let stops: Vec<D> = files(folder).into_iter().map(stop).collect();
    for (name, decision) in names {
        assert!(stops.contains(decision), "no game stops at {name}");
    }
}

fn texts_are_what_their_names_say<G: Spoken>(game: &str) {
    let mut counts = [0; 4];
    for (name, bytes) in files(&format!("{game}/texts")) {
        let text = String::from_utf8_lossy(&bytes);
        let is_position = read::<G, G::Position>(&bytes).is_ok();
        let is_match = json::read::<G>(&text).is_ok_and(|opened| opened.lost.is_none());
        let is_game_file = game_file::read::<G>(&bytes)
            .is_ok_and(|opened| opened.stopped.is_none() && opened.wrong_results.is_empty());
        let are_actions = text.lines().all(|line| G::parse(line).is_some());
        let is = [is_position, is_match, is_game_file, are_actions];
        let kinds = ["position-", "match-", "game-file-", "actions-"];
        let kind = kinds.into_iter().position(|kind| name.starts_with(kind));
        if name.starts_with("broken-") {
            assert_eq!(is, [false; 4], "{game} {name}");
        } else if let Some(kind) = kind {
            assert!(is[kind], "{game} {name}");
            counts[kind] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{game} {counts:?}");
}

#[test]
fn texts_of_the_seeds_are_what_their_names_say() {
    texts_are_what_their_names_say::<CouncilOf4>(COUNCIL_OF_4);
    texts_are_what_their_names_say::<TheCouncil>(THE_COUNCIL);
    texts_are_what_their_names_say::<FourTowers>(FOUR_TOWERS);
}

/// Checks that matches without and with options of their set-up, each by its version of the rules, and every position are
/// written as they are kept.
fn both_versions_are_written_as_they_are_kept<G: Spoken>(game: &str) {
    let kept = |name: &str| fs::read_to_string(path(game).join(name)).expect(name);
    for (name, link, rules) in
        [("short", "whole", G::RULES_VERSION), ("options", "options", G::LATEST_RULES)]
    {
        let text = kept(&format!("texts/match-{name}.json"));
        let record = json::read::<G>(&text).expect("a match").record;
        assert_eq!((json::write(&record), G::rules_of(&record.setup)), (text, rules));
        let text = kept(&format!("texts/game-file-{name}.curia"));
        let record = game_file::read::<G>(text.as_bytes()).expect("a match").record;
        assert_eq!(game_file::write(&record), Ok(text));
        let text = kept(&format!("links/link-{link}.txt"));
        let record = link::decode::<G>(&text).expect("a match").opened.record;
        assert_eq!(link::encode(&record, link::Scope::Whole, link::Opens::AtEnd), Ok(text));
        assert_eq!(G::rules_of(&record.setup), rules);
    }
    let positions = files(&format!("{game}/texts"));
    for (name, bytes) in positions.iter().filter(|(name, _)| name.starts_with("position-")) {
        let state = read::<G, G::Position>(bytes).expect(name);
        assert_eq!(write::<G, G::Position>(&state).as_bytes(), bytes, "{name}");
    }
}

#[test]
fn set_ups_with_and_without_options_are_written_as_they_are_kept() {
    both_versions_are_written_as_they_are_kept::<TheCouncil>(THE_COUNCIL);
    both_versions_are_written_as_they_are_kept::<FourTowers>(FOUR_TOWERS);
}

fn links_are_what_their_names_say<G: Spoken>(game: &str) {
    let is_whole =
        |link: &str| link::decode::<G>(link).is_ok_and(|linked| linked.opened.lost.is_none());
    let mut counts = [0; 3];
    for (name, bytes) in files(&format!("{game}/links")) {
        let is_link = std::str::from_utf8(&bytes).is_ok_and(is_whole);
        let is_content = is_whole(&format!("#m={}", link::seal(&bytes)));
        let kinds = [("link-", is_link), ("content-", is_content)];
        match kinds.iter().position(|(kind, _)| name.starts_with(kind)) {
            Some(kind) => {
                assert!(kinds[kind].1, "{game} {name}");
                counts[kind] += 1;
            }
            None if name.starts_with("broken-") => {
                assert!(!is_link && !is_content, "{game} {name}");
                counts[2] += 1;
            }
            None => {}
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{game} {counts:?}");
}

#[test]
fn links_of_the_seeds_are_what_their_names_say() {
    links_are_what_their_names_say::<CouncilOf4>(COUNCIL_OF_4);
    links_are_what_their_names_say::<TheCouncil>(THE_COUNCIL);
    links_are_what_their_names_say::<FourTowers>(FOUR_TOWERS);
}
