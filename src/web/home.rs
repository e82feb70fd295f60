//! Button that leads to the start page.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::tip::tip;
use crate::text::text;
use crate::text::tip::Tip;

/// Button that leads from a match to the start page.
#[component]
pub fn HomeButton(leave: Callback<()>) -> impl IntoView {
    view! {
        <button
            class="ib menu"
            type="button"
            data-tip=tip(Tip::Home)
            aria-label=text().table().home()
            on:click=move |_| leave.run(())
        >
            {icon(Icon::Previous)}
        </button>
    }
}
