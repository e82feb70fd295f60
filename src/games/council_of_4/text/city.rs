//! Labels of cities and permits.

use super::pieces::bonuses;
use super::{Subjects, letters};
use crate::games::council_of_4::rules::components::{Permit, Token};
use crate::games::council_of_4::rules::{City, CityColour, Region, Slot};
use crate::text::text;

/// What a city's label tells.
pub struct CityLabel {
    pub city: City,
    pub colour: CityColour,
    pub token: Option<Token>,
    pub merchants: Vec<String>,
    pub queen: bool,
    pub roads: Vec<City>,
    /// The sentence that it may be picked, with its price.
    pub legal: Option<String>,
}

/// Returns the label of a city.
pub fn city_label(of: CityLabel) -> String {
    let say = text().board();
    let city = super::said::board::CityLabel {
        name: of.city.name(),
        letter: &of.city.letter().to_string(),
        colour: of.colour,
        region: of.city.region(),
    };
    let roads = names(of.roads);
    let sentences = [
        Some(say.city_label(city)),
        of.token.map(|token| say.city_token(&bonuses(token.bonuses()))),
        (!of.merchants.is_empty()).then(|| say.city_merchants(&of.merchants)),
        of.queen.then(|| say.city_queen().to_owned()),
        Some(say.city_roads(&roads)),
        of.legal,
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the label of a permit, perhaps with its place.
pub fn permit_label(permit: Permit, place: Option<(Region, Slot)>) -> String {
    let (say, letters, gains) = (text().board(), letters(permit), bonuses(permit.bonuses()));
    match place {
        Some((region, slot)) => say.permit_in_slot(&letters, &gains, region, slot),
        None => say.permit_label(&letters, &gains),
    }
}

/// Returns the names of cities.
pub fn names(of: impl IntoIterator<Item = City>) -> Vec<String> {
    of.into_iter().map(|city| city.name().to_owned()).collect()
}
