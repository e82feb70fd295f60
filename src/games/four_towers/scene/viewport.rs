//! Parts of the map that a small screen shows: all of it, the west or the east.

use super::geometry::{Area, CITY, EAST, MAP, WEST, village_middle};
use super::parts::VILLAGE_TARGET;
use super::targets::Mark;
use crate::games::four_towers::rules::components::Village;
use crate::scene::viewport::{Map, Part, Viewport};

/// The map as a small screen shows it: from the west, then the east, to the whole.
pub static SEEN: Map = Map {
    parts: 2,
    first: Some(0),
    tallest: 2.0 * VILLAGE_TARGET.ry,
    area: |part| match part {
        Some(0) => WEST,
        Some(_) => EAST,
        None => MAP,
    },
    whole: |_| MAP,
};

/// The west.
pub const WEST_PART: Part = Part::of(&SEEN, Some(0));
/// The east.
pub const EAST_PART: Part = Part::of(&SEEN, Some(1));

/// Returns the part with a village, and what takes clicks of the village.
pub fn place_of(village: Village) -> (Part, Area) {
    let middle = village_middle(village);
    let part = if middle.x <= CITY.x { WEST_PART } else { EAST_PART };
    (part, VILLAGE_TARGET.area().at(middle))
}

/// Returns the viewport of a village's part, centred on the village if the frame is too low for it.
pub fn toward(village: Village) -> Viewport {
    let (part, target) = place_of(village);
    Viewport::toward(part, target)
}

/// Returns the places of the villages that can be picked.
pub fn to_pick(marks: &[Mark; Village::COUNT]) -> Vec<(Part, Area)> {
    let wanted = |village: &Village| {
        matches!(marks[village.index()], Mark::Legal | Mark::Bursts | Mark::Elsewhere)
    };
    Village::ALL.into_iter().filter(wanted).map(place_of).collect()
}
