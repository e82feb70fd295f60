//! Spoken texts in French.

use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Annonces",
    gained: |name, gains| format!("{name} a gagné {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Annulé : {first}"),
        _ => format!("{count} coups annulés, à commencer par : {first}"),
    },
    not_possible: |why| {
        // No capital follows a colon.
        let link = if why.starts_with(char::is_uppercase) { "." } else { " :" };
        format!("Impossible{link} {why}")
    },
};
