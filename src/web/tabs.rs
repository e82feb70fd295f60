//! The tabs by which a phone shows the parts of a table.

use leptos::prelude::*;

use super::desk::desk;
use crate::text::{labels, text};

/// The tabs by which a phone shows the parts of a table.
#[component]
pub fn Tabs() -> impl IntoView {
    let desk = desk();
    // Where something is to be picked next.
    let due = Memo::new(move |_| desk.get_value().tab_due());
    let tabs = Memo::new(move |_| desk.get_value().tabs());
    let name = move |at: usize| tabs.read().get(at).map_or("", |(_, name)| *name);
    let tab = move |(at, (word, _)): (usize, (&'static str, &'static str))| {
        let is_shown = move || desk.get_value().tab() == word;
        let is_due = move || due.get() == Some(word) && !is_shown();
        let label = move || is_due().then(|| labels::with_more(name(at)));
        view! {
            <button
                data-to=word
                type="button"
                aria-label=label
                aria-current=move || is_shown().then_some("true")
                class:on=is_shown
                class:due=is_due
                on:click=move |_| desk.get_value().turn_to_tab(word)
            >
                {move || name(at)}
            </button>
        }
    };
    let tabs = tabs.get_untracked().into_iter().enumerate().map(tab).collect_view();
    view! {
        <nav class="tabs" aria-label=text().table().tabs() data-roving="line">
            {tabs}
        </nav>
    }
}
