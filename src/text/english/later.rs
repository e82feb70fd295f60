//! Parts of the page that load later in English.

use crate::text::later::LaterText;

pub(in crate::text) static LATER: LaterText = LaterText {
    coming: "One moment…",
    missing: "This part of the page didn’t load. Nothing is lost: check your connection and try \
              again.",
    again: "Try again",
    back: "Back",
};
