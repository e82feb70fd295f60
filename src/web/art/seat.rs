//! The colours of seats in the sprite and in the style sheets.

use crate::record::SeatColour;

/// The class that sets `--pc` (the piece) and `--pi` (text on it).
pub const fn seat_class(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "s-scarlet",
        SeatColour::Cobalt => "s-cobalt",
        SeatColour::Forest => "s-forest",
        SeatColour::Amber => "s-amber",
        SeatColour::Onyx => "s-onyx",
    }
}
