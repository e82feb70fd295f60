//! The day at the person's place, as time goes by.

use std::time::Duration;

use leptos::prelude::*;

use super::store::{to_midnight, today};
use crate::archive::Day;

/// Returns today, which becomes the next day at midnight, or when someone comes back to the page after that.
pub fn day() -> ReadSignal<Option<Day>> {
    let day = RwSignal::new(today());
    let coming = window_event_listener_untyped("visibilitychange", move |_| _ = look(day));
    on_cleanup(move || coming.remove());
    wait(day);
    day.read_only()
}

/// Looks at midnight, as long as the day is on the screen.
fn wait(day: RwSignal<Option<Day>>) {
    let next = move || {
        if look(day) {
            wait(day);
        }
    };
    // A little later: timers may be early.
    set_timeout(next, to_midnight() + Duration::from_secs(1));
}

/// Takes the day from the clock; false if it is on the screen no more.
fn look(day: RwSignal<Option<Day>>) -> bool {
    let now = today();
    let is_another = day.try_with_untracked(|day| *day != now);
    if is_another == Some(true) {
        day.set(now);
    }
    is_another.is_some()
}
