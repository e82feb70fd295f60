//! The list of legal moves of a game that has a line for each of them.

use leptos::prelude::*;

use super::panel::{MovePanel, closing};
use crate::scene::Legal;
use crate::text::search::Query;
use crate::web::dialog::truth;
use crate::web::layout::rests;
use crate::web::screen::Screen;
use crate::web::state::Table;

/// List of legal moves, while it is open.
#[component]
pub fn MoveList<G: Screen>(
    table: Table<G>,
    /// Returns them in the order of the list.
    moves: fn(&Legal<G>) -> Vec<G::Action>,
) -> impl IntoView {
    let panel = move || view! { <Panel table moves /> };
    move || table.house.panels.moves.get().then(panel)
}

#[component]
fn Panel<G: Screen>(table: Table<G>, moves: fn(&Legal<G>) -> Vec<G::Action>) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let total = Signal::derive(move || table.legal.read().actions().len());
    let said = move |action: G::Action| {
        let names = table.names();
        table.view.with(|view| G::title(view, action, &names))
    };
    let listed = Memo::new(move |_| {
        let query = Query::new(&search.read());
        let is_found = |action: &G::Action| {
            query.is_empty() || query.occurs(std::iter::once(said(*action).as_str()))
        };
        table.legal.with(moves).into_iter().filter(is_found).collect::<Vec<_>>()
    });
    // The table may be gone as well.
    let gone = Callback::new(move |()| _ = table.selection.preview.try_set(None));
    let close = closing();
    let row = move |action: G::Action| {
        let is_open = move || {
            let draft = table.selection.shown.get();
            table.view.with(|view| G::action(&draft, view)) == Some(action)
        };
        let look = move || table.selection.preview.set(G::draft_of(action));
        let press = move |_| {
            table.selection.preview.set(None);
            table.open(action);
            close.run(());
        };
        let label = said(action);
        view! {
            <div
                class="row"
                class:on=is_open
                role="option"
                data-line="move"
                aria-selected=move || truth(is_open())
                on:click=press
                on:focusin=move |_| look()
                on:pointerenter=move |event| {
                    if rests(&event) {
                        look();
                    }
                }
            >
                <span class="what">
                    <b>{label}</b>
                </span>
            </div>
        }
    };
    view! {
        <MovePanel
            total
            found=Signal::derive(move || listed.read().len())
            search
            example=G::cover().search
            filters=().into_any()
            keys=().into_any()
            close
            gone
        >
            <For each=move || listed.get() key=|action| G::print(*action) children=row />
        </MovePanel>
    }
}
