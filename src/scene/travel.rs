//! Movement of the focus by keys.

use super::plane::Point;

/// Direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Returns the nearest of these places in a direction, if any. Distance to the side counts double, and a place more
/// than twice as far aside as ahead is not in that direction at all.
pub fn neighbour<T>(
    from: Point,
    direction: Direction,
    places: impl IntoIterator<Item = (T, Point)>,
) -> Option<T> {
    let measured = places.into_iter().map(|(place, to)| (place, measure(direction, from, to)));
    measured
        .filter(|(_, (ahead, aside))| *ahead > 0 && *aside <= 2 * ahead)
        .min_by_key(|(_, (ahead, aside))| ahead + 2 * aside)
        .map(|(place, _)| place)
}

/// Returns the distance from one place to another in a direction, and the distance to its side.
fn measure(direction: Direction, from: Point, to: Point) -> (i32, i32) {
    let (across, down) = ((to.x - from.x) as i32, (to.y - from.y) as i32);
    match direction {
        Direction::Left => (-across, down.abs()),
        Direction::Right => (across, down.abs()),
        Direction::Up => (-down, across.abs()),
        Direction::Down => (down, across.abs()),
    }
}
