//! The turns as a line: one stop a turn, with marks at the prizes.

use leptos::ev::{KeyboardEvent, WheelEvent};
use leptos::prelude::*;

use super::player::{Player, player};
use super::pull::Pull;
use super::saying::says;
use crate::scene::replay::{Step, Unit};
use crate::text::text;

/// Maximum number of turns that each have room for a sign of their seat.
const SIGNED: usize = 64;

/// Line of turns.
#[component]
pub fn Slider() -> impl IntoView {
    let player = player();
    let film = player.film();
    let stops = &film.outline().stops;
    let last = stops.len().saturating_sub(1);
    let way = move |stop: usize| format!("--way:{}", share(stop, last));
    let prizes = film.prizes(18).into_iter().map(|(stop, sign)| {
        view! {
            <span class="won" style=way(stop)>
                {sign}
            </span>
        }
    });
    let signs = (stops.len() <= SIGNED).then(|| {
        stops
            .iter()
            .enumerate()
            .filter_map(|(at, stop)| {
                let sign = player.mark(stop.seat, 8)?;
                Some(view! { <span style=way(at)>{sign}</span> })
            })
            .collect_view()
    });
    let pull = Pull::new(player, last, (0.0, 1.0));
    let wheel = move |event: WheelEvent| {
        // Scrolling sideways and zooming are not for the slider.
        if event.delta_y() == 0.0 || event.ctrl_key() {
            return;
        }
        event.prevent_default();
        player.step(by(event.delta_y() < 0.0, Unit::Turn));
    };
    view! {
        <div
            class="slider"
            role="slider"
            tabindex="0"
            aria-label=text().replay().turns()
            aria-valuemin="1"
            aria-valuemax=last + 1
            aria-valuenow=move || player.stop.get() + 1
            aria-valuetext=move || says(player)
            node_ref=pull.line
            style=move || way(player.stop.get())
            on:pointerdown=move |event| pull.down(&event)
            on:pointermove=move |event| pull.moved(&event)
            on:pointerup=move |_| pull.up()
            on:pointercancel=move |_| pull.up()
            on:wheel=wheel
            on:keydown=move |event| pressed(&event, player)
        >
            <span class="line"></span>
            <span class="gone"></span>
            {prizes.collect_view()}
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
