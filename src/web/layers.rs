//! Dialogs over the page, of which the uppermost has the keyboard and the pointer to itself.
//!
//! A dialog that the browser makes modal makes everything else inert. The style of every element is then
//! computed again when it opens and when it closes, which at a table takes longer than a press may wait:
//! on a device four times as slow as the one it was measured on, 100 to 210 ms each way, instead of 7 to
//! 19. So a dialog here leaves the page as it is, in a layer as large as the screen (`.scrim`): the
//! layer is a popover, above the page, and takes the pointer's events; the focus is kept inside; and
//! `aria-modal` alone tells screen readers that nothing else is there.

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::focus::{self, all, element, is_shown};
use super::listen::hear;

/// Selector of Tab stops: of radio buttons only the selected one.
const STOPS: &str = "\
    :is(button, input, select, textarea, a[href], summary, [tabindex])\
    :not([tabindex='-1'], :disabled, [type='radio']:not(:checked))";

/// Dialogs over the page, the uppermost last.
#[derive(Clone, Copy)]
pub struct Layers(StoredValue<Vec<Layer>, LocalStorage>);

struct Layer {
    dialog: HtmlElement,
    /// Unset to close it.
    open: RwSignal<bool>,
    /// Element that had the focus before the dialog opened.
    before: Option<Element>,
}

impl Layers {
    /// Provides the layers to the page, and gives the uppermost the focus and Esc.
    pub fn provide() {
        let layers = Layers(StoredValue::new_local(Vec::new()));
        provide_context(layers);
        hear("focusin", move |event: FocusEvent| {
            let Some(top) = layers.top() else { return };
            let inside = |one: &Element| top.contains(Some(one));
            if element(event.target()).is_some_and(|target| !inside(&target)) {
                let left = element(event.related_target()).filter(inside);
                focus::focus(&left.unwrap_or_else(|| first(&top)));
            }
        });
        hear("keydown", move |event: KeyboardEvent| {
            if event.key() == "Escape" && layers.close_before_focus(element(event.target())) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
    }

    /// Closes the uppermost dialog if it is open but does not have the focus yet, and so can't hear the
    /// key meant for it. Returns whether it did.
    fn close_before_focus(self, focused: Option<Element>) -> bool {
        let Some(top) = self.top() else { return false };
        let is_inside = focused.is_some_and(|focused| top.contains(Some(&focused)));
        if !is_inside && let Some(open) = self.0.with_value(|all| Some(all.last()?.open)) {
            open.set(false);
        }
        !is_inside
    }

    /// Returns the uppermost dialog, if there is one.
    pub fn top(self) -> Option<HtmlElement> {
        self.0.try_update_value(|all| {
            // One may have disappeared with its screen.
            all.retain(|layer| layer.dialog.is_connected());
            all.last().map(|layer| layer.dialog.clone())
        })?
    }

    /// Returns the place for a lost focus: inside the uppermost dialog, if there is one.
    pub fn home(self) -> Option<Element> {
        self.top().as_ref().map(first)
    }

    /// Puts a dialog over everything else; unsetting `open` closes it.
    pub fn put(self, dialog: &HtmlElement, open: RwSignal<bool>) {
        let (dialog, before) = (dialog.clone(), document().active_element());
        self.0.update_value(|all| all.push(Layer { dialog, open, before }));
    }

    /// Removes a dialog. Returns the element that had the focus before it opened.
    pub fn take(self, dialog: &HtmlElement) -> Option<Element> {
        self.0.try_update_value(|all| {
            let at = all.iter().position(|layer| layer.dialog == *dialog)?;
            all.remove(at).before
        })?
    }
}

/// Returns the layers of the page.
pub fn layers() -> Layers {
    expect_context()
}

/// Moves Tab to the other end of a dialog it would leave. Returns whether it did.
pub fn goes_round(dialog: &HtmlElement, back: bool) -> bool {
    let Some(here) = document().active_element() else { return false };
    let way =
        if back { Node::DOCUMENT_POSITION_PRECEDING } else { Node::DOCUMENT_POSITION_FOLLOWING };
    let mut stops = all(dialog, STOPS);
    if back {
        stops.reverse();
    }
    // In Tab order.
    let lies_ahead = |stop: &&Element| here.compare_document_position(stop) & way != 0;
    if stops.iter().filter(lies_ahead).any(is_shown) {
        return false;
    }
    match stops.into_iter().find(is_shown) {
        Some(stop) => focus::focus(&stop),
        None => focus::focus(dialog),
    }
    true
}

/// Returns the first stop of a dialog; without any, the dialog itself.
fn first(dialog: &HtmlElement) -> Element {
    let stop = all(dialog, STOPS).into_iter().find(is_shown);
    stop.unwrap_or_else(|| dialog.clone().unchecked_into())
}
