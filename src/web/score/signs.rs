//! What a game draws on its final score, and how it says points.

use leptos::prelude::*;

use crate::record::SeatColour;
use crate::web::screen::{Art, Screen};

/// Draws the signs of a game, each in a size.
#[derive(Clone, Copy)]
pub struct Signs {
    /// The mark of a seat.
    pub mark: fn(SeatColour, u32) -> AnyView,
    /// One of a seat's figures.
    pub figure: fn(SeatColour, u32) -> AnyView,
    /// This many points.
    pub points: fn(u16, u32) -> AnyView,
    /// Returns points in words.
    pub say: fn(u16) -> String,
}

impl Signs {
    /// Returns those of a game.
    pub fn of<G: Screen>() -> Signs {
        Signs {
            mark: |of, size| G::art(Art::Mark(of, size)),
            figure: |of, size| G::art(Art::Figure(of, size)),
            points: |of, size| G::art(Art::Points(of, size)),
            say: G::cover().points,
        }
    }
}
