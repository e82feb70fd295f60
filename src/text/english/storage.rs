//! Saving in English.

use super::words::counted;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
use crate::record::json::Lost;
use crate::text::storage::StorageText;

pub(in crate::text) static STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Not saved yet",
        Saved::Saving => "Saving",
        Saved::Yes => "Saved on this device",
        Saved::No(_) => "Not saved",
    },
    unsaved: |why| match why {
        Unsaved::Fault(Fault::Blocked) => {
            "This browser blocks storage (a private window or a setting). You can play on, but the \
             game is lost when you close the page."
        }
        Unsaved::Fault(Fault::Full) => {
            "The browser’s storage is full. Your last save is safe and you can play on, but new \
             moves aren’t saved."
        }
        Unsaved::Fault(Fault::Crowded) => {
            "Another application at the same address fills the browser’s storage: deleting games \
             would hardly help. Your last save is safe and you can play on, but new moves aren’t \
             saved."
        }
        Unsaved::Fault(Fault::Newer) => {
            "A newer version of Curia wrote this data, so it won’t be overwritten here."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "The browser didn’t keep the save. You can play on, but new moves aren’t saved."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "A damaged save couldn’t be put aside, so it won’t be overwritten. You can play on, \
             but new moves aren’t saved."
        }
        Unsaved::Elsewhere => {
            "Another tab has saved this game since. That save won’t be overwritten."
        }
        Unsaved::Removed => "This game was deleted in another tab. It’s still open here.",
        Unsaved::TooLong => {
            "This game has more moves than any may have. Your last save is safe and you can play on, but \
             new moves aren’t saved."
        }
    },
    lost,
    beyond,
    index_was_damaged: "The list of saved games couldn’t be read. It was rebuilt from the \
                        games themselves, and none is lost.",
    elsewhere: "This game is open in another tab. Here you can only watch.",
    left: "The other tab has closed this game. You can play on here.",
    play_here: "Play here",
    read_again: "Load that save",
    keep_both: "Keep this one too",
    keep_after_all: "Keep it anyway",
    set_aside: "Another tab continued this game. Your unsaved moves here are now a separate game.",
    retry: "Try again",
    make_room: "Delete old games",
    results_were_damaged: "The log of your results couldn’t be read. It was put aside and rebuilt \
                           from what could be read and from the saved games; results of deleted \
                           games may be missing.",
    no_results: |why| match why {
        NoResults::Fault(Fault::Blocked) => "This browser blocks storage, so no results are kept.",
        NoResults::Fault(_) => "The browser’s storage has no room for the results.",
        NoResults::Damaged => {
            "The log of your results can’t be read. It couldn’t be put aside, \
             so it won’t be overwritten: new results aren’t counted until \
             there’s room."
        }
        NoResults::Newer(_) => {
            "A newer version of Curia wrote the log of your results. It won’t \
             be overwritten: games that end here are counted once Curia is \
             updated."
        }
    },
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let lost = counted(*lost as u64, "move");
    format!(
        "Opened up to move {kept}; the {lost} after it can’t be played: “{first}” isn’t possible \
         there."
    )
}

fn beyond(Lost { kept, lost, .. }: &Lost) -> String {
    let lost = counted(*lost as u64, "move");
    format!("Opened up to move {kept}, the most a game can have; the {lost} after it are left out.")
}
