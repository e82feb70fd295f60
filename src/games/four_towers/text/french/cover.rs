//! The game on the start page, in French.

use crate::record::SeatColour;
use crate::text::cover::{CoverText, RoundName};
use crate::text::french::words::{self, counted};

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Poussez des paysans de village en village, et réunissez les partisans des \
         seigneurs qu’ils deviennent.",
    points: |points| counted(points, "point", "points"),
    round: RoundName { one: "manche", many: "manches" },
    seat_colour,
};

/// The colour of a seat and the shape of its pieces: the clans own the house's colours.
pub(super) fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "prune, tête ronde",
        SeatColour::Cobalt => "ardoise, tête carrée",
        SeatColour::Forest => "rose, tête triangulaire",
        SeatColour::Amber => "terre d’ombre, tête en losange",
        SeatColour::Onyx => words::seat_colour(of),
    }
}
