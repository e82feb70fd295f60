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
    counted: "Your finished games against bots, deleted ones too. Assisted ones are counted \
              apart; games from files and links, copies and what-ifs aren’t counted.",
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
    no_own: "No finished game against bots yet.",
    unread: |count| match count {
        1 => "1 result can’t be read. It’s kept as it is.".to_owned(),
        count => format!("{count} results can’t be read. They’re kept as they are."),
    },
    results_added: |count| match count {
        0 => "The results in the file were counted already.".to_owned(),
        1 => "1 result was added to your statistics.".to_owned(),
        count => format!("{count} results were added to your statistics."),
    },
};
