//! Why a kept match is not there, or not whole, in English.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "The browser no longer has its text.",
    other_format: |form| {
        format!("It was saved by another version of this page (form {form}) and opens there.")
    },
    other_match: |id| format!("Its text says that it is another match, {id}."),
    unread: |why| format!("Its text can’t be opened: {why}."),
    damaged: |why| {
        format!(
            "One of the two saved texts of the match is damaged; the other is shown, which may \
         be one action behind. {why}"
        )
    },
};
