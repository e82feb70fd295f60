//! Pieces: merchants and seat marks, councillors.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::{Colour, Politics};
use crate::record::SeatColour;

use super::emblem::{colour_class, emblem_id};
use crate::games::council_of_4::text::{Symbol, Tip};
use crate::web::art::markup::{symbol, use_of};
use crate::web::art::{figure, head, seat_class};

/// Owner of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceColour {
    /// A seat.
    Seat(SeatColour),
    /// No seat: the merchants set out in a game of two.
    Neutral,
}

impl From<SeatColour> for PieceColour {
    fn from(colour: SeatColour) -> PieceColour {
        PieceColour::Seat(colour)
    }
}

impl PieceColour {
    /// Returns the class that sets `--pc`, the colour of the piece.
    pub const fn class(self) -> &'static str {
        match self {
            PieceColour::Seat(colour) => seat_class(colour),
            PieceColour::Neutral => "s-neutral",
        }
    }

    /// Returns the tip of the piece.
    pub(super) const fn tip(self) -> Tip {
        match self {
            PieceColour::Seat(colour) => Tip::Seat(colour),
            PieceColour::Neutral => Tip::Of(Symbol::Neutral),
        }
    }

    /// Draws the head alone, in its colour.
    pub(super) fn head(self) -> String {
        head(self.class())
    }

    /// Draws the head on its cloak, in its colour.
    pub(super) fn figure(self) -> String {
        figure(self.class())
    }
}

/// Draws the head shape alone: the marker of tracks, log and charts.
pub fn mark(of: PieceColour, size: u32) -> impl IntoView + use<> {
    symbol(of.tip(), "mk", size, size, "-7 -7 14 14", of.head())
}

/// Draws a merchant.
pub fn merchant(of: PieceColour, height: u32) -> impl IntoView + use<> {
    symbol(of.tip(), "mch", height * 20 / 26, height, "-10 -14 20 26", of.figure())
}

/// Draws the queen.
pub fn queen(height: u32) -> impl IntoView + use<> {
    symbol(
        Tip::Of(Symbol::Queen),
        "mch",
        height * 26 / 46,
        height,
        "-13 -25 26 46",
        use_of("queen"),
    )
}

/// Draws a councillor's body and emblem; the head has the colour's letter, for players who want it.
pub(super) fn councillor(colour: Colour) -> String {
    format!(
        "<g class=\"cn {}\" data-tip=\"{}\"><use href=\"#bust\" class=\"body\"/>\
         <use href=\"#{}\" class=\"em\"/><text class=\"letter\" y=\"-5\">{}</text></g>",
        colour_class(colour),
        Tip::Councillor(colour),
        emblem_id(Politics::Colour(colour)),
        Politics::Colour(colour).letter()
    )
}

/// Draws a councillor outside a council; `ghost` adds the glow of one about to enter.
pub fn bust(colour: Colour, height: u32, ghost: bool) -> impl IntoView + use<> {
    let class = if ghost { "bust ghost" } else { "bust" };
    symbol(
        Tip::Councillor(colour),
        class,
        height * 32 / 38,
        height,
        "-15 -17 30 36",
        councillor(colour),
    )
}
