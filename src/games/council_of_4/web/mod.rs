//! Screens of Council of 4. No rule is decided here.

pub mod art;
pub(crate) mod boards;
pub(crate) mod hands;
pub(crate) mod picture;
pub(crate) mod position;
pub(crate) mod puzzles;
pub(crate) mod rules;
pub(crate) mod screen;
pub(crate) mod setup;
pub(crate) mod sheet;
pub(crate) mod state;
pub(crate) mod sum;
pub(crate) mod tab;
pub(crate) mod table;
pub(crate) mod travel;

/// Front of the box on the start page, as SVG.
pub const FRONT: &str = include_str!("front.svg");

/// Where to find the printed game: sites and addresses.
pub const PRINTED: &[(&str, &str)] =
    &[("boardgamegeek.com", "https://boardgamegeek.com/boardgame/173101/council-four")];
