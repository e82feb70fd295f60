//! Whether Enter and Space belong to the control that has the focus: not to one that a pointer pressed last. It has
//! the focus only because it was pressed, and the keys mean what the screen says.

use leptos::ev::{FocusEvent, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use web_sys::Element;

use super::focus::{closest, element};
use super::listen::hear;

/// Selector of what Enter and Space press.
const CONTROL: &str = "button, [role=button], a, summary";

/// Control that a pointer pressed, as long as the focus is nowhere else.
#[derive(Clone, Copy)]
pub struct Pointed(StoredValue<Option<Element>, LocalStorage>);

impl Pointed {
    /// Provides the page with it.
    pub fn provide() {
        let pointed = StoredValue::new_local(None::<Element>);
        provide_context(Pointed(pointed));
        let control = |event: &web_sys::Event| closest(&element(event.target())?, CONTROL);
        hear("pointerdown", move |event: PointerEvent| pointed.set_value(control(&event)));
        hear("focusin", move |event: FocusEvent| {
            let focused = control(&event);
            pointed.update_value(|pointed| {
                if *pointed != focused {
                    *pointed = None;
                }
            });
        });
    }

    /// Returns the control to which Enter and Space belong when they are pressed at an element.
    pub fn control_at(self, target: Option<&Element>) -> Option<Element> {
        let control = closest(target?, CONTROL)?;
        (!self.0.with_value(|pointed| pointed.as_ref() == Some(&control))).then_some(control)
    }
}

/// Returns what is known of the control that a pointer pressed.
pub fn pointed() -> Pointed {
    expect_context()
}

/// Whether a key presses the drawn control that listens to it; the browser does not do it for drawings. With
/// `is_picked` Enter confirms instead, for which the table listens.
pub fn is_pressed(pointed: Pointed, event: &KeyboardEvent, is_picked: bool) -> bool {
    let held = event.shift_key() || event.ctrl_key() || event.meta_key() || event.alt_key();
    let presses = match event.key().as_str() {
        " " => true,
        "Enter" => !is_picked,
        _ => false,
    };
    presses
        && !held
        && !event.repeat()
        && pointed.control_at(element(event.target()).as_ref()).is_some()
}
