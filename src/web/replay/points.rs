//! Everyone's VP over the turns as an index: a press or drag leads to the turn.

use leptos::prelude::*;

use super::player::player;
use super::pull::Pull;
use crate::web::art::{POINTS_ENDS, Points};

/// VP over the turns of the match.
#[component]
pub fn PointsIndex() -> impl IntoView {
    let player = player();
    let film = player.film();
    let history = film.points();
    let last = history.len().saturating_sub(1);
    let seats = player.seats();
    let lines = seats.iter().enumerate().map(|(seat, who)| {
        let points = history.iter().map(|points| points.get(seat).copied().unwrap_or_default());
        (who.colour, points.collect())
    });
    let lines = lines.collect();
    let now = Memo::new(move |_| {
        player.at.track();
        player.place().min(last)
    });
    let label = move || {
        let points = history.get(now.get()).cloned().unwrap_or_default();
        let names = seats.iter().map(|who| who.named().into_owned());
        film.points_told(&names.zip(points).collect::<Vec<_>>())
    };
    let pull = Pull::new(player, last, POINTS_ENDS);
    view! {
        <div
            class="points-index"
            node_ref=pull.line
            on:pointerdown=move |event| pull.down(&event)
            on:pointermove=move |event| pull.moved(&event)
            on:pointerup=move |_| pull.up()
            on:pointercancel=move |_| pull.up()
        >
            <Points lines now label=Signal::derive(label) />
        </div>
    }
}
