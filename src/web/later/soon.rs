//! Background loading of parts, so that no click waits for one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::part::Coming;
use crate::web::focus::after_drawing;

/// Rest after the page has loaded everything it needs.
const REST: Duration = Duration::from_millis(100);

/// Attribute of the root where a connection is slow or paid by size, by `public/offline.js`.
const SPARING: &str = "data-sparing";

/// Whether nothing is fetched unasked, since the connection is slow or paid by size.
pub fn is_sparing() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute(SPARING))
}

/// Fetches parts after the surrounding page has been drawn, with its fonts, unless the connection is to be spared.
pub fn fetch_soon(parts: impl Fn() -> Coming<()> + Copy + 'static) {
    if is_sparing() {
        return;
    }
    after_drawing(move || {
        let fetch = move || {
            spawn_local(async move {
                // A part that fails now is fetched again when it is needed.
                parts().await.unwrap_or_default();
            });
        };
        let soon = move |_: JsValue| set_timeout(fetch, REST);
        let done = Closure::once(soon);
        match document().fonts().ready() {
            Ok(ready) => drop(ready.then(&done)),
            Err(_) => fetch(),
        }
        done.forget();
    });
}
