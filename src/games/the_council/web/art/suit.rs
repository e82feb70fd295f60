//! Emblems of the suits.

use leptos::prelude::*;

use crate::games::the_council::rules::components::Suit;
use crate::web::art::markup::{self, Tenths, drawing};

/// Returns the class that sets `--s` (fill), `--so` (on the fill), `--si` (ink and rim) and `--st` (tint).
pub const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Moons => "u-moons",
        Suit::Suns => "u-suns",
        Suit::Waves => "u-waves",
        Suit::Leaves => "u-leaves",
        Suit::Wyrms => "u-wyrms",
        Suit::Knots => "u-knots",
    }
}

/// Returns the emblem's id; its box is 24 wide and starts at the origin.
const fn emblem_id(suit: Suit) -> &'static str {
    match suit {
        Suit::Moons => "suit-moons",
        Suit::Suns => "suit-suns",
        Suit::Waves => "suit-waves",
        Suit::Leaves => "suit-leaves",
        Suit::Wyrms => "suit-wyrms",
        Suit::Knots => "suit-knots",
    }
}

/// Draws an emblem round a place inside a drawing, so many tenths wide, in the colour of this property.
pub(super) fn emblem_at(suit: Suit, x: Tenths, y: Tenths, size: i32, fill: &str) -> String {
    markup::emblem_at(emblem_id(suit), x, y, size, fill)
}

/// Draws an emblem on paper.
pub fn emblem(suit: Suit, size: u32) -> impl IntoView + use<> {
    let markup = format!("<use href=\"#{}\" class=\"{}\"/>", emblem_id(suit), suit_class(suit));
    drawing("emblem", size, size, "0 0 24 24", markup)
}

/// Draws an emblem on the fill of its suit.
pub fn emblem_on(suit: Suit, size: u32) -> impl IntoView + use<> {
    let markup = emblem_at(suit, Tenths(120), Tenths(120), 240, "--so");
    drawing("emblem-on", size, size, "0 0 24 24", markup)
}
