//! Shapes that the drawings of this game refer to.

use leptos::prelude::*;

/// Emblems, marks and pieces, then the pictures of the cards.
const SHAPES: &str = concat!(
    "<defs>",
    include_str!("shapes.svg"),
    include_str!("cards/aces.svg"),
    include_str!("cards/numbers.svg"),
    include_str!("cards/pawns.svg"),
    include_str!("cards/courts.svg"),
    include_str!("cards/crowns.svg"),
    "</defs>"
);

/// Every shape, once, before any drawing of this game.
#[component]
pub fn Shapes() -> impl IntoView {
    view! { <svg class="sprite" aria-hidden="true" inner_html=SHAPES /> }
}
