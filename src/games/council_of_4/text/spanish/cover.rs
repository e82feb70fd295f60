//! The game on the start page, in Spanish.

use crate::text::cover::{CoverText, RoundName};
use crate::text::spanish::words::seat_colour;

pub(in crate::games::council_of_4::text) static COVER: CoverText = CoverText {
    title: "Council of 4",
    in_short: "Convence a los consejos con tus cartas, consigue permisos, coloca mercaderes en quince \
               ciudades y acaba con más puntos que nadie.",
    points: |points| format!("{points} PV"),
    round: RoundName { one: "ronda", many: "rondas" },
    seat_colour,
};
