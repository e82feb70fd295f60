//! The texts around saved games: the list of the start page, files and links.

use super::said;
use super::text;
use crate::archive::Origin;
use crate::record::{SeatRecord, told_apart};

/// Returns the title of a game: its name, or those of its players.
pub fn title(name: &str, seats: &[SeatRecord]) -> String {
    if name.is_empty() {
        let seats = told_apart(seats);
        let names: Vec<String> = seats.iter().map(|seat| seat.named().into_owned()).collect();
        text().labels().parts(&names)
    } else {
        name.to_owned()
    }
}

/// Returns the time since an event in words; none if the date says it better.
pub fn ago(millis: u64) -> Option<String> {
    let words = text().matches();
    let minutes = u32::try_from(millis / 60_000).unwrap_or(u32::MAX);
    match minutes {
        0 => Some(words.just_now().to_owned()),
        1..60 => Some(words.minutes_ago(minutes)),
        60..720 => Some(words.hours_ago(minutes / 60)),
        _ => None,
    }
}

/// Returns where a game comes from.
pub fn origin(of: &Origin) -> String {
    let words = text().matches();
    match of {
        Origin::Branch { at, .. } => words.origin_branch(at + 1),
        Origin::Daily { day } => words.origin_daily(&day.to_string()),
        Origin::Copy { .. } => words.origin_copy().to_owned(),
        Origin::Given => words.origin_given().to_owned(),
    }
}

/// Returns the words of a button that shows `next` of so many hidden games.
pub fn show_more(next: usize, hidden: usize) -> String {
    let words = text().matches();
    if hidden > next {
        words.show_more(said::matches::ShowMore { next, hidden })
    } else {
        words.show_rest(next)
    }
}
