//! What is said aloud, in French.

use crate::text::live::LiveText;

pub(in crate::text) static LIVE: LiveText = LiveText {
    region: "Ce qui se passe",
    gained: |name, gains| format!("{name} a gagné {}.", gains.join(", ")),
    taken_back: |count, first| match count {
        1 => format!("Annulé : {first}"),
        _ => format!("{count} actions annulées, dont la première : {first}"),
    },
    not_possible: |why| format!("Impossible : {why}"),
};
