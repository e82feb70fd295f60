//! The clock of the last count.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use web_sys::js_sys::Date;

use crate::web::settings::preferences;

/// Time between two looks at the clock.
const TICK: Duration = Duration::from_millis(40);

/// Clock of the last count, which stands still at its end.
#[derive(Clone, Copy)]
pub struct Clock {
    /// Time since the end of the game, in milliseconds.
    pub now: RwSignal<u32>,
    /// Time that a second of the timetable takes, in milliseconds.
    second: u32,
    ends: u32,
    ticking: StoredValue<Option<IntervalHandle>>,
}

impl Clock {
    /// Starts a clock, which is at its end at once if motion is not wanted.
    pub fn start(ends: u32) -> Clock {
        let second = preferences().lasting(1000).as_millis() as u32;
        let (now, ticking) = (RwSignal::new(0), StoredValue::new(None));
        let clock = Clock { now, second, ends, ticking };
        if second == 0 {
            now.set(ends);
            return clock;
        }
        let began = Date::now();
        let tick = move || {
            let past = (Date::now() - began).max(0.0) * 1000.0 / f64::from(second);
            now.try_set((past as u32).min(ends));
            if past >= f64::from(ends) {
                clock.stop();
            }
        };
        // Without a timer everything is counted at once.
        match set_interval_with_handle(tick, TICK) {
            Ok(handle) => ticking.set_value(Some(handle)),
            Err(_) => now.set(ends),
        }
        on_cleanup(move || clock.stop());
        clock
    }

    /// Goes to the end.
    pub fn skip(self) {
        self.stop();
        self.now.set(self.ends);
    }

    /// Returns how long something of the timetable takes, in milliseconds.
    pub fn lasts(self, millis: u32) -> u32 {
        millis * self.second / 1000
    }

    fn stop(self) {
        if let Some(handle) = self.ticking.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }
}
