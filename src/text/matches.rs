//! The texts around saved games: the list of the start page, files and links.

use super::text;
use crate::archive::Origin;
use crate::record::{SeatRecord, told_apart};

/// Saved games.
#[allow(missing_docs, reason = "the names say it")]
pub struct MatchesText {
    pub title: &'static str,
    /// Number of games, and their size in kilobytes.
    pub count: fn(usize, usize) -> String,
    pub none_found: &'static str,
    /// Number of games shown next, of all that are not shown yet.
    pub show_more: fn(usize, usize) -> String,
    /// Name of the game to select.
    pub select_one: fn(&str) -> String,
    pub same_again: &'static str,
    /// Shows all games, of which there are so many.
    pub all: fn(usize) -> String,
    /// Shows the newest ones alone.
    pub fewer: &'static str,
    /// Name of the button for more commands on the game of this name.
    pub more: fn(&str) -> String,
    pub rename: &'static str,
    pub name: &'static str,
    pub name_note: &'static str,
    pub keep_name: &'static str,
    pub copy: &'static str,
    pub copy_of: fn(&str) -> String,
    pub game_file: &'static str,
    pub json: &'static str,
    pub delete: &'static str,
    pub deleted: fn(&str) -> String,
    /// Number of deleted games.
    pub deleted_many: fn(usize) -> String,
    pub bring_back: &'static str,
    pub not_brought_back: &'static str,
    pub cancel: &'static str,
    /// Origin of a game.
    pub origin: fn(&Origin) -> String,
    /// Numbers of people and bots.
    pub players: fn(usize, usize) -> String,
    pub just_now: &'static str,
    pub minutes_ago: fn(u32) -> String,
    pub hours_ago: fn(u32) -> String,
    pub import_title: &'static str,
    pub import_body: &'static str,
    pub choose_file: &'static str,
    pub drop_here: &'static str,
    pub link_title: &'static str,
    pub link_body: &'static str,
    pub link_field: &'static str,
    pub open_link: &'static str,
    /// Name of an imported game, and its number of moves.
    pub taken_in: fn(&str, usize) -> String,
    /// Number of games imported, of all in the file.
    pub taken_in_all: fn(usize, usize) -> String,
    /// Name of a game that is not imported again.
    pub known_already: fn(&str) -> String,
    /// Number of such games.
    pub known_already_many: fn(usize) -> String,
    pub not_opened: fn(&str) -> String,
    pub fell_short: fn(usize, &str) -> String,
    pub not_text: fn(&str) -> String,
    pub share: &'static str,
    pub linked_title: &'static str,
    /// Question about a text with several links.
    pub which_link: &'static str,
    /// Number of moves of the game.
    pub linked_actions: fn(usize) -> String,
    pub only_here: &'static str,
    pub only_here_note: &'static str,
    pub unreadable_title: &'static str,
    pub aside_title: &'static str,
    pub aside_note: &'static str,
    pub download: &'static str,
    pub discard: &'static str,
    pub discarded: &'static str,
    pub keep_title: &'static str,
    pub keep_note: &'static str,
    /// The same for a browser that forgets pages without visits.
    pub keep_note_safari: &'static str,
    /// Advice after a long game.
    pub keep_a_copy: &'static str,
    /// Saves all games and results as one file.
    pub save_all: &'static str,
    /// Stands in place of the time of a save that is later than now.
    pub clock_was_ahead: &'static str,
}

/// Returns the title of a game: its name, or those of its players.
pub fn title(name: &str, seats: &[SeatRecord]) -> String {
    if name.is_empty() {
        let names: Vec<String> = told_apart(seats).into_iter().map(|seat| seat.name).collect();
        names.join(", ")
    } else {
        name.to_owned()
    }
}

/// Returns the time since an event in words; none if the date says it better.
pub fn ago(millis: u64) -> Option<String> {
    let words = text().matches();
    let minutes = u32::try_from(millis / 60_000).unwrap_or(u32::MAX);
    match minutes {
        0 => Some(words.just_now.to_owned()),
        1..60 => Some((words.minutes_ago)(minutes)),
        60..720 => Some((words.hours_ago)(minutes / 60)),
        _ => None,
    }
}
