//! The game on the start page, in German.

use crate::text::cover::{CoverText, RoundName};
use crate::text::german::words::{counted, seat_colour};

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "Nimm Karten, biete mit den anderen und steh über dem Reich, wenn es fällt.",
    points: |points| counted(points, "Punkt", "Punkte"),
    round: RoundName { one: "Runde", many: "Runden" },
    seat_colour,
};
