//! The part of the page's address after `#`: the table or the replay on the screen, and what was shared with the page.
//! Only this module reads or writes it.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{History, Url};

use super::system::shared;
use crate::archive::{Address, Strange};

/// Minimum time between changes, since browsers refuse addresses that change too often.
const REST: Duration = Duration::from_millis(300);
/// Mark of an entry of the browser's history with the start page below it.
const ABOVE_START: &str = "above the start page";
/// The same with the table of a match below it.
const ABOVE_TABLE: &str = "above the table";

/// Reads the request in the page's address.
///
/// # Errors
/// Returns an error if the address is meant for this page but invalid.
pub fn read() -> Result<Address, Strange> {
    // Without an address there is no request.
    Address::read(&window().location().hash().unwrap_or_default())
}

/// Goes to the screen of this browser that a text names, if it is its address, and returns whether it is.
pub fn go_to(text: &str) -> bool {
    let text = text.trim();
    let Some(request) = text.find('#').map(|at| &text[at..]) else { return false };
    let names_screen = match Address::read(request) {
        Ok(Address::Nothing | Address::Link(_)) | Err(_) => false,
        Ok(_) => true,
    };
    names_screen && window().location().set_hash(request).is_ok()
}

/// Takes what another application has shared with the page out of its address.
pub fn take_shared() -> Option<String> {
    let location = window().location();
    let shared = shared(&Url::new(&location.href().ok()?).ok()?)?;
    let (path, request) = (location.pathname().ok()?, location.hash().unwrap_or_default());
    let history = window().history().ok()?;
    // If it stays there, a reload asks again.
    history
        .replace_state_with_url(&here(&history), "", Some(&format!("{path}{request}")))
        .unwrap_or_default();
    Some(shared)
}

/// Writes the request for the screen that opens. The back button leads from there to the start page, if it
/// was open before.
pub fn enter(address: &Address) {
    answer_link();
    let is_start = read() == Ok(Address::Nothing);
    write(address, is_start.then_some(ABOVE_START));
}

/// Writes the request for a screen that opens in place of a table, to which the back button leads.
pub fn enter_above_table(address: &Address) {
    write(address, Some(ABOVE_TABLE));
}

/// Returns to the request for the table that such a screen was opened at.
pub fn back_to_table(table: &Address) {
    match window().history() {
        Ok(history) if here(&history) == ABOVE_TABLE => {
            // If it can't, the page continues with the address that it has.
            history.back().unwrap_or_default();
        }
        _ => enter(table),
    }
}

/// Removes a link whose question is answered: neither a reload nor the back button asks it again.
pub fn answer_link() {
    if matches!(read(), Ok(Address::Link(_))) {
        leave();
    }
}

/// Removes the request, on the way to the start page.
pub fn leave() {
    write(&Address::Nothing, None);
}

/// Writes a request over the one in the page's address, or above that, in an entry with this mark.
fn write(address: &Address, above: Option<&str>) {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let url = format!("{}{}{address}", part(location.pathname()), part(location.search()));
    let Ok(history) = window().history() else { return };
    let here = here(&history);
    // An entry that already has this below it needs no other.
    let mark = above.map(JsValue::from).filter(|mark| here != *mark);
    let written = match mark {
        Some(mark) => history.push_state_with_url(&mark, "", Some(&url)),
        None => history.replace_state_with_url(&here, "", Some(&url)),
    };
    // If it can't be changed, the page continues without it.
    written.unwrap_or_default();
}

/// Returns the mark of the current entry.
fn here(history: &History) -> JsValue {
    history.state().unwrap_or_default()
}

/// Keeps the page's address in step with the screen, after a short rest, as long as the screen is there. `begin` writes
/// the first one.
pub fn follow(begin: fn(&Address), address: impl Fn() -> Address + Send + Sync + 'static) {
    let open = StoredValue::new(());
    let address = Memo::new(move |_| address());
    let mut soon = debounce(REST, move |address: Address| {
        // The screen may be gone by now.
        if open.try_get_value().is_some() {
            enter(&address);
        }
    });
    Effect::new(move |before: Option<()>| match before {
        None => begin(&address.get()),
        Some(()) => soon(address.get()),
    });
}

/// Runs a task whenever the person changes the address, by hand or by the browser's back and forward.
pub fn on_change(task: impl Fn(Result<Address, Strange>) + 'static) {
    let changed = window_event_listener(leptos::ev::hashchange, move |_| task(read()));
    on_cleanup(move || changed.remove());
}
