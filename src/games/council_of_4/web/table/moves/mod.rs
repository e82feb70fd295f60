//! List of legal moves: everything possible now, grouped, searchable, with price and gain.

mod keys;
mod panel;
mod sections;

use leptos::prelude::*;

use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::tip::tip;

use panel::Panel;

/// First stop of Tab: a button that appears when it has the focus.
#[component]
pub fn SkipToMoves() -> impl IntoView {
    let table = table();
    view! {
        <button class="btn skip" type="button" on:click=move |_| table.house.panels.moves.set(true)>
            {text().moves().open}
        </button>
    }
}

/// Button that is always visible.
#[component]
pub fn MovesButton() -> impl IntoView {
    let table = table();
    let words = text().moves();
    view! {
        <button
            class="ib moves-open"
            type="button"
            aria-label=words.open
            data-tip=tip(Tip::Moves)
            aria-expanded=move || truth(table.house.panels.moves.get())
            on:click=move |_| table.house.panels.moves.set(true)
        >
            {icon(Icon::Log)}
        </button>
    }
}

/// List, while it is open.
#[component]
pub fn MoveList() -> impl IntoView {
    let table = table();
    move || table.house.panels.moves.get().then(|| view! { <Panel /> })
}
