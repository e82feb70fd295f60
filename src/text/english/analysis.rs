//! The analysis in English.

use super::words::{counted, listed};
use crate::archive::Fault;
use crate::scene::analysis::{Depth, LISTED_FROM};
use crate::text::analysis::{AnalysisText, Trend};

pub(in crate::text) static ANALYSIS: AnalysisText = AnalysisText {
    open: "Analyse",
    title: "Analysis",

    running: |done, all| format!("Analysing {done} of {}", decisions(all)),
    paused: |done, all| format!("Paused after {done} of {}", decisions(all)),
    finished: |all, at| format!("{} analysed: {}", decisions(all), depth(at)),
    note: "Runs on this device only. Results appear as they come and are saved.",
    depth: "Depth",
    depth_word: depth,
    pause: "Pause",
    go_on: "Continue",
    needs_the_thread: "Analysis can’t run: this browser couldn’t start the bots in the background. \
                       Try reloading the page.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "Results can’t be saved: this browser blocks storage. They stay until you leave this \
             page."
        }
        Fault::Full | Fault::Crowded => {
            "Results can’t be saved: the browser’s storage is full. They stay until you leave this \
             page, and your game is still saved."
        }
        Fault::NotReadBack | Fault::Damaged | Fault::Newer => {
            "The browser didn’t keep the results. They stay until you leave this page."
        }
    },
    percent: |percent| format!("{percent}%"),

    chart: "Chance of winning after each move",
    chart_table: "Chances as a table",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "and won" } else { "and didn’t win" };
                format!("{name} went from {first}% to {last}% {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", as analysed so far" };
        format!("Chance of winning, move by move{so_far}: {}.", told.join("; "))
    },
    open_part: "not analysed yet",
    estimate: "first estimate only",
    before: "Before this move",
    result: "Result",

    costliest: "Costliest decisions",
    whose: "Player",
    all: "All",
    only: |name| format!("Only {name}’s"),
    when: |round, part| format!("{round}, {part}"),
    better: "Better:",
    loss: |points| format!("−{points}%"),
    costs: |points| format!("costs {}", counted(points, "percentage point")),
    none_yet: "No costly decisions so far.",
    none: "No costly decisions.",
    summary: |judged, equal| {
        format!(
            "{} judged, {equal} of them best or less than {LISTED_FROM} points off",
            decisions(judged)
        )
    },
    keys: "Arrow keys choose a decision; Enter opens a what-if.",

    position: "The position",
    of_position: |round, name| format!("{round}, {name}: before the decision"),
    played: "played",
    how_judged: |name, at| {
        format!(
            "Chance of winning after each choice, from {} tries of how the game could go. It uses \
             only what {name} could see then.",
            at.iterations()
        )
    },

    what_if: "What if",
    what_if_of: |number| format!("What if: decision {number}"),
    what_if_title: |round| format!("What if: {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" A bot plays for {one}."),
            more => format!(" Bots play for {}.", listed(more)),
        };
        format!(
            "You play {name} from here.{bots} This table isn’t saved, and your game doesn’t change."
        )
    },
    back: "Back to the analysis",
};

fn decisions(count: usize) -> String {
    counted(count as u64, "decision")
}

fn depth(of: Depth) -> &'static str {
    match of {
        Depth::Quick => "Quick",
        Depth::Normal => "Normal",
        Depth::Deep => "Deep",
    }
}
