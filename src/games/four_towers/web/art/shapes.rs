//! Shapes that the drawings of this game refer to.

/// Figures and signs, the buildings of the map, the champions.
pub const SHAPES: &str = concat!(
    "<defs>",
    include_str!("shapes.svg"),
    include_str!("map.svg"),
    include_str!("champions.svg"),
    "</defs>"
);
