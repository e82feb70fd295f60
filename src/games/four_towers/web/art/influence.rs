//! Orbs of influence: with points, or with an arrow for a move of a marker.

use leptos::prelude::*;

use crate::web::art::markup::{drawing, use_of};

const BOX: &str = "-11 -11 22 22";

/// Way of a marker on the influence track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Up,
    Down,
}

/// Draws the points of a marker's space.
pub fn influence(points: u16, size: u32) -> impl IntoView + use<> {
    let markup = format!(
        "{}<text class=\"n\" y=\"4.6\" fill=\"var(--b-nob-t)\">{points}</text>",
        use_of("orb")
    );
    drawing("orb", size, size, BOX, markup)
}

/// Draws a move of a marker by one space.
pub fn moves(way: Move, size: u32) -> impl IntoView + use<> {
    let arrow = match way {
        Move::Up => "orb-up",
        Move::Down => "orb-down",
    };
    drawing("orb", size, size, BOX, use_of("orb") + &use_of(arrow))
}
