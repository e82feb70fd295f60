//! Screens of Four Towers. No rule is decided here.

pub mod art;
pub(crate) mod gains;
pub(crate) mod hands;
pub(crate) mod picture;
pub(crate) mod puzzles;
pub(crate) mod rules;
pub(crate) mod screen;
mod setup;
pub(crate) mod sheet;
pub(crate) mod state;
pub(crate) mod sum;
pub(crate) mod tab;
pub(crate) mod table;
pub(crate) mod travel;
pub(crate) mod words;

/// Front of the box on the start page, as SVG.
pub const FRONT: &str = include_str!("front.svg");

/// Where to find the printed game: sites and addresses.
pub const PRINTED: &[(&str, &str)] =
    &[("denkengames.net", "http://www.denkengames.net/fourtowers.html")];
