//! The game on the start page, in Spanish.

use crate::record::SeatColour;
use crate::text::cover::{CoverText, RoundName};
use crate::text::spanish::words::{self, counted};

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Empuja campesinos de aldea en aldea y reúne seguidores para los señores en que se \
               convierten.",
    points: |points| counted(points, "punto", "puntos"),
    round: RoundName { one: "ronda", many: "rondas" },
    seat_colour,
};

/// The colour of a seat and the shape of its pieces: the clans own the house's colours.
pub(super) fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "ciruela, cabeza redonda",
        SeatColour::Cobalt => "pizarra, cabeza cuadrada",
        SeatColour::Forest => "rosa, cabeza triangular",
        SeatColour::Amber => "pardo, cabeza de rombo",
        SeatColour::Onyx => words::seat_colour(of),
    }
}
