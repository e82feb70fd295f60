//! The City of Fire, with the demons of each clan.

use leptos::prelude::*;

use super::clan::{clan_class, emblem_at};
use super::reached::Reached;
use super::village::oval;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::scene::geometry::{Area, CITY};
use crate::games::four_towers::scene::parts::{CITY_FIELD, CITY_TARGET, city_field};
use crate::web::art::markup::{Tenths, drawing, use_of};

/// The City of Fire on the map, with its demons. The caller's group takes clicks and focus.
#[component]
pub fn CityOfFire(
    #[prop(into)] demons: Signal<[u8; Clan::COUNT]>,
    /// How many there would be of a clan, if the open choice changes that.
    #[prop(into, optional)]
    then: Signal<[Option<u8>; Clan::COUNT]>,
    /// What the City is to the open choice.
    #[prop(into, optional)]
    reached: Signal<Reached>,
    name: &'static str,
) -> impl IntoView {
    view! {
        <g
            class=move || format!("fire-city{}", reached.get().class())
            transform=format!("translate({} {})", CITY.x, CITY.y)
            aria-hidden="true"
        >
            <g inner_html=walls_markup() />
            <g inner_html=move || demons_markup(demons.get(), then.get()) />
            <g class="name-pill" inner_html=name_markup(name) />
        </g>
    }
}

/// Draws the walls, and what marks the City as reached.
pub(super) fn walls_markup() -> String {
    format!("{}{}{}", oval("hit", CITY_TARGET), oval("halo", CITY_TARGET), use_of("city-walls"))
}

/// Draws the demons of each clan before the walls.
pub(super) fn demons_markup(demons: [u8; Clan::COUNT], then: [Option<u8>; Clan::COUNT]) -> String {
    let draw = |clan: Clan| {
        let (count, place) = (demons[clan.index()], city_field(clan.index()));
        let Area { x, y, width, height } = CITY_FIELD;
        let (class, number, frame) = match then[clan.index()] {
            Some(then) => (
                "count change",
                format!("{count}→{then}"),
                format!(
                    "<rect class=\"changed\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     rx=\"6\"/>"
                ),
            ),
            None => ("count", count.to_string(), String::new()),
        };
        format!(
            "<g class=\"{}\" transform=\"translate({} {})\">\
             <g transform=\"translate(0 -11)\">{}{}</g><text class=\"{class}\" y=\"18.5\">{number}</text>\
             {frame}</g>",
            clan_class(Some(clan)),
            place.x,
            place.y,
            use_of("demon-head"),
            emblem_at(clan, Tenths(0), Tenths(15), 76, "--ke")
        )
    };
    Clan::ALL.map(draw).concat()
}

/// Draws the name of the City below it.
pub(super) fn name_markup(name: &str) -> String {
    let width = 18 + 8 * name.chars().count() as i32;
    format!(
        "<g transform=\"translate(-36 79)\">\
         <rect x=\"{}\" y=\"-11\" width=\"{width}\" height=\"22\" rx=\"11\"/>\
         <text y=\"5.5\">{name}</text></g>",
        Tenths(-5 * width)
    )
}

/// Draws the sign of a road into the City.
pub fn city_sign(size: u32) -> impl IntoView + use<> {
    drawing("place-sign", size, size, "-14 -14 28 28", use_of("city-sign"))
}
