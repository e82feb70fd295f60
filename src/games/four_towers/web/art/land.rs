//! The land and all that never changes on it: rings, moat, roads, signs, names of rings.

use leptos::prelude::*;

use crate::games::four_towers::rules::components::{Ring, Village};
use crate::games::four_towers::scene::Place;
use crate::games::four_towers::scene::geometry::{
    CITY, Curve, ENTRIES, GATES, ROAD_WIDTH, curve_of, roads,
};
use crate::web::art::markup::use_of;

/// Rings, mountains, woods, fields and the moat of the City, in map units.
const LAND: &str = include_str!("land.svg");

/// The land, and the moat of the City.
#[component]
pub fn Land() -> impl IntoView {
    view! { <g class="island" inner_html=land_markup() /> }
}

pub(super) fn land_markup() -> String {
    format!("{LAND}<g transform=\"translate({} {})\">{}</g>", CITY.x, CITY.y, use_of("city-moat"))
}

/// The roads, the ways that fade in the fog, and the signs of the roads into the City.
#[component]
pub fn Roads() -> impl IntoView {
    view! { <g class="roads" inner_html=roads_markup() /> }
}

/// The lines of each village as places, which draw nothing.
#[component]
pub fn LinePlaces() -> impl IntoView {
    let place = |village: Village| {
        let curves = village.lines().into_iter().filter_map(|end| curve_of((village, end)));
        let path: String = curves.map(Curve::path).collect();
        format!("<path data-place=\"{}\" d=\"{path}\"/>", Place::Lines(village))
    };
    let markup: String = Village::ALL.into_iter().map(place).collect();
    view! { <g class="line-places" inner_html=markup /> }
}

pub(super) fn roads_markup() -> String {
    let ways: String = roads().filter_map(curve_of).map(Curve::path).collect();
    let mut markup = format!(
        "<path d=\"{ways}\" class=\"bed\" stroke-width=\"{ROAD_WIDTH}\"/><path d=\"{ways}\" class=\"way\"/>"
    );
    let mut fading = String::new();
    for gate in GATES {
        let side = if gate.beyond.x < gate.foot.x { -1.0 } else { 1.0 };
        let bend_x = (gate.foot.x + gate.beyond.x) / 2.0 + 4.0 * side;
        let bend_y = (gate.foot.y + gate.beyond.y) / 2.0 + 6.0;
        fading += &format!(
            "M{} {}Q{bend_x} {bend_y} {} {}",
            gate.foot.x + 6.0 * side,
            gate.foot.y,
            gate.beyond.x,
            gate.beyond.y
        );
    }
    markup += &format!("<path d=\"{fading}\" class=\"fading\"/>");
    for entry in ENTRIES {
        markup +=
            &format!("<use href=\"#city-sign\" x=\"{}\" y=\"{}\"/>", entry.sign.x, entry.sign.y);
    }
    markup
}

/// Names of the rings.
#[derive(Clone, Copy, Debug)]
pub struct RingWords {
    /// Returns the name of a ring.
    pub ring: fn(Ring) -> String,
}

/// The names of the rings along them, where the map is large enough.
#[component]
pub fn Rings(
    /// The names.
    words: RingWords,
) -> impl IntoView {
    view! { <g class="rings-named" aria-hidden="true" inner_html=rings_markup(words) /> }
}

pub(super) fn rings_markup(words: RingWords) -> String {
    let name = |ring| {
        format!(
            "<text class=\"{}\"><textPath href=\"#{}\" startOffset=\"50%\">{}</textPath></text>",
            ring_class(ring),
            arc_id(ring),
            (words.ring)(ring)
        )
    };
    Ring::ALL.map(name).concat()
}

/// Returns the class that sets `--rg` (ground), `--rg-line` and `--rg-ink`.
pub(super) const fn ring_class(ring: Ring) -> &'static str {
    match ring {
        Ring::Gorge => "r-gorge",
        Ring::Valley => "r-valley",
        Ring::Hill => "r-hill",
        Ring::Mountain => "r-mountain",
    }
}

const fn arc_id(ring: Ring) -> &'static str {
    match ring {
        Ring::Gorge => "arc-gorge",
        Ring::Valley => "arc-valley",
        Ring::Hill => "arc-hill",
        Ring::Mountain => "arc-mountain",
    }
}
