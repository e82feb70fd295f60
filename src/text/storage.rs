//! The texts about saving.

use super::said::storage::{Beyond, Lost};
use super::text;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
use crate::record::{MOST_ACTIONS, json};

/// Returns the moves of a game in JSON that were kept and lost.
pub fn lost(lost: &json::Lost) -> String {
    let words = text().storage();
    let json::Lost { kept, lost, ref first } = *lost;
    if kept < MOST_ACTIONS {
        words.lost(Lost { kept, lost, first })
    } else {
        words.beyond(Beyond { kept, lost })
    }
}

/// Returns whether a game is saved.
pub fn saved<E>(saved: &Saved<E>) -> &'static str {
    let words = text().storage();
    match saved {
        Saved::NotYet => words.saved_not_yet(),
        Saved::Saving => words.saved_saving(),
        Saved::Yes => words.saved_yes(),
        Saved::No(_) => words.saved_no(),
    }
}

/// Returns why a game is not saved.
pub fn unsaved(why: Unsaved) -> String {
    let words = text().storage();
    let (cause, then) = match why {
        Unsaved::Fault(fault @ Fault::Newer) => return words.fault(fault),
        Unsaved::Elsewhere => return words.unsaved_elsewhere().to_owned(),
        Unsaved::Removed => return words.unsaved_removed().to_owned(),
        Unsaved::Fault(fault @ Fault::Blocked) => (words.fault(fault), words.play_unkept()),
        Unsaved::Fault(fault) => (words.fault(fault), words.play_on()),
        Unsaved::TooLong => (words.unsaved_too_long().to_owned(), words.play_on()),
    };
    sentences(&cause, then)
}

/// Returns why something that is no game at its table could not be saved.
pub fn not_saved(fault: Fault) -> String {
    let words = text().storage();
    sentences(words.not_saved(), &words.fault(fault))
}

/// Returns two sentences, one after the other.
pub(super) fn sentences(one: &str, other: &str) -> String {
    [one, other].join(" ")
}

/// Returns why there is no log of results.
pub fn no_results(why: NoResults) -> &'static str {
    let words = text().storage();
    match why {
        NoResults::Fault(Fault::Blocked) => words.no_results_blocked(),
        NoResults::Fault(_) => words.no_results_full(),
        NoResults::Damaged => words.no_results_damaged(),
        NoResults::Newer(_) => words.no_results_newer(),
    }
}
