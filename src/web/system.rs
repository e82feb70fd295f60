//! What the system hands to the installed page, files and texts that were opened or shared with it, and what it shows of
//! the page: the mark on its icon.

use std::cell::Cell;

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{File, Url};

#[wasm_bindgen]
extern "C" {
    /// The browser's queue of what the page was opened with.
    type LaunchQueue;

    #[wasm_bindgen(method, js_name = setConsumer)]
    fn set_consumer(this: &LaunchQueue, consumer: &Function);

    /// What the page was opened with.
    type Launch;

    #[wasm_bindgen(method, getter, js_name = targetURL)]
    fn target(this: &Launch) -> Option<String>;

    #[wasm_bindgen(method, getter)]
    fn files(this: &Launch) -> Option<Array>;

    /// A file that the system names.
    type Named;

    #[wasm_bindgen(method, js_name = getFile)]
    fn file(this: &Named) -> Promise;
}

/// Runs a task for each file that the system opens with the page, and another for each address that it opens in the window
/// that is there, which `begun` with one of its own. Only an installed page is opened with anything.
pub fn on_launch(
    begun: String,
    open_file: impl Fn(File) + Clone + 'static,
    open_address: impl Fn(Url) + 'static,
) {
    let Ok(queue) = Reflect::get(&window(), &"launchQueue".into()) else { return };
    if queue.is_undefined() {
        return;
    }
    // The address that a new window began with is opened as any other page's.
    let is_first = Cell::new(true);
    let launched = Closure::<dyn Fn(Launch)>::new(move |launch: Launch| {
        let files = launch.files().unwrap_or_default();
        for file in files.iter() {
            let open = open_file.clone();
            let there = Closure::once(move |file: JsValue| open(file.unchecked_into()));
            // One that can't be read any more is none.
            let gone = Closure::once(|_: JsValue| {});
            drop(file.unchecked_into::<Named>().file().then2(&there, &gone));
            there.forget();
            gone.forget();
        }
        let address = launch.target().filter(|address| !is_first.get() || *address != begun);
        is_first.set(false);
        if let Some(address) = address.and_then(|address| Url::new(&address).ok()) {
            open_address(address);
        }
    });
    queue.unchecked_into::<LaunchQueue>().set_consumer(launched.as_ref().unchecked_ref());
    launched.forget();
}

/// Returns what another application has shared with the page: the texts in an address's query.
pub fn shared(address: &Url) -> Option<String> {
    let fields = address.search_params();
    let texts: Vec<String> =
        ["title", "text", "url"].into_iter().filter_map(|name| fields.get(name)).collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// Shows a number on the icon of the installed page, or none for 0, where the system can.
pub fn mark_icon(number: usize) {
    let navigator = window().navigator();
    let (name, number) = match number {
        0 => ("clearAppBadge", Array::new()),
        number => ("setAppBadge", Array::of1(&(number as f64).into())),
    };
    let mark = Reflect::get(&navigator, &name.into()).ok();
    if let Some(mark) = mark.and_then(|mark| mark.dyn_into::<Function>().ok()) {
        // A page that is not installed has no icon: that it is refused says nothing else.
        let refused = Closure::once(|_: JsValue| {});
        if let Ok(marked) = Reflect::apply(&mark, &navigator, &number) {
            drop(marked.unchecked_into::<Promise>().catch(&refused));
        }
        refused.forget();
    }
}
