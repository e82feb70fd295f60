//! Whether Enter and Space belong to the control that has the focus: not to one that a pointer pressed since the focus was
//! last moved by a key. It has the focus only because it was pressed, or because what it opened has closed again, and the
//! keys mean what the screen says.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use web_sys::Element;

use super::focus::{closest, element};
use super::listen::hear;
use crate::scene::keys::moves_focus;

/// Selector of what Enter and Space press.
const CONTROL: &str = "button, [role=button], a, summary";

/// Controls that a pointer pressed since the focus was last moved by a key.
#[derive(Clone, Copy)]
pub struct Pointed(StoredValue<Vec<Element>, LocalStorage>);

impl Pointed {
    /// Provides the page with them.
    pub fn provide() {
        let all = StoredValue::new_local(Vec::<Element>::new());
        provide_context(Pointed(all));
        hear("pointerdown", move |event: PointerEvent| {
            let control = element(event.target()).and_then(|target| closest(&target, CONTROL));
            all.update_value(|all| {
                all.retain(|one| one.is_connected() && Some(one) != control.as_ref());
                all.extend(control);
            });
        });
        hear("keydown", move |event: KeyboardEvent| {
            if moves_focus(&event.key()) {
                all.update_value(Vec::clear);
            }
        });
    }

    /// Returns the control to which Enter and Space belong when they are pressed at an element.
    pub fn control_at(self, target: Option<&Element>) -> Option<Element> {
        let control = closest(target?, CONTROL)?;
        (!self.0.with_value(|all| all.contains(&control))).then_some(control)
    }
}

/// Returns what is known of the controls that a pointer pressed.
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
