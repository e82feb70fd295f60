//! What is said aloud, in English.

use super::words::counted;
use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "What happens",
    gained: |name, gains| format!("{name} gained {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Taken back: {first}"),
        _ => format!("{} taken back, the first: {first}", counted(count as u64, "action")),
    },
    not_possible: |why| format!("Not possible: {why}"),
};
