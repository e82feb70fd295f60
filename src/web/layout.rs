//! Which of the four layouts the style sheets have chosen.

use leptos::prelude::*;

/// Whether the page is laid out for a phone, now and whenever the window changes. The style sheet
/// decides: it sets `--layout`.
pub fn phone() -> Signal<bool> {
    let phone = RwSignal::new(is_phone());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if phone.get_untracked() != is_phone() {
            phone.set(is_phone());
        }
    });
    on_cleanup(move || resized.remove());
    phone.into()
}

fn is_phone() -> bool {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let layout = style.and_then(|style| style.get_property_value("--layout").ok());
    layout.is_some_and(|layout| layout.trim() == "phone")
}
