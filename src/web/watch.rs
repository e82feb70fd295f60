//! Recovery of a lost keyboard focus.
//!
//! The focused element may disappear with its screen or action: then the focus goes to the first element with `data-home`
//! that is shown and available, else to the heading. `data-home="next"`, the next step, comes before all others;
//! `data-home="else"` after them: there keys mean what the table says. While a dialog is over the page the focus stays
//! in there.

use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, MutationObserver, MutationObserverInit};

use super::focus::{
    after_drawing, all, closest, element, focus, is_nowhere, is_shown, make_stop, settle,
};
use super::layers::{Layers, layers};

const FOCUSABLE: &str = "button, input, select, textarea, a[href], summary, [tabindex]";

/// Watches the focus as long as the page exists.
pub fn watch_focus() {
    let last = StoredValue::new_local(None::<Element>);
    let entered = window_event_listener(ev::focusin, move |event| {
        let target = element(event.target());
        if let Some(target) = &target {
            make_stop(target);
        }
        last.set_value(target);
    });
    // A click beside everything leaves no focus.
    let pressed = window_event_listener(ev::pointerdown, move |event| {
        let control = element(event.target()).and_then(|target| closest(&target, FOCUSABLE));
        if control.is_none() {
            last.set_value(None);
        }
    });
    // After a change is complete and drawn, and a closing dialog has returned the focus.
    let layers = layers();
    let waits = StoredValue::new(false);
    let look = move || {
        waits.try_set_value(false);
        all(&document(), "[data-roving]").iter().for_each(settle);
        let Some(Some(last)) = last.try_get_value() else { return };
        if is_lost(&last) {
            go_home(layers);
        } else if is_nowhere() {
            // A list was reordered, and the browser removed the focus from the moved element.
            focus(&last);
        }
    };
    let look_soon = move || {
        if waits.try_get_value() == Some(false) {
            waits.set_value(true);
            after_drawing(look);
        }
    };
    // An element hidden only by a style sheet loses the focus with no other event.
    let left = window_event_listener(ev::focusout, move |_| look_soon());
    on_cleanup(move || {
        entered.remove();
        pressed.remove();
        left.remove();
    });
    let changed = Closure::<dyn FnMut()>::new(look_soon);
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_subtree(true);
    // Attributes that hide part of the page without removing it.
    let hides = ["class", "data-tab", "data-acts", "data-log", "data-open", "hidden", "open"];
    options.set_attribute_filter(&hides.into_iter().map(JsValue::from).collect::<Array>());
    let body = document().body();
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.as_ref().unchecked_ref()), body)
    {
        // Fails only without anything to observe.
        observer.observe_with_options(&body, &options).unwrap_or_default();
    }
    // It lives as long as the page.
    changed.forget();
}

/// Whether the last focused element is gone, and no other has the focus.
fn is_lost(last: &Element) -> bool {
    let has_it = document().active_element().as_ref() == Some(last);
    (has_it || is_nowhere()) && !is_shown(last)
}

fn go_home(layers: Layers) {
    if let Some(home) = layers.home() {
        focus(&home);
        return;
    }
    let homes: Vec<Element> =
        all(&document(), "[data-home]").into_iter().filter(is_shown).collect();
    let takes_it = |home: &Element| {
        focus(home);
        document().active_element().as_ref() == Some(home)
    };
    let is = |home: &Element, kind| home.get_attribute("data-home").as_deref() == Some(kind);
    // The next step, even if something it needs is still missing.
    let next = homes.iter().filter(|home| is(home, "next"));
    let available =
        |home: &&Element| home.get_attribute("aria-disabled").as_deref() != Some("true");
    let begins = homes.iter().filter(|home| !is(home, "else")).filter(available);
    let otherwise = homes.iter().filter(|home| is(home, "else"));
    let in_order = next.chain(begins).chain(otherwise).chain(&homes);
    if in_order.into_iter().any(takes_it) {
        return;
    }
    if let Some(heading) = all(&document(), "h1").into_iter().find(is_shown) {
        heading.set_attribute("tabindex", "-1").unwrap_or_default();
        focus(&heading);
    }
}
