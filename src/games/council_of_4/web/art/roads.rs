//! Roads: curves from city to city, below the cities.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::{Road, Sides};
use crate::games::council_of_4::scene::geometry::{Curve, ROAD_WIDTH, curve_of};

/// Roads of a board, with those in use.
#[component]
pub fn Roads(
    /// Sides of the board.
    sides: Sides,
    /// Roads that a chain or the queen would use.
    #[prop(into, optional)]
    used: Signal<Vec<Road>>,
) -> impl IntoView {
    let class = move || if used.read().is_empty() { "roads" } else { "roads dim" };
    let above = move || {
        let ways: String = used.read().iter().map(|&road| curve(road)).collect();
        if ways.is_empty() {
            ways
        } else {
            format!("<path d=\"{ways}\" class=\"halo\"/><path d=\"{ways}\" class=\"used\"/>")
        }
    };
    view! {
        <g class=class inner_html=all(sides) />
        <g class="ways" inner_html=above />
    }
}

/// Draws all roads of a board.
pub(super) fn all(sides: Sides) -> String {
    let ways: String = sides.board().roads().map(curve).collect();
    format!(
        "<path d=\"{ways}\" class=\"bed\" stroke-width=\"{ROAD_WIDTH}\"/><path d=\"{ways}\" class=\"way\"/>"
    )
}

fn curve(road: Road) -> String {
    curve_of(road).map(Curve::path).unwrap_or_default()
}
