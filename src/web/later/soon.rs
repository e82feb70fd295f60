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

/// Fetches parts after the surrounding page has been drawn, with its fonts.
pub fn fetch_soon(parts: impl Fn() -> Coming<()> + Copy + 'static) {
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
