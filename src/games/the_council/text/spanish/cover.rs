//! The game on the start page, in Spanish.

use crate::text::cover::{CoverText, RoundName};
use crate::text::spanish::words::{counted, seat_colour};

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "Toma cartas, puja con los demás y supera al imperio cuando caiga.",
    points: |points| counted(points, "punto", "puntos"),
    round: RoundName { one: "mano", many: "manos" },
    seat_colour,
};
