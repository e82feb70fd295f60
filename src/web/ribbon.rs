//! Parts of the ribbon that every game has.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::art::{Icon, icon, seat_colour};
use super::by_link::away;
use super::dialog::{cap, truth};
use super::screen::Screen;
use super::state::{Act, Rivals, Table};
use super::tip::tip;
use crate::scene::touch::TREMBLE;
use crate::session::Session;
use crate::text::people::name_of;
use crate::text::said::table::Round;
use crate::text::text;
use crate::text::tip::Tip;

/// Progress of the bot that is thinking.
#[component]
pub fn Thinks<G: Screen>(table: Table<G>) -> impl IntoView {
    let percent = Memo::new(move |_| (table.following.thought.get() * 100.0) as u8);
    let shown = Memo::new(move |_| (1..100).contains(&percent.get()));
    move || {
        shown.get().then(|| {
            let label = move || {
                let seat = table.session.with(Session::decider)?;
                Some(text().hint().thinks(&name_of(&table.names(), seat), percent.get()))
            };
            view! {
                <span class="thinks" role="progressbar" aria-label=label aria-valuenow=percent>
                    <span style=move || format!("width:{}%", percent.get())></span>
                </span>
            }
        })
    }
}

/// Title of a bot's action as it happens: its seat, what it does, and which part of the turn that is. The bar below says
/// how long it stands.
#[component]
pub fn ActTitle<G: Screen>(table: Table<G>, act: Act<G>) -> impl IntoView {
    let (names, colour) = (table.names(), table.seats()[act.seat.index()].colour);
    let entry = act.entry();
    let held = table.following.held;
    view! {
        <div class="ttl">
            {G::figure(colour, 38)}
            <span>
                <b>{G::happening(&entry, &names)}</b>
                <span class="step">{G::circumstances(&entry)}</span>
            </span>
        </div>
        <i
            class="time"
            class:held=move || held.get()
            style=format!("animation-duration:{}ms", act.lasts.as_millis())
        ></i>
    }
}

/// Returns the colour of the seat whose action stands in the ribbon, or whose turn it is elsewhere.
pub fn act_colour<G: Screen>(table: Table<G>) -> Option<&'static str> {
    let acts = table.following.act.read().as_ref().map(|act| act.seat);
    let seat = acts.or_else(|| away(table))?;
    Some(seat_colour(table.seats()[seat.index()].colour))
}

/// Buttons while bots play: to let what is shown stand, and to get to one's own turn.
#[component]
pub fn ActEnd<G: Screen>(table: Table<G>) -> impl IntoView {
    let rivals: Rivals<G> = expect_context();
    let words = text().follow();
    let following = table.following;
    let plays_on = Memo::new(move |_| rivals.are_on_turn());
    view! {
        <div class="end acting">
            <button
                class="btn hold"
                type="button"
                aria-pressed=move || truth(following.held.get())
                on:click=move |_| rivals.hold()
            >
                {icon(Icon::Pause)}
                <span>{words.hold()}</span>
            </button>
            {move || {
                plays_on.get().then(|| {
                    view! {
                        <button
                            class="btn to-my-turn"
                            type="button"
                            aria-disabled=move || following.hurried.get().then_some("true")
                            data-tip=tip(Tip::Skip)
                            on:click=move |_| rivals.hurry()
                        >
                            <span>{words.skip_to_turn()}</span>
                            {cap(" ")}
                        </button>
                    }
                })
            }}
        </div>
    }
}

/// Title of one's own turn: who is on turn, and which turn it is.
#[component]
pub fn TurnTitle<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().follow();
    let only = table.session.with_untracked(Session::own_seat);
    let title = move || {
        let view = table.view.read();
        let seat = table.session.with(Session::decider)?;
        let names = table.names();
        let name = name_of(&names, seat);
        let title = if only == Some(seat) { words.your_turn(&name) } else { words.turn_of(&name) };
        let round =
            text().table().round(Round { round: G::round(&view), turn: G::chapter(&view).number });
        let last = G::is_last_turn(&view).then_some(words.last_turn());
        let colour = table.seats()[seat.index()].colour;
        Some(view! {
            {G::figure(colour, 38)}
            <span>
                <b>{title}</b>
                <span class="step">{round} {last.map(|last| format!(" · {last}"))}</span>
            </span>
        })
    };
    view! { <div class="ttl">{title}</div> }
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
            aria-label=move || if folded.get() { words.unfold() } else { words.fold() }
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
