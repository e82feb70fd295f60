//! Parts of the map that a small screen shows: all of it, the west or the east.

use super::geometry::{Area, CITY, EAST, MAP, WEST, village_middle};
use super::parts::VILLAGE_TARGET;
use super::targets::Mark;
use crate::games::four_towers::rules::components::Village;
use crate::scene::viewport::Part;

/// Part of the map that is shown.
pub type Viewport = crate::scene::viewport::Viewport<MapPart>;

/// Part of the map with its own button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MapPart {
    West,
    East,
    #[default]
    Whole,
}

impl Part for MapPart {
    const WHOLE: MapPart = MapPart::Whole;
    const PARTS: &'static [MapPart] = &[MapPart::West, MapPart::East];
    const FIRST: MapPart = MapPart::West;

    const TALLEST: f64 = 2.0 * VILLAGE_TARGET.ry;

    fn area(self) -> Area {
        match self {
            MapPart::West => WEST,
            MapPart::East => EAST,
            MapPart::Whole => MAP,
        }
    }
}

/// Returns the part with a village, and what takes clicks of the village.
pub fn place_of(village: Village) -> (MapPart, Area) {
    let middle = village_middle(village);
    let part = if middle.x <= CITY.x { MapPart::West } else { MapPart::East };
    (part, VILLAGE_TARGET.area().at(middle))
}

/// Returns the viewport of a village's part, centred on the village if the frame is too low for it.
pub fn toward(village: Village) -> Viewport {
    let (part, target) = place_of(village);
    Viewport::toward(part, target)
}

/// Returns the places of the villages that can be picked.
pub fn to_pick(marks: &[Mark; Village::COUNT]) -> Vec<(MapPart, Area)> {
    let wanted = |village: &Village| {
        matches!(marks[village.index()], Mark::Legal | Mark::Bursts | Mark::Elsewhere)
    };
    Village::ALL.into_iter().filter(wanted).map(place_of).collect()
}
