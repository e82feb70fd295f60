//! The page.

use curia::page::{GAMES, Page};
use curia::web::crash::watch as watch_for_panics;
use leptos::prelude::*;

fn main() {
    watch_for_panics();
    mount_to_body(|| view! { <Page games=GAMES /> });
}
