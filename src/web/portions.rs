//! Long work in portions, between which the browser draws and hears.

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};
use std::time::Duration;

use js_sys::Date;
use leptos::prelude::*;

/// Maximum time of a portion in milliseconds, so that frames still come.
const LONGEST: f64 = 12.0;

/// Clock of work that is done in portions.
pub struct Portions {
    began: f64,
}

impl Portions {
    /// Begins the first portion.
    pub fn begin() -> Portions {
        Portions { began: Date::now() }
    }

    /// Ends the portion if it has taken long, and goes on in a later task. A hidden tab draws nothing, so
    /// it needs no rest.
    pub async fn rest(&mut self) {
        if self.is_over() && !document().hidden() {
            next_task().await;
            self.began = Date::now();
        }
    }

    /// Whether the portion has taken long.
    pub fn is_over(&self) -> bool {
        Date::now() - self.began > LONGEST
    }
}

/// Waits for another task of the browser.
async fn next_task() {
    enum Step {
        New,
        Waiting(Waker),
        Done,
    }
    let step = Rc::new(RefCell::new(Step::New));
    poll_fn(move |context| {
        let waker = context.waker().clone();
        match step.replace(Step::Waiting(waker)) {
            Step::Done => return Poll::Ready(()),
            Step::Waiting(_) => {}
            Step::New => {
                let step = step.clone();
                let wake = move || {
                    if let Step::Waiting(waker) = step.replace(Step::Done) {
                        waker.wake();
                    }
                };
                set_timeout(wake, Duration::ZERO);
            }
        }
        Poll::Pending
    })
    .await;
}
