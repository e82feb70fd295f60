//! Spoken texts in German.

use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Ansagen",
    gained: |name, gains| format!("{name} hat erhalten: {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Rückgängig gemacht: {first}"),
        _ => format!("{count} Aktionen rückgängig gemacht, die erste: {first}"),
    },
    not_possible: |why| format!("Geht nicht: {why}"),
};
