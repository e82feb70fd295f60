//! Saving in English.

use super::words::counted;
use crate::archive::{Fault, Saved, Unsaved};
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
