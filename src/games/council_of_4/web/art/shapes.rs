//! Shapes that the drawings of this game refer to.

/// Emblems and rings of colours, bonuses, pieces, regions, and what grows on the land.
pub const SHAPES: &str = concat!("<defs>", include_str!("shapes.svg"), "</defs>");
