//! Number that counts up or down to its new value.

use std::time::Duration;

use leptos::prelude::*;

use super::settings::preferences;

/// Duration of the whole count, in milliseconds.
const WHOLE_MILLIS: u64 = 220;

/// Returns the value, which ticks to each new one; immediately if motion is not wanted.
pub fn ticking(value: Signal<u16>) -> impl IntoView {
    let preferences = preferences();
    let shown = RwSignal::new(value.get_untracked());
    let running = StoredValue::new(false);
    Effect::new(move |_| {
        let distance = value.get().abs_diff(shown.get_untracked());
        if distance > 0 && !running.get_value() {
            running.set_value(true);
            let whole = preferences.lasting(WHOLE_MILLIS);
            step(value, shown, running, whole / u32::from(distance));
        }
    });
    move || shown.get()
}

/// Counts one step, and on after a pause; without a pause to the end.
fn step(value: Signal<u16>, shown: RwSignal<u16>, running: StoredValue<bool>, pause: Duration) {
    // The table may be gone by now.
    let (Some(goal), Some(now)) = (value.try_get_untracked(), shown.try_get_untracked()) else {
        return;
    };
    if now == goal || pause.is_zero() {
        shown.set(goal);
        running.set_value(false);
        return;
    }
    shown.set(if now < goal { now + 1 } else { now - 1 });
    set_timeout(move || step(value, shown, running, pause), pause);
}
