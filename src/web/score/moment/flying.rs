//! Tiles on their way from the table to the columns of the last count.

use leptos::prelude::*;

use super::clock::Clock;
use super::columns::Parts;
use crate::scene::reckoning::{Landing, TRAIL, Timetable};
use crate::web::art::swatch;
use crate::web::places::{area_of, middle_of};
use crate::web::screen::{Art, Screen};

/// Size of the sign and the points of a tile, in pixels.
const SIGN: u32 = 26;

/// Draws the tiles that are in the air, over everything else.
pub fn tiles<G: Screen>(
    parts: Parts<G>,
    timetable: StoredValue<Timetable>,
    clock: Clock,
) -> impl IntoView {
    let in_the_air = Memo::new(move |_| {
        let now = clock.now.get();
        timetable.with_value(|of| {
            let flies = |landing: &Landing| landing.begins <= now && now < landing.lands + TRAIL;
            (0..of.landings.len()).filter(|&at| flies(&of.landings[at])).collect::<Vec<_>>()
        })
    });
    let tile = move |at: usize| {
        let landing = timetable.with_value(|of| of.landings[at]);
        flown::<G>(landing, parts, clock)
    };
    view! {
        <div class="flights counted" aria-hidden="true">
            <For each=move || in_the_air.get() key=|at| *at children=tile />
        </div>
    }
}

/// Draws a tile on its way; nothing if its column is not on the screen.
fn flown<G: Screen>(
    landing: Landing,
    parts: Parts<G>,
    clock: Clock,
) -> Option<impl IntoView + use<G>> {
    let column = document()
        .query_selector(&format!(".last-count [data-column='{}']", landing.seat.0))
        .ok()??;
    let goal = area_of(&column)?;
    let (x, y) = (goal.left + goal.width / 2.0, goal.top + goal.height);
    let (cause, from) = parts.with_value(|parts| {
        let part = parts.get(landing.part)?;
        Some((part.cause, part.tiles.get(landing.tile)?.from))
    })?;
    // What is not on the screen comes from above.
    let (from_x, from_y) = middle_of::<G>(from).unwrap_or((x, -40.0));
    // Halfway, and higher the wider it flies.
    let (by_x, by_y) = ((from_x + x) / 2.0, from_y.min(y) - (from_x - x).abs() / 5.0);
    let way = format!("M{from_x:.0} {from_y:.0}Q{by_x:.0} {by_y:.0} {x:.0} {y:.0}");
    let lasts = clock.lasts(landing.lands - landing.begins);
    let trail = format!("animation-duration:{}ms", lasts + clock.lasts(TRAIL));
    let style = format!("offset-path:path('{way}');animation-duration:{lasts}ms");
    Some(view! {
        <svg class="tail" style=trail>
            <path d=way pathLength="100" />
        </svg>
        <span class="tile" style=style>
            {swatch(G::paint(cause))}
            {G::art(Art::Points(landing.points, SIGN))}
        </span>
    })
}
