//! The game on the start page, in French.

use crate::text::cover::{CoverText, RoundName};
use crate::text::french::words::{counted, seat_colour};

pub(in crate::games::the_council::text) static COVER: CoverText = CoverText {
    title: "The Council",
    in_short: "Choisissez des cartes, misez ensemble et dépassez l’empire quand il tombe.",
    points: |points| counted(points, "point", "points"),
    round: RoundName { one: "manche", many: "manches" },
    seat_colour,
};
