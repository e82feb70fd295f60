//! Where the keys lead that move the focus.

/// Where an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// To where the focus moves inside a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// To the neighbour.
    To(Direction),
    /// To the first.
    First,
    /// To the last.
    Last,
}
