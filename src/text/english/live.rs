//! Spoken texts in English.

use super::words::counted;
use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Announcements",
    gained: |name, gains| format!("{name} gained {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Undone: {first}"),
        _ => format!("{} undone, starting with: {first}", counted(count as u64, "move")),
    },
    not_possible: |why| format!("Not possible: {why}"),
};
