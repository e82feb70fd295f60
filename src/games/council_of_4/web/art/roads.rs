//! Roads: curves from city to city, below the cities.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::{Plan, Way};
use crate::games::council_of_4::scene::Place;
use crate::games::council_of_4::scene::geometry::{ROAD_WIDTH, curve_of};

/// Roads of a board, with those in use.
#[component]
pub fn Roads(
    /// Board of the map.
    plan: Plan,
    /// Roads that a chain or the queen would use.
    #[prop(into, optional)]
    used: Signal<Vec<Way>>,
) -> impl IntoView {
    let class = move || if used.read().is_empty() { "roads" } else { "roads dim" };
    let above = move || {
        let ways: String = used.read().iter().map(|&way| curve_of(way).path()).collect();
        if ways.is_empty() {
            ways
        } else {
            format!("<path d=\"{ways}\" class=\"halo\"/><path d=\"{ways}\" class=\"used\"/>")
        }
    };
    view! {
        <g class=class inner_html=all(&plan) />
        <g class="ways" inner_html=above />
    }
}

/// Roads of a board as places, which draw nothing.
#[component]
pub fn RoadPlaces(
    /// Board of the map.
    plan: Plan,
) -> impl IntoView {
    let place = |way: Way| {
        let (key, path) = (Place::Road(way).to_string(), curve_of(way).path());
        format!("<path data-place=\"{key}\" d=\"{path}\"/>")
    };
    let markup: String = plan.ways().iter().map(place).collect();
    view! { <g class="road-places" inner_html=markup /> }
}

/// Draws all roads of a board.
pub(super) fn all(plan: &Plan) -> String {
    let ways: String = plan.ways().iter().map(|way| curve_of(way).path()).collect();
    format!(
        "<path d=\"{ways}\" class=\"bed\" stroke-width=\"{ROAD_WIDTH}\"/><path d=\"{ways}\" class=\"way\"/>"
    )
}
