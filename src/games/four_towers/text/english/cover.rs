//! The game on the start page, in English.

use crate::record::SeatColour;
use crate::text::cover::{CoverText, RoundName};
use crate::text::english::words::{self, counted};

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Push peasants from village to village, and gather followers for the lords they \
         become.",
    points: |points| counted(points, "point"),
    round: RoundName { one: "round", many: "rounds" },
    seat_colour,
};

/// The colour of a seat and the shape of its pieces: the clans own the house's colours.
pub(super) fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "plum, round head",
        SeatColour::Cobalt => "slate, square head",
        SeatColour::Forest => "rose, triangular head",
        SeatColour::Amber => "umber, diamond head",
        SeatColour::Onyx => words::seat_colour(of),
    }
}
