//! The title of the page, which tabs, histories and screen readers show.

use leptos::prelude::*;

/// What parts of a title stand between.
const BETWEEN: &str = " · ";

/// Puts what is on the screen before the name of the page, the most particular first, until the surrounding screen goes.
pub fn titled(parts: impl Fn() -> Vec<String> + 'static) {
    Effect::new(move |_| {
        let mut parts = parts();
        parts.push(name());
        document().set_title(&parts.join(BETWEEN));
    });
    on_cleanup(|| document().set_title(&name()));
}

/// Returns the name of the page, the last part of its title.
fn name() -> String {
    let title = document().title();
    title.rsplit(BETWEEN).next().unwrap_or_default().to_owned()
}
