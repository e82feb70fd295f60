//! Movement by the arrow keys: on the map to the next city in that direction.

use web_sys::Element;

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::scene::compass::next_city;
use crate::scene::travel::Travel;
use crate::web::focus;

/// Moves the focus inside its group. Returns whether there is one.
pub fn travel(travel: Travel) -> bool {
    let map = focus::in_group()
        .filter(|(_, group)| group.get_attribute("data-roving").as_deref() == Some("map"));
    let Some((here, map)) = map else { return focus::travel(travel) };
    let city = |spot: &Element| City::from_letter(spot.get_attribute("data-city")?.chars().next()?);
    let next = match travel {
        Travel::To(direction) => city(&here).and_then(|city| next_city(city, direction)),
        Travel::First => City::ALL.first().copied(),
        Travel::Last => City::ALL.last().copied(),
    };
    let spot = focus::items(&map).into_iter().find(|spot| next.is_some() && city(spot) == next);
    if let Some(spot) = spot {
        focus::focus(&spot);
    }
    true
}
