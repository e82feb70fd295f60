//! The page.

use curia::page::App;
use curia::web::crash::watch as watch_for_panics;
use leptos::prelude::*;

fn main() {
    watch_for_panics();
    if let Some(waiting) = document().get_element_by_id("boot") {
        waiting.remove();
    }
    mount_to_body(App);
}
