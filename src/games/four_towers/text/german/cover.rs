//! The game on the start page, in German.

use crate::record::SeatColour;
use crate::text::cover::{CoverText, RoundName};
use crate::text::german::words::{self, counted};

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Schieb Bauern von Dorf zu Dorf und sammle Anhänger für die Herren, die aus ihnen \
         werden.",
    points: |points| counted(points, "Punkt", "Punkte"),
    round: RoundName { one: "Runde", many: "Runden" },
    seat_colour,
};

/// The colour of a seat and the shape of its pieces: the clans own the house's colours.
pub(super) fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "Pflaume, runder Kopf",
        SeatColour::Cobalt => "Schiefer, eckiger Kopf",
        SeatColour::Forest => "Rosa, dreieckiger Kopf",
        SeatColour::Amber => "Umbra, rautenförmiger Kopf",
        SeatColour::Onyx => words::seat_colour(of),
    }
}
