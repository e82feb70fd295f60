//! The game on the start page, in Italian.

use crate::text::cover::{CoverText, RoundName};
use crate::text::italian::words::{counted, seat_colour};

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "Prendi carte, offri insieme agli altri e stai sopra l’impero quando cade.",
    points: |points| counted(points, "punto", "punti"),
    round: RoundName { one: "mano", many: "mani" },
    seat_colour,
};
