//! The turns as a line: one stop a turn, with marks where reward tiles were won.

use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;

use super::player::{Player, player};
use super::says;
use crate::scene::replay::{Step, Unit};
use crate::text::text;
use crate::web::art::{mark, tile_badge};

/// So many turns have room for a sign of their seat each.
const SIGNED: usize = 64;

/// The line of turns.
#[component]
pub fn Slider() -> impl IntoView {
    let player = player();
    let seats = player.seats();
    let (stops, won) =
        player.replay.with_value(|replay| (replay.stops().to_vec(), replay.won().to_vec()));
    let last = stops.len().saturating_sub(1);
    let way = move |stop: usize| format!("--way:{}", share(stop, last));
    let tiles = won.into_iter().map(|won| {
        view! {
            <span class="won" style=way(won.stop)>
                {tile_badge(won.tile, 18)}
            </span>
        }
    });
    let signs = (stops.len() <= SIGNED).then(|| {
        stops
            .iter()
            .enumerate()
            .filter_map(|(at, stop)| {
                let who = seats.get(stop.seat.index())?;
                Some(view! { <span style=way(at)>{mark(who.colour.into(), 8)}</span> })
            })
            .collect_view()
    });
    let line = NodeRef::<html::Div>::new();
    let held = StoredValue::new(false);
    let at = move |event: &PointerEvent| {
        let line = line.get_untracked()?.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - line.left()) / line.width().max(1.0);
        Some((share.clamp(0.0, 1.0) * last as f64).round() as usize)
    };
    let go = move |event: &PointerEvent| {
        if let Some(stop) = at(event).filter(|&stop| stop != player.stop.get_untracked()) {
            player.go_to_stop(stop);
        }
    };
    let down = move |event: PointerEvent| {
        held.set_value(true);
        if let Some(line) = line.get_untracked() {
            // A pointer that has just come down is there to be held.
            line.set_pointer_capture(event.pointer_id()).unwrap_or_default();
        }
        player.stop_playing();
        go(&event);
    };
    let moved = move |event: PointerEvent| {
        if held.get_value() {
            go(&event);
        }
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        player.step(by(event.delta_y() < 0.0, Unit::Turn));
    };
    view! {
        <div
            class="slider"
            role="slider"
            tabindex="0"
            aria-label=text().replay.turns
            aria-valuemin="1"
            aria-valuemax=last + 1
            aria-valuenow=move || player.stop.get() + 1
            aria-valuetext=move || says(player)
            node_ref=line
            style=move || way(player.stop.get())
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=move |_| held.set_value(false)
            on:pointercancel=move |_| held.set_value(false)
            on:wheel=wheel
            on:keydown=move |event| pressed(&event, player)
        >
            <span class="line"></span>
            <span class="gone"></span>
            {tiles.collect_view()}
            <span class="thumb">{move || player.stop.get() + 1}</span>
            <span class="signs" aria-hidden="true">
                {signs}
            </span>
        </div>
    }
}

fn share(stop: usize, last: usize) -> f64 {
    if last == 0 { 1.0 } else { stop as f64 / last as f64 }
}

const fn by(back: bool, unit: Unit) -> Step {
    if back { Step::Previous(unit) } else { Step::Next(unit) }
}

fn pressed(event: &KeyboardEvent, player: Player) {
    let step = match event.key().as_str() {
        "ArrowLeft" | "ArrowDown" => by(true, Unit::Turn),
        "ArrowRight" | "ArrowUp" => by(false, Unit::Turn),
        "PageDown" => by(true, Unit::Round),
        "PageUp" => by(false, Unit::Round),
        _ => return,
    };
    event.prevent_default();
    player.step(step);
}
