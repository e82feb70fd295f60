//! The layout of the page, as the page itself reads it: it follows the window and the scale.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::settings::preferences;
use super::shape::SHAPE;
use super::touch::is_finger;

pub use super::shape::Layout;

/// Returns the layout, following the window.
pub fn layout() -> Signal<Layout> {
    following_the_window(read_layout)
}

/// Whether the page is laid out for a phone.
pub fn phone() -> Signal<bool> {
    let layout = layout();
    Signal::derive(move || layout.get().is_phone())
}

/// Returns how many cards may be side by side; larger hands have piles of equal cards.
pub fn single_cards() -> Signal<u8> {
    following_the_window(|| read("--single-cards").parse().unwrap_or(u8::MAX))
}

/// Returns how many used permits may be side by side; more of them form a pile.
pub fn single_used() -> Signal<u8> {
    following_the_window(|| read("--single-used").parse().unwrap_or(u8::MAX))
}

/// Whether the pointer previews an element: one that came to rest there by the page's own account, and a mouse that
/// comes to it, but none that only follows a finger, and none on a phone, where the sheet would grow and move the
/// element. Ask last: by asking, the element takes the look, and the finger presses nothing when it is lifted.
pub fn rests(event: &PointerEvent) -> bool {
    event.prevent_default();
    let is_mouse = event.pointer_type() != "touch" && !is_finger();
    !event.is_trusted() || is_mouse && !read_layout().is_phone()
}

fn following_the_window<T>(read: fn() -> T) -> Signal<T>
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let value = RwSignal::new(read());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if value.get_untracked() != read() {
            value.set(read());
        }
    });
    on_cleanup(move || resized.remove());
    // A larger scale leaves less room; the root is told a moment later.
    let preferences = preferences();
    Effect::new(move |before: Option<()>| {
        preferences.scale();
        if before.is_some() {
            request_animation_frame(move || {
                value.try_set(read());
            });
        }
    });
    value.into()
}

fn read_layout() -> Layout {
    let shape = document().document_element().and_then(|root| root.get_attribute(SHAPE));
    let named = |layout: &Layout| Some(layout.word()) == shape.as_deref();
    Layout::ALL.into_iter().find(named).unwrap_or(Layout::Desktop)
}

/// Returns a custom property of the root, empty if it is not set.
fn read(property: &str) -> String {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(property).ok());
    value.map(|value| value.trim().to_owned()).unwrap_or_default()
}
