//! Light or dark: the system's wish, until the player says otherwise.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::tip::tip;
use crate::text::text;
use crate::text::tip::Tip;

const KEY: &str = "curia.theme";

/// Switches between light and dark, and remembers the choice.
#[component]
pub fn ThemeButton() -> impl IntoView {
    if let Some(chosen) = chosen() {
        show(&chosen);
    }
    let switch = move |_| {
        let next = if is_dark() { "light" } else { "dark" };
        show(next);
        // A browser that stores nothing still shows the theme until the page is closed.
        if let Some(storage) = storage() {
            storage.set_item(KEY, next).unwrap_or_default();
        }
    };
    view! {
        <button class="ib" type="button" data-tip=tip(Tip::Theme) aria-label=text().table.theme on:click=switch>
            {icon(Icon::Theme)}
        </button>
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}

fn chosen() -> Option<String> {
    storage()?.get_item(KEY).ok()?.filter(|theme| theme == "light" || theme == "dark")
}

fn is_dark() -> bool {
    let wish = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    match document().document_element().and_then(|root| root.get_attribute("data-theme")) {
        Some(theme) => theme == "dark",
        None => wish.is_some_and(|query| query.matches()),
    }
}

fn show(theme: &str) {
    if let Some(root) = document().document_element() {
        root.set_attribute("data-theme", theme).unwrap_or_default();
    }
}
