//! What became of what was stored, in English.

use super::error::read;
use crate::record::json::Lost;
use crate::record::{Fault, Kept, Saved};
use crate::text::StorageText;

pub(super) const STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Not saved yet".to_owned(),
        Saved::Yes => "Saved on this device".to_owned(),
        Saved::No(_) => "Not saved".to_owned(),
    },
    fault: |fault| {
        match fault {
            Fault::Blocked => {
                "This browser lets the page store nothing (a private window, or a setting). The \
                 game goes on, but only until the page is closed."
            }
            Fault::Full => {
                "The browser’s storage for this page is full. The game goes on in memory; the \
                 last saved state is still there."
            }
            Fault::NotReadBack => {
                "The browser did not keep what was saved. The game goes on in memory."
            }
            Fault::Damaged => {
                "A damaged saved match could not be put aside, so nothing is written over it. \
                 The game goes on in memory."
            }
        }
        .to_owned()
    },
    part: |lost, kept| {
        let Lost { kept: played, lost, first } = lost;
        let could_not = format!("“{first}” is not possible there");
        format!(
            "The saved match could be read up to action {played}; the {lost} after it could \
             not ({could_not}). {}",
            kept_where(kept)
        )
    },
    damaged: |error, kept| {
        format!("The saved match can’t be opened: {}. {}", read(error), kept_where(kept))
    },
    retry: "Try again",
};

fn kept_where(kept: &Kept) -> String {
    match kept {
        Kept::Aside(name) => {
            format!("Its text is kept in this browser’s storage under “{name}”.")
        }
        Kept::InPlace => {
            "Its text could not be put aside, so nothing is saved until that works.".to_owned()
        }
    }
}
