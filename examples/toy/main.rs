//! The toy in the browser: a page with one game, for development. `.ci/page.sh target/toy toy` builds it.

use curia::bots::thinker;
use curia::page::{Known, Page};
use curia::web::crash::watch as watch_for_panics;
use curia::wire::thread::{is_thread, serve};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use toy::{Toy, text, web};

#[allow(dead_code, reason = "the tests ask for more of it")]
#[path = "mod.rs"]
mod toy;

/// The game for the bots' thread.
const BOTS: &[thinker::Known] = &[thinker::Known::of::<Toy>()];
/// The game for the page.
const GAMES: &[Known] =
    &[Known::whole::<Toy>(web::FRONT, &text::file::FILES, &text::manual::FILES)];

/// One program is both: the page, and the thread of bots that the page starts.
fn main() -> Result<(), JsValue> {
    if is_thread() {
        return serve(BOTS);
    }
    watch_for_panics();
    mount_to_body(|| view! { <Page games=GAMES /> });
    Ok(())
}
