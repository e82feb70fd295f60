//! Names of colours in the sprite and in the style sheets.

use crate::games::council_of_4::rules::components::{Colour, Politics};

/// Returns the class that sets `--c` (ground) and `--e` (emblem) to a colour.
pub const fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "c-white",
        Colour::Black => "c-black",
        Colour::Orange => "c-orange",
        Colour::Purple => "c-purple",
        Colour::LightBlue => "c-lblue",
        Colour::Pink => "c-pink",
    }
}

/// Returns the [`colour_class`] of a card, or the joker's own class.
pub const fn politics_class(card: Politics) -> &'static str {
    match card {
        Politics::Colour(colour) => colour_class(colour),
        Politics::Joker => "c-joker",
    }
}

/// Returns the emblem's id in the sprite; its box is 24 wide and starts at the origin.
pub(super) const fn emblem_id(card: Politics) -> &'static str {
    match card {
        Politics::Colour(Colour::White) => "e-white",
        Politics::Colour(Colour::Black) => "e-black",
        Politics::Colour(Colour::Orange) => "e-orange",
        Politics::Colour(Colour::Purple) => "e-purple",
        Politics::Colour(Colour::LightBlue) => "e-lblue",
        Politics::Colour(Colour::Pink) => "e-pink",
        Politics::Joker => "e-joker",
    }
}
