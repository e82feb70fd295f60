//! Part of the map that a small screen shows: all of it, the west or the east.

use super::geometry::{Area, CITY, EAST, MAP, WEST, village_middle};
use crate::games::four_towers::rules::components::Village;

/// Part of the map with its own button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MapPart {
    West,
    East,
    #[default]
    Whole,
}

impl MapPart {
    /// Every part, in the order of the buttons.
    pub const ALL: [MapPart; 3] = [MapPart::West, MapPart::East, MapPart::Whole];

    /// Returns the ground that it covers.
    pub const fn area(self) -> Area {
        match self {
            MapPart::West => WEST,
            MapPart::East => EAST,
            MapPart::Whole => MAP,
        }
    }

    /// Returns the half in which a village lies.
    pub fn with(village: Village) -> MapPart {
        if village_middle(village).x <= CITY.x { MapPart::West } else { MapPart::East }
    }
}
