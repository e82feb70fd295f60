//! Fetching all parts in the background, so that no click waits for one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::part::Coming;
use crate::web::focus::after_drawing;

/// So long the page is left alone after all that it needs has come.
const REST: Duration = Duration::from_millis(100);

/// Has all parts fetched once the page around has been drawn, with its fonts.
pub fn fetch_soon(all: impl Fn() -> Coming<()> + Copy + 'static) {
    after_drawing(move || {
        let fetch = move || {
            spawn_local(async move {
                // What does not come now is asked for again when it is needed.
                all().await.unwrap_or_default();
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
