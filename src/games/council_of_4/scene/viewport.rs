//! Parts of the map that a small screen shows: the whole or a region.

use super::geometry::frame::content;
use super::geometry::{Area, MAP, around, ground, parts};
use super::targets::Mark;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::rules::{City, Region};
use crate::scene::viewport::{Map, Part, Viewport};

/// The map as a small screen shows it: one region and a bit of its neighbours, or the whole.
pub static SEEN: Map = Map {
    parts: Region::ALL.len() as u8,
    first: Some(Region::Hills as u8),
    tallest: parts::GROUND.height,
    area: |part| match part.and_then(region) {
        Some(region) => around(region),
        None => MAP,
    },
    whole: content,
};

/// The whole map.
pub const WHOLE: Part = Part::of(&SEEN, None);

/// Returns the part around a region.
pub const fn of_region(region: Region) -> Part {
    Part::of(&SEEN, Some(region as u8))
}

/// Returns the region of a part of this number.
pub fn region(part: u8) -> Option<Region> {
    Region::ALL.get(usize::from(part)).copied()
}

/// Returns the part with a city, and the ground that the city takes up.
pub fn place_of(plan: &Plan, city: City) -> (Part, Area) {
    (of_region(city.region()), ground(plan, city))
}

/// Returns the viewport of a city's region, centred on the city if the frame is too low for it.
pub fn toward(plan: &Plan, city: City) -> Viewport {
    let (part, target) = place_of(plan, city);
    Viewport::toward(part, target)
}

/// Returns the viewport of the region with all the cities, or of everything; `None` without a city.
pub fn over(cities: impl IntoIterator<Item = City>) -> Option<Viewport> {
    Viewport::over(cities.into_iter().map(|city| of_region(city.region())))
}

/// Returns the places of the cities that can be picked.
pub fn to_pick(plan: &Plan, marks: &[Mark; 15]) -> Vec<(Part, Area)> {
    let wanted = |city: &City| matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere);
    City::ALL.into_iter().filter(wanted).map(|city| place_of(plan, city)).collect()
}
