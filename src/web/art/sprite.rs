//! Shapes that all drawings refer to.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Every shape of the house, once. Must come first on the page, before any drawing.
#[component]
pub fn Sprite() -> impl IntoView {
    // Groups around the origin, not symbols with boxes of their own: nothing is clipped, and a piece is
    // placed by its middle.
    view! { <svg class="sprite" aria-hidden="true" inner_html=include_str!("sprite.svg") /> }
}

/// Adds the shapes of a game to the page, once.
pub fn add_shapes(game: &str, shapes: &str) {
    let id = format!("{game}-shapes");
    let add = || -> Result<(), JsValue> {
        let page = document();
        if page.get_element_by_id(&id).is_some() {
            return Ok(());
        }
        let sprite = page.create_element_ns(Some("http://www.w3.org/2000/svg"), "svg")?;
        sprite.set_id(&id);
        sprite.set_attribute("class", "sprite")?;
        sprite.set_attribute("aria-hidden", "true")?;
        sprite.set_inner_html(shapes);
        page.body().map_or(Ok(()), |body| body.prepend_with_node_1(&sprite))
    };
    // No name here is refused.
    add().unwrap_or_default();
}
