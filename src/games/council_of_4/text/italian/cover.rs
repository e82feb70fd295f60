//! The game on the start page, in Italian.

use crate::text::cover::{CoverText, RoundName};
use crate::text::italian::words::seat_colour;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Conquista i consigli con le tue carte per avere i permessi, piazza i mercanti in \
               quindici città e finisci con più punti di tutti.",
    points: |points| format!("{points} PV"),
    round: RoundName { one: "giro", many: "giri" },
    seat_colour,
};
