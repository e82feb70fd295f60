//! What the style sheets have decided about the room on the screen. They set custom properties on
//! the root, and these are read here, so that no width stands in two places.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::settings::preferences;

/// A layout of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// All at once, on a large screen.
    Desktop,
    /// A tablet held wide.
    Landscape,
    /// A tablet held high.
    Portrait,
    /// One part at a time.
    Phone,
}

/// The layout now and whenever the window changes.
pub fn layout() -> Signal<Layout> {
    following_the_window(read_layout)
}

/// Whether the page is laid out for a phone.
pub fn phone() -> Signal<bool> {
    let layout = layout();
    Signal::derive(move || layout.get() == Layout::Phone)
}

/// How many cards lie side by side at most; of a larger hand those of a kind lie on one pile.
pub fn single_cards() -> Signal<u8> {
    following_the_window(|| read("--single-cards").parse().unwrap_or(u8::MAX))
}

/// How many used permits lie side by side at most; more of them lie on one pile.
pub fn single_used() -> Signal<u8> {
    following_the_window(|| read("--single-used").parse().unwrap_or(u8::MAX))
}

/// Whether what a pointer rests on is to be looked at. A finger does not rest, and on a phone the
/// sheet would grow below it and move what it points at.
pub fn rests(event: &PointerEvent) -> bool {
    event.pointer_type() != "touch" && read_layout() != Layout::Phone
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
    // Larger texts have room for less; the style sheets know of them a moment later.
    let text_size = preferences().text_size;
    Effect::new(move |before: Option<()>| {
        text_size.track();
        if before.is_some() {
            request_animation_frame(move || {
                value.try_set(read());
            });
        }
    });
    value.into()
}

fn read_layout() -> Layout {
    match read("--layout").as_str() {
        "landscape" => Layout::Landscape,
        "portrait" => Layout::Portrait,
        "phone" => Layout::Phone,
        _ => Layout::Desktop,
    }
}

/// A custom property of the root; empty if it has none.
fn read(property: &str) -> String {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(property).ok());
    value.map(|value| value.trim().to_owned()).unwrap_or_default()
}
