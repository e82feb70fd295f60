//! Shapes that all drawings refer to.

use leptos::prelude::*;

/// Every shape, once. Must come first on the page, before any drawing.
#[component]
pub fn Sprite() -> impl IntoView {
    // Groups around the origin, not symbols with boxes of their own: nothing is clipped, and a piece is
    // placed by its middle.
    view! { <svg class="sprite" aria-hidden="true" inner_html=include_str!("sprite.svg") /> }
}
