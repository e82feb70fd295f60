//! The part of the page's address after `#`, read at the start and written during a replay. Only this
//! module reads or writes it.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::archive::{Address, Strange};

/// Minimum time between changes, since browsers refuse addresses that change too often.
const REST: Duration = Duration::from_millis(300);

/// Reads the request in the page's address.
///
/// # Errors
/// Returns an error if the address is meant for this page but invalid.
pub fn read() -> Result<Address, Strange> {
    // Without an address there is no request.
    Address::read(&window().location().hash().unwrap_or_default())
}

/// Replaces the request in the page's address. The back button still leaves the page.
pub fn write(address: &Address) {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let url = format!("{}{}{address}", part(location.pathname()), part(location.search()));
    if let Ok(history) = window().history() {
        // If it can't be changed, the page continues without it.
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url)).unwrap_or_default();
    }
}

/// Keeps the page's address in step with the screen, after a short rest; the request is removed with the
/// screen.
pub fn follow(address: impl Fn() -> Address + Send + Sync + 'static) {
    let open = StoredValue::new(());
    let address = Memo::new(move |_| address());
    let mut soon = debounce(REST, move |address: Address| {
        // The screen may be gone by now.
        if open.try_get_value().is_some() {
            write(&address);
        }
    });
    Effect::new(move |before: Option<()>| match before {
        None => write(&address.get()),
        Some(()) => soon(address.get()),
    });
    on_cleanup(|| write(&Address::Nothing));
}

/// Runs a task whenever the person changes the address by hand.
pub fn on_change(task: impl Fn(Result<Address, Strange>) + 'static) {
    let changed = window_event_listener(leptos::ev::hashchange, move |_| task(read()));
    on_cleanup(move || changed.remove());
}
