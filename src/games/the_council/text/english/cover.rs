//! The game on the start page, in English.

use crate::text::cover::{CoverText, RoundName};
use crate::text::english::words::{counted, seat_colour};

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "Draft cards, bid together, and stand above the empire when it falls.",
    points: |points| counted(points, "point"),
    round: RoundName { one: "hand", many: "hands" },
    seat_colour,
};
