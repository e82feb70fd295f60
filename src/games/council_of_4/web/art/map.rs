//! Small map, and positions of cities as attributes.

use leptos::prelude::*;

use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::scene::geometry::{Area, MAP, Point, city_middle};

use super::land::ground;
use super::metal::metal_class;
use super::piece::PieceColour;
use super::roads;

/// Returns the `transform` that moves a group to a city.
pub fn city_place(plan: &Plan, city: City) -> String {
    let Point { x, y } = city_middle(plan, city);
    format!("translate({x} {y})")
}

/// Small map: cities in their metal, large ones with the heads of the merchants in them.
#[component]
pub fn MiniMap(
    /// Board of the map.
    plan: Plan,
    /// Owners of the merchants in each city.
    #[prop(into, optional)]
    merchants: Signal<Vec<(City, Vec<PieceColour>)>>,
    #[prop(into, optional)] queen: Signal<Option<City>>,
    /// Part of the map that is shown large elsewhere, to be framed.
    #[prop(into, optional)]
    frame: Signal<Option<Area>>,
) -> impl IntoView {
    let cities = move || {
        let merchants = merchants.read();
        let mut cities = String::new();
        for city in City::ALL {
            let there =
                merchants.iter().find(|(at, _)| *at == city).map_or(&[][..], |(_, who)| who);
            let place = city_place(&plan, city);
            let metal = metal_class(plan.colour(city));
            let radius = if there.is_empty() { 19 } else { 34 };
            cities +=
                &format!("<g transform=\"{place}\"><circle r=\"{radius}\" class=\"dot {metal}\"/>");
            let scale = if there.len() > 1 { "2.6" } else { "4.2" };
            for (i, who) in there.iter().enumerate() {
                let x = 30 * i as i32 - 15 * (there.len() as i32 - 1);
                cities +=
                    &format!("<g transform=\"translate({x} 0) scale({scale})\">{}</g>", who.head());
            }
            if queen.get() == Some(city) {
                cities += "<use href=\"#queen\" transform=\"translate(-58 2) scale(1.7)\"/>";
            }
            cities += "</g>";
        }
        cities
    };
    let framed = move || {
        frame.get().map(|area| {
            // Inside the small map, however far a small screen sees beyond the edge.
            let (left, top) = (area.x.max(MAP.x) + 12.0, area.y.max(MAP.y) + 12.0);
            let (right, bottom) =
                (area.right().min(MAP.right()) - 12.0, area.bottom().min(MAP.bottom()) - 12.0);
            let (width, height) = ((right - left).max(24.0), (bottom - top).max(24.0));
            view! { <rect class="frame" x=left y=top width=width height=height rx="36" /> }
        })
    };
    view! {
        <svg class="map small" viewBox=MAP.view_box() aria-hidden="true">
            <g class="land" inner_html=ground() />
            <g class="roads" inner_html=roads::all(&plan) />
            <g inner_html=cities />
            {framed}
        </svg>
    }
}
