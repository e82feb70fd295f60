//! Events of the whole page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// Listens to an event of the whole page before its target gets it, for as long as the page exists. What it
/// does may cause the next such event: moving the focus tells of the focus before it returns.
pub fn hear<E: JsCast + 'static>(event: &str, heard: impl Fn(E) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            heard(event);
        }
    });
    let listening = document().add_event_listener_with_callback_and_bool(
        event,
        listener.as_ref().unchecked_ref(),
        true,
    );
    if listening.is_ok() {
        listener.forget();
    }
}
