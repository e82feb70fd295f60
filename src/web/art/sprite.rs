//! Shapes that all drawings refer to.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// Number of places that hold the shapes of a game.
const HOLDERS: &str = "data-holders";

/// Every shape of the house, once. Must come first on the page, before any drawing.
#[component]
pub fn Sprite() -> impl IntoView {
    // Groups around the origin, not symbols with boxes of their own: nothing is clipped, and a piece is
    // placed by its middle.
    view! { <svg class="sprite" aria-hidden="true" inner_html=include_str!("sprite.svg") /> }
}

/// Keeps the shapes of a game on the page, once, as long as the current owner lives. Those of other games would slow it
/// down.
pub fn hold_shapes(game: &'static str, shapes: &str) {
    // No name here is refused.
    hold(game, shapes).unwrap_or_default();
    on_cleanup(move || release(game).unwrap_or_default());
}

fn hold(game: &str, shapes: &str) -> Result<(), JsValue> {
    if let Some(sprite) = sprite(game) {
        return sprite.set_attribute(HOLDERS, &(holders(&sprite) + 1).to_string());
    }
    let sprite = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "svg")?;
    sprite.set_id(&id(game));
    sprite.set_attribute("class", "sprite")?;
    sprite.set_attribute("aria-hidden", "true")?;
    sprite.set_attribute(HOLDERS, "1")?;
    sprite.set_inner_html(shapes);
    document().body().map_or(Ok(()), |body| body.prepend_with_node_1(&sprite))
}

fn release(game: &str) -> Result<(), JsValue> {
    let Some(sprite) = sprite(game) else { return Ok(()) };
    match holders(&sprite) {
        0 | 1 => {
            sprite.remove();
            Ok(())
        }
        many => sprite.set_attribute(HOLDERS, &(many - 1).to_string()),
    }
}

fn id(game: &str) -> String {
    format!("{game}-shapes")
}

fn sprite(game: &str) -> Option<Element> {
    document().get_element_by_id(&id(game))
}

fn holders(sprite: &Element) -> u32 {
    sprite.get_attribute(HOLDERS).and_then(|holders| holders.parse().ok()).unwrap_or_default()
}
