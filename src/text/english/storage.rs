//! What became of what was stored, in English.

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
            "This browser lets the page store nothing (a private window, or a setting). The \
             game goes on, but only until the page is closed."
        }
        Unsaved::Fault(Fault::Full) => {
            "The browser’s storage for this page is full. The game goes on in memory; the \
             last saved state is still there."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "The browser did not keep what was saved. The game goes on in memory."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "A damaged saved match could not be put aside, so nothing is written over it. \
             The game goes on in memory."
        }
        Unsaved::Elsewhere => {
            "This match was saved from another tab meanwhile. Nothing is written over that."
        }
        Unsaved::Removed => "This match was deleted in another tab. Here it is still open.",
    },
    lost,
    index_was_damaged: "The list of the saved matches was damaged. It has been made anew from the \
                        matches themselves; none of them is lost.",
    elsewhere: "This match is open in another tab. Here it can only be looked at.",
    play_here: "Play it here",
    read_again: "Show that",
    keep_both: "Keep this one, too",
    keep_after_all: "Keep it after all",
    set_aside: "Another tab went on with the match. What was not saved here is a match of its own now.",
    retry: "Try again",
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    format!(
        "The match could be read up to action {kept}; the {lost} after it could not (“{first}” is \
         not possible there)."
    )
}
