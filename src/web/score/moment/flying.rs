//! Tiles on their way from the table to the columns of the last count.

use leptos::prelude::*;

use super::clock::Clock;
use crate::scene::reckoning::{Landing, TRAIL, Timetable};
use crate::web::art::{Paint, swatch};
use crate::web::places::{Spot, area_of};
use crate::web::signs::Signs;

/// Size of the sign and the points of a tile, in pixels.
const SIGN: u32 = 26;

/// What flies, and from where.
#[derive(Clone, Copy)]
pub struct Flights {
    pub signs: Signs,
    /// The look of each part.
    pub paints: StoredValue<Vec<Paint>>,
    /// Where the tiles of each part lie.
    pub froms: StoredValue<Vec<Vec<Spot>>>,
}

/// Draws the tiles that are in the air, over everything else.
pub fn tiles(flights: Flights, timetable: StoredValue<Timetable>, clock: Clock) -> impl IntoView {
    let in_the_air = Memo::new(move |_| {
        let now = clock.now.get();
        timetable.with_value(|of| {
            let flies = |landing: &Landing| landing.begins <= now && now < landing.lands + TRAIL;
            (0..of.landings.len()).filter(|&at| flies(&of.landings[at])).collect::<Vec<_>>()
        })
    });
    let tile = move |at: usize| {
        let landing = timetable.with_value(|of| of.landings[at]);
        flown(landing, flights, clock)
    };
    view! {
        <div class="flights counted" aria-hidden="true">
            <For each=move || in_the_air.get() key=|at| *at children=tile />
        </div>
    }
}

/// Draws a tile on its way; nothing if its column is not on the screen.
fn flown(landing: Landing, flights: Flights, clock: Clock) -> Option<impl IntoView> {
    let column = document()
        .query_selector(&format!(".last-count [data-column='{}']", landing.seat.0))
        .ok()??;
    let goal = area_of(&column)?;
    let (x, y) = (goal.left + goal.width / 2.0, goal.top + goal.height);
    let Flights { signs, paints, froms } = flights;
    let paint = paints.with_value(|paints| paints.get(landing.part).copied())?;
    // What is not on the screen comes from above.
    let from = froms.with_value(|froms| froms.get(landing.part)?.get(landing.tile)?.middle());
    let (from_x, from_y) = from.unwrap_or((x, -40.0));
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
            {swatch(paint)}
            {(signs.points)(landing.points, SIGN)}
        </span>
    })
}
