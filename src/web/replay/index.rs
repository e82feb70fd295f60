//! The log of the whole match as an index: the entry that is looked at is marked, later ones step
//! back, and a press leads to any of them.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use web_sys::HtmlElement;

use super::player::{Player, player};
use crate::scene::place::{Place, named};
use crate::scene::replay::{Step, Unit};
use crate::text::log::line_of_all;
use crate::text::{name_of, text};
use crate::web::art::mark;
use crate::web::focus::{after_drawing, all, focus};
use crate::web::places::area_of;
use crate::web::table::totals;

/// So much of the list stays in sight around the entry that is looked at, in pixels.
const AROUND: f64 = 60.0;

/// The whole log.
#[component]
pub fn Index() -> impl IntoView {
    let player = player();
    let text = text();
    let list = NodeRef::<html::Div>::new();
    let shown = Selector::new(move || player.at.get());
    let now = Selector::new(move || player.turn().map_or(0, |stop| stop.turn));
    Effect::new(move |_| {
        // The tab may just have been opened, or the list drawn anew.
        player.at.track();
        player.from.track();
        player.desk.tab.track();
        player.desk.log_open.track();
        after_drawing(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                keep_in_sight(&list);
            }
        });
    });
    let entries = move || {
        let from = player.from.get();
        let names: Vec<String> = player.seats().into_iter().map(|seat| seat.name).collect();
        let stops = player.replay.with_value(|replay| replay.stops().to_vec());
        let turns = stops.into_iter().map(|stop| {
            let who = player.seats().get(stop.seat.index()).cloned();
            let colour = who.map(|who| mark(who.colour.into(), 11));
            let title =
                format!("{} {} · {}", text.replay.turns, stop.turn, name_of(&names, stop.seat));
            let entries = (stop.at..stop.at + stop.actions).filter_map(|at| {
                let entry = player.replay.with_value(|replay| replay.entry(at, from))?;
                let (line, places) = (line_of_all(&entry, &names), named(&entry.events));
                let body = view! {
                    {line.sentence.clone()}
                    " "
                    {totals(&line.gains, 16)}
                };
                Some(entry_button(player, at, places, shown.clone(), body.into_any()))
            });
            let now = now.clone();
            view! {
                <div class="of-turn" data-now=move || now.selected(&stop.turn).then_some("")>
                    <p class="turn">{colour} {title}</p>
                    {entries.collect_view()}
                </div>
            }
        });
        let over = player.replay.with_value(|replay| replay.is_over());
        let end = if over { text.replay.end } else { text.replay.now };
        view! {
            {turns.collect_view()}
            {entry_button(player, player.actions, Vec::new(), shown.clone(), end.into_any())}
        }
    };
    view! {
        <section class="panel log index" aria-label=text.table.log>
            <div class="row">
                <span class="cap">{text.table.log}</span>
            </div>
            <div
                class="list"
                role="group"
                aria-label=text.table.log
                node_ref=list
                on:keydown=move |event| pressed(&event, player, list)
            >
                {entries}
            </div>
        </section>
    }
}

/// An entry as a button; Tab stops at the one that is looked at.
fn entry_button(
    player: Player,
    at: usize,
    places: Vec<Place>,
    shown: Selector<usize>,
    body: AnyView,
) -> AnyView {
    let lit = player.desk.following.lit;
    let places = StoredValue::new(places);
    let is_current = {
        let shown = shown.clone();
        move || shown.selected(&at)
    };
    view! {
        <button
            class="entry"
            type="button"
            tabindex=move || if shown.selected(&at) { "0" } else { "-1" }
            aria-current=move || is_current().then_some("step")
            on:click=move |_| {
                player.stop_playing();
                player.go_to(at);
            }
            on:pointerenter=move |_| lit.set(places.get_value())
            on:pointerleave=move |_| lit.set(Vec::new())
        >
            <span>{body}</span>
        </button>
    }
    .into_any()
}

fn current(list: &HtmlElement) -> Option<HtmlElement> {
    use wasm_bindgen::JsCast;
    all(list, "[aria-current]").into_iter().next()?.dyn_into().ok()
}

/// Moves the list alone, and only if it must.
fn keep_in_sight(list: &HtmlElement) {
    let Some(entry) = current(list) else { return };
    let (Some(entry), Some(room)) = (area_of(&entry), area_of(list)) else { return };
    let above = entry.top - room.top - AROUND;
    let below = entry.top + entry.height + AROUND - room.top - room.height;
    let by = if above < 0.0 { above } else { below.max(0.0) };
    list.set_scroll_top(list.scroll_top() + by as i32);
}

/// Arrows go from entry to entry.
fn pressed(event: &KeyboardEvent, player: Player, list: NodeRef<html::Div>) {
    let step = match event.key().as_str() {
        "ArrowUp" => Step::Previous(Unit::Action),
        "ArrowDown" => Step::Next(Unit::Action),
        "PageUp" => Step::Previous(Unit::Turn),
        "PageDown" => Step::Next(Unit::Turn),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    player.step(step);
    after_drawing(move || {
        let list = list.try_get_untracked().flatten();
        if let Some(entry) = list.as_deref().and_then(current) {
            focus(&entry);
        }
    });
}
