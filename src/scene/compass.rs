//! Where the cities lie on the map, and which one comes next in a direction.

use crate::games::council_of_4::board::City;

/// The middle of a city on the map of 1000 x 460.
pub const fn city_position(city: City) -> (u16, u16) {
    match city {
        City::A => (112, 92),
        City::B => (104, 266),
        City::C => (258, 74),
        City::D => (266, 226),
        City::E => (214, 380),
        City::F => (420, 102),
        City::G => (432, 256),
        City::H => (396, 384),
        City::I => (588, 86),
        City::J => (584, 262),
        City::K => (742, 96),
        City::L => (760, 250),
        City::M => (722, 384),
        City::N => (910, 122),
        City::O => (902, 306),
    }
}

/// Where an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// How far one city lies from another in this direction, and how far to its side.
    fn measure(self, from: City, to: City) -> (i32, i32) {
        let ((x, y), (to_x, to_y)) = (city_position(from), city_position(to));
        let across = i32::from(to_x) - i32::from(x);
        let down = i32::from(to_y) - i32::from(y);
        match self {
            Direction::Left => (-across, down.abs()),
            Direction::Right => (across, down.abs()),
            Direction::Up => (-down, across.abs()),
            Direction::Down => (down, across.abs()),
        }
    }
}

/// The nearest city in a direction, if one lies there. What lies aside counts as twice as far, and
/// what lies more than twice as far aside as ahead is not in that direction at all.
pub fn next_city(from: City, direction: Direction) -> Option<City> {
    let measured = City::ALL.into_iter().map(|city| (city, direction.measure(from, city)));
    measured
        .filter(|(_, (ahead, aside))| *ahead > 0 && *aside <= 2 * ahead)
        .min_by_key(|(_, (ahead, aside))| ahead + 2 * aside)
        .map(|(city, _)| city)
}
