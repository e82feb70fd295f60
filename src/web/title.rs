//! The title of the page, which tabs, histories and screen readers show.

use leptos::prelude::*;

/// Name of the page, as in `index.html`.
const NAME: &str = "Curia";

/// Puts what is on the screen before the name of the page, the most particular first, until the surrounding screen goes.
pub fn titled(parts: impl Fn() -> Vec<String> + 'static) {
    Effect::new(move |_| {
        let mut parts = parts();
        parts.push(NAME.to_owned());
        document().set_title(&parts.join(" · "));
    });
    on_cleanup(|| document().set_title(NAME));
}
