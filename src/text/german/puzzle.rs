//! Puzzles in German.

use super::words::{counted, level};
use crate::bots::Level;
use crate::text::puzzle::PuzzleText;

pub(in crate::text) static PUZZLE: PuzzleText = PuzzleText {
    of_the_day: "Rätsel des Tages",
    count: |solved, all| match solved {
        0 => format!("Finde die beste Aktion · {all} Rätsel"),
        solved => format!("Finde die beste Aktion · {solved} von {all} gelöst"),
    },
    solve: "Lösen",
    others: "Weitere",
    number: |number, all| format!("Rätsel {number} von {all}"),
    solved: "Gelöst",
    right: "Das ist die beste Aktion",
    right_too: "Das ist so gut wie die beste Aktion",
    wrong: "Es gibt eine bessere Aktion",
    best: "Die beste Aktion",
    costs: |title, points| {
        let points = counted(points, "Prozentpunkt", "Prozentpunkte");
        format!("{title}: Das kostet {points} Siegchance.")
    },
    not_weighed: |title| format!("{title}: Das gehört nicht zu den besten Aktionen."),
    missed: |missed, levels| match missed {
        missed if usize::from(missed) == levels => {
            format!("Bots aller Stufen bis {} übersehen sie.", level(Level::Master))
        }
        missed => format!("Bots auf {missed} von {levels} Stufen übersehen sie."),
    },
    show: "Lösung zeigen",
    again: "Nochmal",
    at_table: "Am Tisch ansehen",
    previous: "Voriges Rätsel",
    next: "Nächstes Rätsel",
    not_here: "Das ist ein Rätsel: Finde die eine Aktion.",
    none: "Dieses Rätsel gibt es nicht.",
};
