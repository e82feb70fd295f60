//! Shapes that the drawings of this game refer to.

use leptos::prelude::*;

/// Figures and signs, the buildings of the map, the champions.
const SHAPES: &str = concat!(
    "<defs>",
    include_str!("shapes.svg"),
    include_str!("map.svg"),
    include_str!("champions.svg"),
    "</defs>"
);

/// Every shape, once, before any drawing of this game.
#[component]
pub fn Shapes() -> impl IntoView {
    view! { <svg class="sprite" aria-hidden="true" inner_html=SHAPES /> }
}
