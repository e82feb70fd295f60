//! Buttons that open the list of legal moves.

use leptos::prelude::*;

use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::house::house;
use crate::web::tip::tip;

/// First stop of Tab: a button that appears when it has the focus.
#[component]
pub fn SkipToMoves() -> impl IntoView {
    let open = house().panels.moves;
    view! {
        <button class="btn skip" type="button" on:click=move |_| open.set(true)>
            {text().table().moves()}
        </button>
    }
}

/// Button that is always visible.
#[component]
pub fn MovesButton() -> impl IntoView {
    let open = house().panels.moves;
    view! {
        <button
            class="ib moves-open"
            type="button"
            aria-label=text().table().moves()
            data-tip=tip(Tip::Moves)
            aria-expanded=move || truth(open.get())
            on:click=move |_| open.set(true)
        >
            {icon(Icon::Log)}
        </button>
    }
}
