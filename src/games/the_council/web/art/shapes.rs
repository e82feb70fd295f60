//! Shapes that the drawings of this game refer to.

/// Emblems, marks and pieces, then the pictures of the cards.
pub const SHAPES: &str = concat!(
    "<defs>",
    include_str!("shapes.svg"),
    include_str!("cards/aces.svg"),
    include_str!("cards/numbers.svg"),
    include_str!("cards/pawns.svg"),
    include_str!("cards/courts.svg"),
    include_str!("cards/crowns.svg"),
    "</defs>"
);
