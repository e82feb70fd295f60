//! Pieces of the seats: pawns, and the heads that stand for a seat elsewhere.

use leptos::prelude::*;

use crate::record::SeatColour;
use crate::web::art::markup::drawing;
use crate::web::art::{figure, head, seat_class};

/// Draws the head shape alone.
pub fn mark(of: SeatColour, size: u32) -> impl IntoView + use<> {
    drawing("mk", size, size, "-7 -7 14 14", head(seat_class(of)))
}

/// Draws a pawn.
pub fn pawn(of: SeatColour, height: u32) -> impl IntoView + use<> {
    drawing("mch", height * 20 / 26, height, "-10 -14 20 26", figure(seat_class(of)))
}
