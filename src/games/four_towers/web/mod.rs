//! Screens of Four Towers. No rule is decided here.

pub mod art;

/// Front of the box on the start page, as SVG.
pub const FRONT: &str = include_str!("front.svg");
