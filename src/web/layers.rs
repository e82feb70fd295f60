//! What lies over the page for a while has the keyboard and the pointer for itself until it goes;
//! of several it is the uppermost.
//!
//! A dialog that the browser itself makes modal has that by making all else inert. For this the
//! style of every element of the page is worked out anew, when it comes and when it goes, and at a
//! table that takes longer than a press may wait for its answer: on a device four times as slow as the
//! one it was measured on, 100 to 210 ms each way, in place of 7 to 19. So a dialog is one that leaves the
//! page as it is, in a layer as large as the screen (`.scrim`): the layer is a popover, above
//! whatever the page holds, and takes what the pointer does; the focus is kept in here; and
//! `aria-modal` says to screen readers that nothing else is there, by itself, without inertness.

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::focus::{self, all, element, is_shown};
use super::listen::hear;

/// Where Tab stops: of radio buttons at the one that is on.
const STOPS: &str = "\
    :is(button, input, select, textarea, a[href], summary, [tabindex])\
    :not([tabindex='-1'], :disabled, [type='radio']:not(:checked))";

/// The dialogs over the page, the uppermost last.
#[derive(Clone, Copy)]
pub struct Layers(StoredValue<Vec<Layer>, LocalStorage>);

struct Layer {
    dialog: HtmlElement,
    /// Unset to close it.
    open: RwSignal<bool>,
    /// What had the focus when the dialog came.
    before: Option<Element>,
}

impl Layers {
    /// Makes the layers known to the page, and keeps the focus and Esc for the uppermost.
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

    /// Closes the uppermost dialog if it has been asked for but does not have the focus yet: what is
    /// pressed then is meant for it, and it can't hear it. Says whether it did.
    fn close_before_focus(self, focused: Option<Element>) -> bool {
        let Some(top) = self.top() else { return false };
        let is_inside = focused.is_some_and(|focused| top.contains(Some(&focused)));
        if !is_inside && let Some(open) = self.0.with_value(|all| Some(all.last()?.open)) {
            open.set(false);
        }
        !is_inside
    }

    /// The uppermost dialog, if any lies over the page.
    pub fn top(self) -> Option<HtmlElement> {
        self.0.try_update_value(|all| {
            // One may have gone together with the screen that it belonged to.
            all.retain(|layer| layer.dialog.is_connected());
            all.last().map(|layer| layer.dialog.clone())
        })?
    }

    /// Where the focus goes if what had it is gone: into the uppermost dialog, if there is one.
    pub fn home(self) -> Option<Element> {
        self.top().as_ref().map(first)
    }

    /// From now on this dialog is over all else; unsetting `open` closes it.
    pub fn put(self, dialog: &HtmlElement, open: RwSignal<bool>) {
        let (dialog, before) = (dialog.clone(), document().active_element());
        self.0.update_value(|all| all.push(Layer { dialog, open, before }));
    }

    /// Forgets a dialog. Returns what had the focus before it came.
    pub fn take(self, dialog: &HtmlElement) -> Option<Element> {
        self.0.try_update_value(|all| {
            let at = all.iter().position(|layer| layer.dialog == *dialog)?;
            all.remove(at).before
        })?
    }
}

/// What lies over the page around.
pub fn layers() -> Layers {
    expect_context()
}

/// Lets Tab go on at the other end of a dialog where it would leave it. Says whether it does.
pub fn goes_round(dialog: &HtmlElement, back: bool) -> bool {
    let Some(here) = document().active_element() else { return false };
    let way =
        if back { Node::DOCUMENT_POSITION_PRECEDING } else { Node::DOCUMENT_POSITION_FOLLOWING };
    let mut stops = all(dialog, STOPS);
    if back {
        stops.reverse();
    }
    // In the order in which Tab comes to them.
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

/// The first stop of a dialog; without any, itself.
fn first(dialog: &HtmlElement) -> Element {
    let stop = all(dialog, STOPS).into_iter().find(is_shown);
    stop.unwrap_or_else(|| dialog.clone().unchecked_into())
}
