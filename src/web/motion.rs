//! Moving pieces over the table, and glowing places.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Element;

use super::desk::{Desk, Flown, Marked};
use super::focus::after_drawing;
use super::places::Spot;
use super::settings::{Preferences, preferences};

/// Returns the moving pieces of a table, above everything else and out of the way of clicks. `skip` lands everything when
/// something is pressed.
pub fn flights(desk: StoredValue<Arc<dyn Desk>>, skip: Option<Callback<()>>) -> AnyView {
    let flights = Signal::derive(move || desk.get_value().flights());
    view! { <Flying flights skip /> }.into_any()
}

#[component]
fn Flying(
    /// The moving pieces, with a number for each movement.
    flights: Signal<(u32, Vec<Flown>)>,
    skip: Option<Callback<()>>,
) -> impl IntoView {
    let preferences = preferences();
    // The pieces' ways need a layout of the page, so it is drawn first.
    let measured = RwSignal::new(Vec::<Flown>::new());
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
        flights.iter().filter_map(|flown| drawn(flown, preferences)).collect_view()
    };
    view! { <div class="flights" aria-hidden="true">{pieces}</div> }
}

/// Draws a moving piece, unless its places are not on the screen.
fn drawn(flown: &Flown, preferences: Preferences) -> Option<impl IntoView + use<>> {
    let way: Vec<(f64, f64)> = flown.way.iter().map(Spot::middle).collect::<Option<_>>()?;
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
        time(flown.begins),
        time(flown.lasts)
    );
    Some(view! { <span class="flight" style=style>{(flown.drawn)()}</span> })
}

/// Marks the elements of places that the log names, that have just changed, where a bot acts, and that belong to the seat
/// whose details are open.
pub fn glow(desk: StoredValue<Arc<dyn Desk>>) {
    let spots = |why| Signal::derive(move || desk.get_value().marked(why));
    mark(spots(Marked::Lit), "data-lit");
    mark(spots(Marked::Fresh), "data-fresh");
    mark(spots(Marked::Acted), "data-acted");
    mark(spots(Marked::Owned), "data-owned");
}

/// Keeps an attribute on the elements of the places. Finding the visible ones needs a layout of the
/// page, so it is drawn first.
fn mark(places: Signal<Vec<Spot>>, attribute: &'static str) {
    let marked = StoredValue::new_local(Vec::<Element>::new());
    let mark_now = move || {
        // The table may be gone by now.
        let Some(places) = places.try_get_untracked() else { return };
        let found: Vec<Element> = places.iter().filter_map(Spot::element).collect();
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
        after_drawing(mark_now);
    });
}
