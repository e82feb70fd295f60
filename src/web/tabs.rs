//! The tabs by which a phone shows the parts of a table.

use leptos::prelude::*;

use super::screen::Screen;
use super::state::Table;
use crate::text::{labels, text};
use crate::vocabulary::Vocabulary;

/// The tabs by which a phone shows the parts of a table.
#[component]
pub fn Tabs<G: Screen>(table: Table<G>) -> impl IntoView {
    // Where something is to be picked next.
    let due = Memo::new(move |_| {
        let draft = table.selection.draft.read();
        let decides = !table.legal.read().actions().is_empty();
        let view = table.view.read();
        G::next_tab(&draft, &view).filter(|_| decides && G::action(&draft, &view).is_none())
    });
    let tab = move |tab: G::Tab| {
        let is_shown = move || table.small.tab.get() == Some(tab);
        let is_due = move || due.get() == Some(tab) && !is_shown();
        let name = move || table.view.with(|view| G::tab_name(tab, view));
        let label = move || is_due().then(|| labels::with_more(name()));
        view! {
            <button
                data-to=tab.key()
                type="button"
                aria-label=label
                aria-current=move || is_shown().then_some("true")
                class:on=is_shown
                class:due=is_due
                on:click=move |_| table.small.tab.set(Some(tab))
            >
                {name}
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
