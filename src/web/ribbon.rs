//! Parts of the preview that every game has.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::dialog::truth;
use super::screen::Screen;
use super::state::Table;
use crate::scene::touch::TREMBLE;
use crate::session::Session;
use crate::text::people::name_of;
use crate::text::text;

/// Progress of the bot that is thinking.
#[component]
pub fn Thinks<G: Screen>(table: Table<G>) -> impl IntoView {
    let percent = Memo::new(move |_| (table.following.thought.get() * 100.0) as u8);
    let shown = Memo::new(move |_| (1..100).contains(&percent.get()));
    move || {
        shown.get().then(|| {
            let label = move || {
                let seat = table.session.with(Session::decider)?;
                Some((text().hint().thinks)(&name_of(&table.names(), seat), percent.get()))
            };
            view! {
                <span class="thinks" role="progressbar" aria-label=label aria-valuenow=percent>
                    <span style=move || format!("width:{}%", percent.get())></span>
                </span>
            }
        })
    }
}

/// Handle of the preview, which is a sheet on a phone: collapses it, so that the board is seen, and
/// expands it again, by a tap or by dragging.
#[component]
pub fn Handle(folded: RwSignal<bool>) -> impl IntoView {
    let words = text().table();
    let from = StoredValue::new(None::<i32>);
    let down = move |event: leptos::ev::PointerEvent| {
        from.set_value(Some(event.client_y()));
        if let Some(handle) = event.current_target().and_then(|at| at.dyn_into::<Element>().ok()) {
            // Fails only if the finger is already gone.
            handle.set_pointer_capture(event.pointer_id()).unwrap_or_default();
        }
    };
    // The finger itself reports a tap: right after a swift drag browsers send no click.
    let up = move |event: leptos::ev::PointerEvent| {
        let Some(from) = from.try_update_value(Option::take).flatten() else { return };
        let way = event.client_y() - from;
        if f64::from(way.abs()) > TREMBLE {
            folded.set(way > 0);
        } else {
            folded.update(|folded| *folded = !*folded);
        }
    };
    view! {
        <button
            class="handle"
            type="button"
            aria-label=move || if folded.get() { words.unfold } else { words.fold }
            aria-expanded=move || truth(!folded.get())
            on:pointerdown=down
            on:pointerup=up
            on:pointercancel=move |_| from.set_value(None)
            on:click=move |event| {
                // By keyboard: no finger, so no click count.
                if event.detail() == 0 {
                    folded.update(|folded| *folded = !*folded);
                }
            }
        ></button>
    }
}
