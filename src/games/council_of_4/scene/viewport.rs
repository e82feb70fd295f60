//! Parts of the map that a small screen shows: the whole or a region.

use super::geometry::frame::content;
use super::geometry::{Area, MAP, around, ground, parts};
use super::targets::Mark;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::rules::{City, Region};
use crate::scene::viewport::{Frame, Part};

/// Part of the map that is shown.
pub type Viewport = crate::scene::viewport::Viewport<MapPart>;

/// Part of the map with its own button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MapPart {
    /// The whole map.
    #[default]
    Whole,
    /// One region and a bit of its neighbours.
    Around(Region),
}

impl Part for MapPart {
    const WHOLE: MapPart = MapPart::Whole;
    const PARTS: &'static [MapPart] = &[
        MapPart::Around(Region::Coast),
        MapPart::Around(Region::Hills),
        MapPart::Around(Region::Mountains),
    ];
    const FIRST: MapPart = MapPart::Around(Region::Hills);

    const TALLEST: f64 = parts::GROUND.height;

    fn area(self) -> Area {
        match self {
            MapPart::Whole => MAP,
            MapPart::Around(region) => around(region),
        }
    }

    fn whole(frame: Frame) -> Area {
        content(frame)
    }
}

/// Returns the part with a city, and the ground that the city takes up.
pub fn place_of(plan: &Plan, city: City) -> (MapPart, Area) {
    (MapPart::Around(city.region()), ground(plan, city))
}

/// Returns the viewport of a city's region, centred on the city if the frame is too low for it.
pub fn toward(plan: &Plan, city: City) -> Viewport {
    let (part, target) = place_of(plan, city);
    Viewport::toward(part, target)
}

/// Returns the viewport of the region with all the cities, or of everything; `None` without a city.
pub fn over(cities: impl IntoIterator<Item = City>) -> Option<Viewport> {
    Viewport::over(cities.into_iter().map(|city| MapPart::Around(city.region())))
}

/// Returns the places of the cities that can be picked.
pub fn to_pick(plan: &Plan, marks: &[Mark; 15]) -> Vec<(MapPart, Area)> {
    let wanted = |city: &City| matches!(marks[city.index()], Mark::Legal | Mark::Elsewhere);
    City::ALL.into_iter().filter(wanted).map(|city| place_of(plan, city)).collect()
}
