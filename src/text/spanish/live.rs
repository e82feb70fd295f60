//! Spoken texts in Spanish.

use super::words::counted;
use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Avisos",
    gained: |name, gains| format!("{name} ganó {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Deshecho: {first}"),
        _ => {
            let moves = counted(count as u64, "jugada deshecha", "jugadas deshechas");
            format!("{moves}, empezando por: {first}")
        }
    },
    not_possible: |why| {
        // No capital follows a colon.
        let link = if why.starts_with(char::is_uppercase) { "." } else { ":" };
        format!("No es posible{link} {why}")
    },
};
