//! Movement of the focus by keys.

/// Direction of an arrow key.
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
    /// Move to the neighbour in this direction.
    To(Direction),
    /// Move to the first of the group.
    First,
    /// Move to the last of the group.
    Last,
}
