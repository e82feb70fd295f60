//! The colours of seats, with the head shapes that go with them.

use super::markup::drawing;
use crate::record::SeatColour;
use leptos::prelude::*;

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

/// A piece of a seat's line, for the legend of a chart.
pub fn line_sample(of: SeatColour) -> impl IntoView + use<> {
    let markup = format!("<g class=\"{}\"><path class=\"ln\" d=\"M1 7H33\"/></g>", seat_class(of));
    drawing("sample", 34, 14, "0 0 34 14", markup)
}
