//! The part of the page's address after `#`: what it asks for, and what stands there while a replay is
//! open. No other place reads or writes it.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::archive::{Address, Strange};

/// Browsers refuse addresses that change too often.
const REST: Duration = Duration::from_millis(300);

/// What the page's address asks for.
///
/// # Errors
/// If it is meant as an address of this page and is none.
pub fn read() -> Result<Address, Strange> {
    // Where there is no address nothing is asked for.
    Address::read(&window().location().hash().unwrap_or_default())
}

/// Puts something into the page's address, in place of what was there. Going back leads away from
/// the page as before.
pub fn write(address: &Address) {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let url = format!("{}{}{address}", part(location.pathname()), part(location.search()));
    if let Ok(history) = window().history() {
        // Where it may not be changed the page goes on without it.
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url)).unwrap_or_default();
    }
}

/// Keeps the page's address at what is on the screen, once that has rested for a moment; what was asked
/// for is gone with the screen.
pub fn follow(address: impl Fn() -> Address + Send + Sync + 'static) {
    let open = StoredValue::new(());
    let address = Memo::new(move |_| address());
    let mut soon = debounce(REST, move |address: Address| {
        // The screen may be gone by then.
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

/// Does something whenever the person changes the address by hand.
pub fn on_change(task: impl Fn(Result<Address, Strange>) + 'static) {
    let changed = window_event_listener(leptos::ev::hashchange, move |_| task(read()));
    on_cleanup(move || changed.remove());
}
