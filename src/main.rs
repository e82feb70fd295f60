//! The page.

use curia::web::App;
use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    if let Some(waiting) = document().get_element_by_id("boot") {
        waiting.remove();
    }
    mount_to_body(App);
}
