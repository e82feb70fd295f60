//! Moving pieces over the table, and glowing places.

use leptos::prelude::*;
use web_sys::Element;

use super::focus::after_drawing;
use super::places::{element_of, middle_of};
use super::screen::{Art, Screen};
use super::settings::{Preferences, preferences};
use super::state::Table;
use crate::record::SeatRecord;
use crate::scene::motion::Flight;

/// Moving pieces, above everything else and out of the way of clicks.
#[component]
pub fn Flights<G: Screen>(
    table: Table<G>,
    /// Lands everything when something is pressed, if that is wanted.
    #[prop(optional)]
    skip: Option<Callback<()>>,
) -> impl IntoView {
    let seats = table.seats();
    let preferences = preferences();
    // The pieces' ways need a layout of the page, so it is drawn first.
    let flights = table.following.flights;
    let measured = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        let (showing, now) = flights.get();
        if now.is_empty() {
            measured.set(now);
            return;
        }
        after_drawing(move || {
            // Something else may be moving by now, or the table may be gone.
            if flights.try_with_untracked(|(number, _)| *number == showing) == Some(true) {
                measured.set(now);
            }
        });
    });
    // Any press ends the movement.
    if let Some(skip) = skip {
        let touched = window_event_listener(leptos::ev::pointerdown, move |_| skip.run(()));
        let pressed = window_event_listener(leptos::ev::keydown, move |_| skip.run(()));
        on_cleanup(move || {
            touched.remove();
            pressed.remove();
        });
    }
    let pieces = move || {
        let flights = measured.read();
        flights.iter().filter_map(|flight| flown(flight, &seats, preferences)).collect_view()
    };
    view! { <div class="flights" aria-hidden="true">{pieces}</div> }
}

/// Returns a moving piece, unless its places are not on the screen.
fn flown<G: Screen>(
    flight: &Flight<G>,
    seats: &[SeatRecord],
    preferences: Preferences,
) -> Option<impl IntoView + use<G>> {
    let way: Vec<(f64, f64)> =
        flight.way.iter().map(|&place| middle_of::<G>(place)).collect::<Option<_>>()?;
    // Straight ways are left to the compositor; a frame of any other is work for the page.
    let way = if let [(from_x, from_y), (to_x, to_y)] = way[..] {
        format!("--from:{from_x:.0}px {from_y:.0}px;--to:{to_x:.0}px {to_y:.0}px")
    } else {
        let path: Vec<String> = way.iter().map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
        format!("offset-path:path('M{}');animation-name:fly-along", path.join("L"))
    };
    let time = |millis: u16| preferences.at_speed(millis.into()).as_millis();
    let style = format!(
        "{way};animation-delay:{}ms;animation-duration:{}ms",
        time(flight.begins),
        time(flight.lasts)
    );
    Some(
        view! { <span class="flight" style=style>{G::art(Art::Piece(&flight.piece, seats))}</span> },
    )
}

/// Marks the elements of places that the log names, that have just changed, where a bot acts, and that belong to the seat
/// whose details are open.
#[component]
pub fn Glow<G: Screen>(table: Table<G>) -> impl IntoView {
    mark_places::<G>(table.following.lit, "data-lit");
    mark_places::<G>(table.following.fresh, "data-fresh");
    mark_places::<G>(table.following.acted, "data-acted");
    mark_places::<G>(table.following.owned, "data-owned");
}

/// Keeps an attribute on the elements of the places. Finding the visible ones needs a layout of the
/// page, so it is drawn first.
fn mark_places<G: Screen>(places: RwSignal<Vec<G::Place>>, attribute: &'static str) {
    let marked = StoredValue::new_local(Vec::<Element>::new());
    let mark = move || {
        // The table may be gone by now.
        let Some(places) = places.try_get_untracked() else { return };
        let found: Vec<Element> = places.into_iter().filter_map(element_of::<G>).collect();
        // Fails only for invalid names.
        for element in &found {
            element.set_attribute(attribute, "").unwrap_or_default();
        }
        let before = marked.try_update_value(|marked| std::mem::replace(marked, found.clone()));
        for element in before.unwrap_or_default().iter().filter(|one| !found.contains(one)) {
            element.remove_attribute(attribute).unwrap_or_default();
        }
    };
    Effect::new(move |_| {
        places.track();
        after_drawing(mark);
    });
}
