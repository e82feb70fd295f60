//! Where things lie on the map, and the map in small.

use leptos::prelude::*;

use crate::games::council_of_4::board::{City, Region, Sides};
use crate::scene::compass::city_position;

use super::land::ground;
use super::metal::metal_class;
use super::piece::PieceColour;
use super::roads;

/// The `transform` that puts a group to a city.
pub fn city_place(city: City) -> String {
    let (x, y) = city_position(city);
    format!("translate({x} {y})")
}

/// The part of the map that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MapView {
    /// All of it.
    #[default]
    Whole,
    /// One region and a bit of its neighbours.
    Around(Region),
}

impl MapView {
    /// The `viewBox` of the map.
    pub const fn view_box(self) -> &'static str {
        match self {
            MapView::Whole => "0 0 1000 456",
            MapView::Around(Region::Coast) => "0 2 400 456",
            MapView::Around(Region::Hills) => "302 2 400 456",
            MapView::Around(Region::Mountains) => "600 2 400 456",
        }
    }
}

/// The map in small: cities in their metal, large ones with the heads of those who are in them.
#[component]
pub fn MiniMap(
    /// The board.
    sides: Sides,
    /// Who is where.
    #[prop(into, optional)]
    merchants: Signal<Vec<(City, Vec<PieceColour>)>>,
    /// The queen's city.
    #[prop(into, optional)]
    queen: Signal<Option<City>>,
    /// The part of the map that is shown elsewhere in large, to be framed.
    #[prop(into, optional)]
    frame: Signal<MapView>,
) -> impl IntoView {
    let cities = move || {
        let merchants = merchants.read();
        let mut cities = String::new();
        for city in City::ALL {
            let there =
                merchants.iter().find(|(at, _)| *at == city).map_or(&[][..], |(_, who)| who);
            let (x, y) = city_position(city);
            let metal = metal_class(sides.board().colour(city));
            let radius = if there.is_empty() { 19 } else { 34 };
            cities += &format!(
                "<g transform=\"translate({x} {y})\"><circle r=\"{radius}\" class=\"dot {metal}\"/>"
            );
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
    let framed = move || match frame.get() {
        MapView::Whole => None,
        MapView::Around(region) => {
            let x = 8 + 298 * region.index() as i32;
            Some(view! { <rect class="frame" x=x y="8" width="388" height="444" rx="36" /> })
        }
    };
    view! {
        <svg class="map small" viewBox="0 0 1000 460" aria-hidden="true">
            <g class="land" inner_html=ground() />
            <g class="roads" inner_html=roads::all(sides) />
            <g inner_html=cities />
            {framed}
        </svg>
    }
}
