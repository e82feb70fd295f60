//! Spoken texts in Italian.

use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Annunci",
    gained: |name, gains| format!("{name} ha ottenuto {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Mossa annullata: {first}"),
        _ => format!("{count} mosse annullate, a partire da: {first}"),
    },
    not_possible: |why| {
        // No capital follows a colon.
        let link = if why.starts_with(char::is_uppercase) { "." } else { ":" };
        format!("Impossibile{link} {why}")
    },
};
