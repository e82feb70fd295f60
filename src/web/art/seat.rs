//! Colours of seats, with their head shapes.

use super::markup::{drawing, use_of};
use crate::record::SeatColour;
use leptos::prelude::*;

/// Returns the class that sets `--pc`, the colour of the piece.
pub const fn seat_class(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "s-scarlet",
        SeatColour::Cobalt => "s-cobalt",
        SeatColour::Forest => "s-forest",
        SeatColour::Amber => "s-amber",
        SeatColour::Onyx => "s-onyx",
    }
}

/// Returns the colour of a seat's piece, for a style.
pub const fn seat_colour(of: SeatColour) -> &'static str {
    match of {
        SeatColour::Scarlet => "var(--p-scarlet)",
        SeatColour::Cobalt => "var(--p-cobalt)",
        SeatColour::Forest => "var(--p-forest)",
        SeatColour::Amber => "var(--p-amber)",
        SeatColour::Onyx => "var(--p-onyx)",
    }
}

/// Returns a head alone; its class is also the name of its shape.
pub fn head(class: &'static str) -> String {
    format!("<use href=\"#{class}\" class=\"pcs {class}\"/>")
}

/// Returns a head on a cloak that shows its shape once more, by the class of the head.
pub fn figure(class: &'static str) -> String {
    format!(
        "<g class=\"pcs {class}\">{}\
         <use href=\"#{class}\" transform=\"translate(0 -7.2) scale(.95)\"/>\
         <use href=\"#{class}\" transform=\"translate(0 4.6) scale(.6)\" fill=\"var(--piece-line)\" \
         stroke=\"none\"/></g>",
        use_of("cloak")
    )
}

/// Draws the head shape alone.
pub fn mark(of: SeatColour, size: u32) -> impl IntoView + use<> {
    drawing("mk", size, size, "-7 -7 14 14", head(seat_class(of)))
}

/// Draws a pawn: a head on a cloak.
pub fn pawn(of: SeatColour, height: u32) -> impl IntoView + use<> {
    drawing("mch", height * 20 / 26, height, "-10 -14 20 26", figure(seat_class(of)))
}

/// Returns a piece of a seat's line, for the legend of a chart.
pub fn line_sample(of: SeatColour) -> impl IntoView + use<> {
    let markup =
        format!("<g class=\"{}\"><path class=\"seat-line\" d=\"M1 7H33\"/></g>", seat_class(of));
    drawing("sample", 34, 14, "0 0 34 14", markup)
}
