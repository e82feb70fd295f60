//! Checking puzzles by whole turns.

use std::fs;

use curia::games::council_of_4::CouncilOf4;
use curia::scene::puzzle::Puzzle;

use crate::{folder, out_of, run, text};

/// Puzzles as they were found by actions alone: one with two things to do, and one in which another action begins as good a
/// turn.
const FEW: &str = include_str!("../fixtures/puzzle-few.txt");
const ORDER: &str = include_str!("../fixtures/puzzle-order.txt");

#[test]
fn what_is_no_puzzle_is_left_out_and_told() {
    let folder = folder("puzzles");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("puzzles.txt");
    fs::write(&path, FEW).expect("a file");
    let checked = run(&["puzzles", "--check", text(&path)], b"");
    assert_eq!((checked.code, checked.out.as_str()), (Some(0), ""), "{}", checked.err);
    assert_eq!(checked.err, "puzzle 1 is left out: only 2 moves\n");

    fs::write(&path, format!("{FEW}1|no puzzle\n")).expect("a file");
    let refused = run(&["puzzles", "--check", text(&path)], b"");
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{}", refused.err);
    assert!(refused.err.contains("line 2"), "{}", refused.err);
}

#[test]
fn what_is_still_a_puzzle_is_written_with_its_turns() {
    let folder = folder("puzzle-order");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("puzzles.txt");
    fs::write(&path, ORDER).expect("a file");
    let line = out_of(&["puzzles", "--check", text(&path), "--iterations", "500"], "");
    let puzzle = Puzzle::<CouncilOf4>::read(line.trim_end()).expect("a puzzle");
    assert!(puzzle.is_right(0) && puzzle.lead() >= 5, "{puzzle:?}");
    assert!(puzzle.told.candidates.iter().any(|one| one.then.len() > 1), "{puzzle:?}");
}
