//! What finds, selects and counts saved games, in English.

use super::words::{counted, level};
use crate::text::finding::FindingText;

pub(in crate::text) static FINDING: FindingText = FindingText {
    search: "Name or player",
    state: "State",
    any: "All",
    going: "In progress",
    over: "Finished",
    game: "Game",
    any_game: "All games",
    select: "Select",
    select_all: |count| format!("Select all {count}"),
    none_chosen: "Select games in the list.",
    delete_many: |count| format!("Delete {}", counted(count as u64, "game")),
    delete_ask: |count| format!("Delete {}?", counted(count as u64, "game")),
    delete_note: "You can restore them until your next change.",
    statistics: "Statistics",
    counted: "Your finished games against bots. Assisted ones are counted apart.",
    games: "Games",
    won: "Won",
    won_of: |won, percent| format!("{won} ({percent}%)"),
    points: "Points on average",
    all: "All",
    against: |of| match of {
        Some(of) => format!("Against {}", level(of)),
        None => "Against mixed levels".to_owned(),
    },
    players: |count| format!("{count} players"),
    assisted: "Assisted",
    causes: "Where your points came from",
    counting: "Counting…",
    no_own: "No finished game against bots yet.",
};
