//! The game on the start page, in French.

use crate::text::cover::{CoverText, RoundName};
use crate::text::french::words::seat_colour;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Gagnez les conseils avec vos cartes pour obtenir des permis, placez des marchands dans \
               quinze villes et finissez avec le plus de points.",
    points: |points| format!("{points} PV"),
    round: RoundName { one: "manche", many: "manches" },
    seat_colour,
};
