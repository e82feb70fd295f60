//! Controls that react during a lesson: the card, the bar, and what is lit; nothing else.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::card::CARD;
use super::teaching::{Teaching, teaching};
use crate::web::layers::layers;
use crate::web::places::area_of;

/// Controls that can have the focus.
const CONTROLS: &str = "button, [role=button], a[href], input, select, [tabindex='0']";
/// Places that react at any time.
const ALWAYS: &str = "#lesson-card, .lesson-bar, .scrim";

/// Keeps clicks and keys from what is not lit.
#[component]
pub fn Guard(children: Children) -> impl IntoView {
    let (teaching, layers) = (teaching(), layers());
    // Before the table hears of it; on the window, since nothing may have the focus.
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && layers.top().is_none() && teaching.escape() {
            event.prevent_default();
        }
    });
    on_cleanup(move || escape.remove());
    let click = move |event: ev::MouseEvent| {
        if !reacts(teaching, target(&event).as_ref()) {
            refuse(&event);
        }
    };
    let key = move |event: ev::KeyboardEvent| {
        let target = target(&event);
        if target.as_ref().is_some_and(|target| matches!(target.closest("dialog"), Ok(Some(_)))) {
            return;
        }
        match event.key().as_str() {
            // A key that is held down must not press what comes next.
            "Enter" | " " if event.repeat() => {
                event.prevent_default();
                event.stop_propagation();
            }
            "Enter" | " " if !reacts(teaching, target.as_ref()) => refuse(&event),
            "Tab" => {
                event.prevent_default();
                walk(teaching, event.shift_key());
            }
            _ => {}
        }
    };
    view! {
        <div class="lesson" on:click:capture=click on:keydown:capture=key>
            {children()}
        </div>
    }
}

fn target(event: &ev::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Whether something reacts now.
fn reacts(teaching: Teaching, target: Option<&Element>) -> bool {
    let Some(target) = target else { return false };
    matches!(target.closest(ALWAYS), Ok(Some(_)))
        || teaching.course().live().iter().any(|lit| lit.contains(Some(target)))
}

/// Stops a click or a key, and leads back to the card.
fn refuse(event: &ev::Event) {
    event.prevent_default();
    event.stop_propagation();
    let sentence = document().get_element_by_id("lesson-sentence");
    if let Some(sentence) = sentence.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // Where focus can't go it stays.
        sentence.focus().unwrap_or_default();
    }
}

/// Gives the focus to the next control that reacts, or the one before: those of the card, then what
/// is lit, then the bar, and around.
fn walk(teaching: Teaching, back: bool) {
    let whole = |selector: &str| document().query_selector(selector).ok().flatten();
    let parts = document().get_element_by_id(CARD).into_iter();
    let parts = parts.chain(teaching.course().live()).chain(whole(".lesson-bar"));
    let mut order: Vec<Element> = Vec::new();
    for part in parts {
        let inside = part.query_selector_all(CONTROLS).ok();
        let inside = inside.iter().flat_map(|inside| (0..inside.length()).map(|at| inside.get(at)));
        let inside = inside.filter_map(|node| node?.dyn_into::<Element>().ok());
        let own = part.matches(CONTROLS).unwrap_or(false).then(|| part.clone());
        for control in own.into_iter().chain(inside) {
            let hidden = area_of(&control).is_none() || control.class_list().contains("hidden");
            if !hidden && !order.contains(&control) {
                order.push(control);
            }
        }
    }
    let at = document().active_element().and_then(|now| order.iter().position(|one| *one == now));
    let next = match (at, back) {
        (None, false) => 0,
        (None, true) => order.len().saturating_sub(1),
        (Some(at), false) => (at + 1) % order.len(),
        (Some(at), true) => (at + order.len() - 1) % order.len(),
    };
    let Some(control) = order.into_iter().nth(next) else { return };
    match control.dyn_into::<HtmlElement>() {
        // Where focus can't go it stays.
        Ok(control) => control.focus().unwrap_or_default(),
        Err(control) => {
            if let Ok(control) = control.dyn_into::<web_sys::SvgElement>() {
                control.focus().unwrap_or_default();
            }
        }
    }
}
