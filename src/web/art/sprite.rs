//! The shapes that all drawings refer to.

use leptos::prelude::*;

/// Every shape, once. Belongs at the start of the page, before anything that is drawn.
#[component]
pub fn Sprite() -> impl IntoView {
    // Groups round the origin and not symbols with a box of their own: nothing is clipped, and a
    // piece is placed by its middle.
    view! { <svg class="sprite" aria-hidden="true" inner_html=include_str!("sprite.svg") /> }
}
