//! Fingers on the page. One that rests shows what is under it as a resting mouse does, and picks nothing when it is
//! lifted then.

use std::cell::Cell;
use std::time::Duration;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use web_sys::{Element, PointerEventInit};

use super::focus::element;
use super::listen::hear;
use crate::scene::touch::TREMBLE;

/// Time for which a finger rests before it looks.
const REST: Duration = Duration::from_millis(450);

thread_local! {
    static IS_FINGER: Cell<bool> = const { Cell::new(false) };
}

/// Whether the page is used by a finger: it was down last, and no mouse has moved since. Browsers let a mouse that nobody
/// holds follow a finger.
pub fn is_finger() -> bool {
    IS_FINGER.get()
}

/// A finger that is down and has not moved.
struct Finger {
    /// Number of its pointer.
    id: i32,
    /// Where it went down, in CSS pixels.
    at: (i32, i32),
    rests: TimeoutHandle,
}

/// Fingers on the page.
#[derive(Clone, Copy)]
pub struct Touch {
    finger: StoredValue<Option<Finger>, LocalStorage>,
    /// Whether the finger that was down last has done what it was for: the click that follows belongs to nothing, least of
    /// all to what has come under it meanwhile.
    is_spent: StoredValue<bool>,
}

impl Touch {
    /// Provides the page with it.
    pub fn provide() {
        let touch =
            Touch { finger: StoredValue::new_local(None), is_spent: StoredValue::new(false) };
        provide_context(touch);
        hear("pointerdown", move |event: PointerEvent| touch.down(&event));
        hear("pointermove", move |event: PointerEvent| {
            if event.pointer_type() == "mouse" && (event.movement_x(), event.movement_y()) != (0, 0)
            {
                IS_FINGER.set(false);
            }
            let strays = touch.finger.with_value(|finger| {
                finger.as_ref().is_some_and(|finger| {
                    let (x, y) = (event.client_x() - finger.at.0, event.client_y() - finger.at.1);
                    finger.id == event.pointer_id() && f64::from(x).hypot(y.into()) > TREMBLE
                })
            });
            if strays {
                touch.rest_no_more();
            }
        });
        for lifted in ["pointerup", "pointercancel"] {
            hear(lifted, move |_: PointerEvent| touch.rest_no_more());
        }
        hear("click", move |event: MouseEvent| {
            if event.detail() > 0 && touch.is_spent() {
                // Only that one: whoever has the screen read to them may click without a finger.
                touch.is_spent.set_value(false);
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
        hear("contextmenu", move |event: MouseEvent| {
            if touch.is_spent() {
                event.prevent_default();
            }
        });
    }

    /// Whether the finger that was down last has looked at something, or picked something when it was lifted.
    pub fn is_spent(self) -> bool {
        self.is_spent.get_value()
    }

    /// Says that a finger picks something as it is lifted.
    pub fn spend(self) {
        self.is_spent.set_value(true);
    }

    fn down(self, event: &PointerEvent) {
        self.rest_no_more();
        let is_finger = event.pointer_type() == "touch";
        IS_FINGER.set(is_finger);
        self.is_spent.set_value(false);
        let Some(target) = element(event.target()).filter(|_| is_finger && event.is_primary())
        else {
            return;
        };
        let look = move || {
            self.finger.set_value(None);
            self.is_spent.set_value(looks(&target));
        };
        let Ok(rests) = set_timeout_with_handle(look, REST) else { return };
        let (id, at) = (event.pointer_id(), (event.client_x(), event.client_y()));
        self.finger.set_value(Some(Finger { id, at, rests }));
    }

    fn rest_no_more(self) {
        if let Some(finger) = self.finger.try_update_value(Option::take).flatten() {
            finger.rests.clear();
        }
    }
}

/// Returns the fingers on the page.
pub fn touch() -> Touch {
    expect_context()
}

/// Tells an element and those around it that a pointer has come to rest there. Returns whether one of them showed
/// something: [`rests`](super::layout::rests) cancels the event then.
fn looks(target: &Element) -> bool {
    let around = std::iter::successors(Some(target.clone()), |one| one.parent_element());
    let table = around.take_while(|one| !one.matches(".app").unwrap_or(true));
    let mut has_looked = false;
    for one in table {
        let told = PointerEventInit::new();
        told.set_cancelable(true);
        let event = PointerEvent::new_with_event_init_dict("pointerenter", &told);
        has_looked |= event.and_then(|event| one.dispatch_event(&event)) == Ok(false);
    }
    has_looked
}
