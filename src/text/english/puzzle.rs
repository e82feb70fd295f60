//! Puzzles in English.

use super::words::{counted, level};
use crate::bots::Level;
use crate::text::puzzle::PuzzleText;

pub(in crate::text) static PUZZLE: PuzzleText = PuzzleText {
    of_the_day: "Puzzle of the day",
    count: |solved, all| match solved {
        0 => format!("Find the best move · {all} puzzles"),
        solved => format!("Find the best move · {solved} of {all} solved"),
    },
    solve: "Solve",
    others: "More",
    number: |number, all| format!("Puzzle {number} of {all}"),
    solved: "Solved",
    right: "That’s the best move",
    right_too: "That’s as good as the best move",
    wrong: "There is a better move",
    best: "The best move",
    costs: |title, points| {
        let points = counted(points, "point");
        format!("{title}: that costs {points} of chance to win.")
    },
    not_weighed: |title| format!("{title}: that is not among the best moves."),
    missed: |missed, levels| match missed {
        missed if usize::from(missed) == levels => {
            format!("Bots of all levels up to {} miss it.", level(Level::Master))
        }
        1 => format!("Bots of one of {levels} levels miss it."),
        missed => format!("Bots of {missed} of {levels} levels miss it."),
    },
    show: "Show the answer",
    again: "Try again",
    at_table: "See it at the table",
    previous: "Previous puzzle",
    next: "Next puzzle",
    not_here: "This is a puzzle: find one move.",
    none: "There is no such puzzle.",
};
