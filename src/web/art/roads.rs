//! Roads: curves from city to city, below the cities.

use leptos::prelude::*;

use crate::games::council_of_4::board::City::{A, B, C, D, E, F, G, H, I, J, K, L, M, N, O};
use crate::games::council_of_4::board::{Road, Sides};

use crate::scene::compass::city_position;

/// The roads of a board, and those that are in use.
#[component]
pub fn Roads(
    /// The board.
    sides: Sides,
    /// The roads that a chain or the queen would use.
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

/// All roads of a board.
pub(super) fn all(sides: Sides) -> String {
    let ways: String = sides.board().roads().map(curve).collect();
    format!("<path d=\"{ways}\" class=\"bed\"/><path d=\"{ways}\" class=\"way\"/>")
}

fn curve(road: Road) -> String {
    let road = if road.0 > road.1 { (road.1, road.0) } else { road };
    let Some((_, (x, y))) = BENDS.iter().find(|bend| bend.0 == road) else {
        return String::new();
    };
    let (from, to) = (city_position(road.0), city_position(road.1));
    format!("M{} {}Q{x} {y} {} {}", from.0, from.1, to.0, to.1)
}

/// The control point of each road of any board.
const BENDS: [(Road, (u16, u16)); 25] = [
    ((A, B), (94, 178)),
    ((A, C), (183, 69)),
    ((B, D), (188, 258)),
    ((B, E), (150, 331)),
    ((C, D), (276, 149)),
    ((C, F), (341, 78)),
    ((D, G), (347, 253)),
    ((E, H), (305, 396)),
    ((F, G), (416, 180)),
    ((F, I), (503, 84)),
    ((G, H), (404, 317)),
    ((G, I), (517, 178)),
    ((G, J), (507, 273)),
    ((H, J), (495, 331)),
    ((H, M), (559, 410)),
    ((I, J), (598, 174)),
    ((I, K), (666, 81)),
    ((J, L), (673, 268)),
    ((J, M), (660, 316)),
    ((K, L), (739, 174)),
    ((K, N), (828, 97)),
    ((L, N), (829, 178)),
    ((L, O), (827, 289)),
    ((M, O), (818, 358)),
    ((N, O), (920, 215)),
];
