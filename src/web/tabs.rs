//! The tabs by which a phone shows the parts of a table.

use leptos::prelude::*;

use super::screen::Screen;
use super::state::Table;
use crate::text::text;
use crate::vocabulary::Vocabulary;

/// The tabs by which a phone shows the parts of a table.
#[component]
pub fn Tabs<G: Screen>(table: Table<G>) -> impl IntoView {
    let tab = move |tab: G::Tab| {
        let is_shown = move || table.small.tab.get() == Some(tab);
        view! {
            <button
                data-to=tab.key()
                type="button"
                aria-current=move || is_shown().then_some("true")
                class:on=is_shown
                on:click=move |_| table.small.tab.set(Some(tab))
            >
                {move || table.view.with(|view| G::tab_name(tab, view))}
            </button>
        }
    };
    let tabs = G::Tab::ALL.iter().map(|&of| tab(of)).collect_view();
    view! {
        <nav class="tabs" aria-label=text().table().tabs() data-roving="line">
            {tabs}
        </nav>
    }
}
