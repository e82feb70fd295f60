//! English: parts of the page that come later.

use crate::text::later::LaterText;

pub(in crate::text) static LATER: LaterText = LaterText {
    coming: "One moment…",
    missing: "This part of the page did not come. Check the connection: nothing is lost meanwhile.",
    again: "Try again",
    back: "Back",
};
