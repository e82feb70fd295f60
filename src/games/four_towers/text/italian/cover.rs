//! The game on the start page, in Italian.

use crate::record::SeatColour;
use crate::text::cover::{CoverText, RoundName};
use crate::text::italian::words::{self, counted};

pub(in crate::games::four_towers::text) static COVER: CoverText = CoverText {
    title: "Four Towers",
    in_short: "Spingi i contadini di villaggio in villaggio, e raccogli seguaci per i signori che \
         diventeranno.",
    points: |points| counted(points, "punto", "punti"),
    round: RoundName { one: "giro", many: "giri" },
    seat_colour,
};

/// The colour of a seat and the shape of its pieces: the clans own the house's colours.
pub(super) fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "prugna, testa tonda",
        SeatColour::Cobalt => "ardesia, testa quadrata",
        SeatColour::Forest => "rosa, testa triangolare",
        SeatColour::Amber => "terra d’ombra, testa a rombo",
        SeatColour::Onyx => words::seat_colour(of),
    }
}
