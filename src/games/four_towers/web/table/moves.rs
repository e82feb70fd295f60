//! List of legal moves, by kind.

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::moves::sections;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::moves::head;
use crate::games::four_towers::web::state::table;
use crate::scene::Shown;
use crate::text::search::Query;
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::layout::rests;
use crate::web::moves::{MovePanel, closing};

/// List, while it is open.
#[component]
pub fn MoveList() -> impl IntoView {
    let table = table();
    move || table.house.panels.moves.get().then(|| view! { <Panel /> })
}

#[component]
fn Panel() -> impl IntoView {
    let table = table();
    let search = RwSignal::new(String::new());
    let total = Signal::derive(move || table.legal.read().actions().len());
    let said = move |action: Action| {
        let names = table.names();
        table.view.with(|view| head(&view.table, action, &names))
    };
    let listed = Memo::new(move |_| {
        let query = Query::new(&search.read());
        let all = table.legal.with(sections).into_iter().flat_map(|section| section.actions);
        let is_found = |action: &Action| {
            query.is_empty() || query.occurs(std::iter::once(said(*action).as_str()))
        };
        all.filter(is_found).collect::<Vec<_>>()
    });
    // The table may be gone as well.
    let gone = Callback::new(move |()| _ = table.selection.preview.try_set(None));
    let close = closing();
    let row = move |action: Action| {
        let is_open = move || {
            let draft = table.selection.shown.get();
            table.view.with(|view| FourTowers::action(&draft, view)) == Some(action)
        };
        let look = move || table.selection.preview.set(Some(Draft::of(action)));
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
            example=text().sheet().search()
            filters=().into_any()
            keys=().into_any()
            close
            gone
        >
            <For each=move || listed.get() key=|action| action.to_string() children=row />
        </MovePanel>
    }
}
