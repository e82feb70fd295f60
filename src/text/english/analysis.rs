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
    note: "On this device only. What has been found is shown at once, and kept.",
    depth: "How deep",
    depth_word: depth,
    pause: "Pause",
    go_on: "Go on",
    needs_the_thread: "Analysis needs the thread in which bots think, and this browser does not \
                       run it. Reloading the page may help.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "What is found can’t be kept: this browser lets the page store nothing. It is there \
             until you leave this page."
        }
        Fault::Full => {
            "What is found can’t be kept: the browser’s storage for this page is full. It is \
             there until you leave this page; the match itself is still kept."
        }
        Fault::NotReadBack | Fault::Damaged => {
            "The browser did not keep what was found. It is there until you leave this page."
        }
    },
    percent: |percent| format!("{percent} %"),

    chart: "Chance to win, after each action",
    chart_table: "The chances as a table",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "and won" } else { "and did not win" };
                format!("{name} went from {first} % to {last} % {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", as far as it is analysed" };
        format!("The chance to win by action{so_far}: {}.", listed(&told))
    },
    rounds: "round",
    round: |round| format!("Round {round}"),
    open_part: "not analysed yet",
    estimate: "first estimate only",
    before: "Before this action",
    result: "Result",

    costliest: "Costliest decisions",
    whose: "Whose decisions",
    all: "All",
    only: |name| format!("Only those of {name}"),
    when: |round, part| format!("round {round}, {part}"),
    better: "Better:",
    loss: |points| format!("−{points} %"),
    costs: |points| format!("costs {}", counted(points, "percentage point")),
    none_yet: "No costly decision so far.",
    none: "No decision was costly.",
    summary: |judged, equal| {
        format!(
            "{} judged, {equal} of them the best or less than {LISTED_FROM} points from it",
            decisions(judged)
        )
    },
    keys: "Arrow keys choose a decision, Enter plays it in another way.",

    position: "The position",
    of_position: |round, name| format!("Round {round}, {name}: before the decision"),
    played: "played",
    how_judged: |name, at| {
        format!(
            "Chance to win after each choice, from {} tries of what could follow. Judged by what \
             {name} could see then, and by nothing else.",
            at.iterations()
        )
    },

    what_if: "What if",
    what_if_of: |number| format!("What if, decision {number}"),
    what_if_title: |round| format!("What if: round {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" A bot plays for {one}."),
            more => format!(" Bots play for {}.", listed(more)),
        };
        format!(
            "You play {name} from here.{bots} This table is not kept, and your match stays as it is."
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
