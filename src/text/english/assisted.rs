//! What is said of assisted matches, in English.

use crate::text::assisted::AssistedText;

pub(in crate::text) static ASSISTED: AssistedText = AssistedText {
    note: "In this match a hint was shown, or something was taken back after hidden cards or permits had.",
    title: "Take back what was revealed?",
    body: "Hidden cards or permits have come to light since then, or bots have moved. You may \
        go back all the same; the match is marked as assisted from then on.",
};
