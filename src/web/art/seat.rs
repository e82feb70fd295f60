//! The colours of seats, with the head shapes that go with them.

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

/// A head alone, of the class that is also the name of its shape.
pub fn head(class: &'static str) -> String {
    format!("<use href=\"#{class}\" class=\"pcs {class}\"/>")
}
