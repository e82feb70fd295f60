//! Which of the four layouts the style sheets have chosen.

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

/// The layout now and whenever the window changes. The style sheets decide: they set `--layout`.
pub fn layout() -> Signal<Layout> {
    let layout = RwSignal::new(read());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if layout.get_untracked() != read() {
            layout.set(read());
        }
    });
    on_cleanup(move || resized.remove());
    // Larger texts have room for less; the style sheets know of them a moment later.
    let text_size = preferences().text_size;
    Effect::new(move |before: Option<()>| {
        text_size.track();
        if before.is_some() {
            request_animation_frame(move || {
                layout.try_set(read());
            });
        }
    });
    layout.into()
}

/// Whether the page is laid out for a phone.
pub fn phone() -> Signal<bool> {
    let layout = layout();
    Signal::derive(move || layout.get() == Layout::Phone)
}

/// Whether what a pointer rests on is to be looked at. A finger does not rest, and on a phone the
/// sheet would grow below it and move what it points at.
pub fn rests(event: &PointerEvent) -> bool {
    event.pointer_type() != "touch" && read() != Layout::Phone
}

fn read() -> Layout {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let word = style.and_then(|style| style.get_property_value("--layout").ok());
    match word.as_deref().map(str::trim) {
        Some("landscape") => Layout::Landscape,
        Some("portrait") => Layout::Portrait,
        Some("phone") => Layout::Phone,
        _ => Layout::Desktop,
    }
}
