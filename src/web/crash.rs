//! Reports of panics to a script outside this code, `public/crash.js`, since nothing here is reliable
//! after one. The script gets the message, and knows which match is on the table.

use std::panic::{PanicHookInfo, set_hook};

use leptos::prelude::*;
use web_sys::{CustomEvent, CustomEventInit, Event};

use crate::archive::MatchId;

/// Event that says that this code runs, and that nothing of it ran before.
const RUN: &str = "curia-run";
/// Event that reports a panic.
const PANIC: &str = "curia-panic";
/// Attribute of the root that names the match on the table.
const ON_TABLE: &str = "data-match";

/// Says that the page's code begins, and reports every panic from now on, in the console as well.
pub fn watch() {
    if let Some(window) = web_sys::window()
        && let Ok(event) = Event::new(RUN)
    {
        // It does not matter whether anyone listens.
        window.dispatch_event(&event).map(drop).unwrap_or_default();
    }
    set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        tell(info);
    }));
}

/// Names the match on the table until its owner is dropped.
pub fn name_match(id: MatchId) {
    let Some(root) = document().document_element() else { return };
    // Neither can fail: the name is fixed and valid.
    root.set_attribute(ON_TABLE, &id.to_string()).unwrap_or_default();
    on_cleanup(|| {
        let root = document().document_element();
        root.map(|root| root.remove_attribute(ON_TABLE).unwrap_or_default()).unwrap_or_default();
    });
}

/// Reports a panic. No code in here may panic.
fn tell(info: &PanicHookInfo<'_>) {
    let details = CustomEventInit::new();
    details.set_detail(&info.to_string().into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(PANIC, &details)
        && let Some(window) = web_sys::window()
    {
        // It does not matter whether anyone listens.
        window.dispatch_event(&event).map(drop).unwrap_or_default();
    }
}
