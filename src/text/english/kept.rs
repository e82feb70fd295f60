//! Errors of games saved in the browser in English.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "The browser no longer has this game’s data.",
    other_format: |form| {
        format!("Another version of Curia saved it (format {form}) and can open it.")
    },
    other_match: |id| format!("Its data belongs to another game, {id}."),
    revision: |number| format!("Its data has the impossible save number {number}."),
    unread: |why| format!("Its data can’t be opened: {why}."),
    damaged: |why| {
        format!(
            "One of this game’s two saved copies is damaged. You see the other, which may be 1 \
             move behind. {why}"
        )
    },
    last_is_missing: "One of this game’s two saved copies is missing. You see the other, which \
                      may be 1 move behind.",
    older_rules: |theirs, ours| {
        format!(
            "It was played by version {theirs} of the rules, and this version of Curia plays \
             version {ours}. You see how it last stood, but it can’t be opened."
        )
    },
    newer_rules: |theirs, ours| {
        format!(
            "It was played by version {theirs} of the rules, and this version of Curia has \
             version {ours}. It can be opened once Curia is updated."
        )
    },
};
