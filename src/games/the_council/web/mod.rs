//! Screens of The Council. No rule is decided here.

pub mod art;
pub(crate) mod table;

/// Front of the box on the start page, as SVG.
pub const FRONT: &str = include_str!("front.svg");
