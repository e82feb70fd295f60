//! A match from a link, shown before anything begins.

use leptos::prelude::*;

use super::given::offer;
use crate::page::games::games;
use crate::page::ways::Ways;
use crate::text::text;
use crate::web::address;
use crate::web::dialog::Sheet;
use crate::web::later::part;

/// The match from a link.
#[derive(Clone, Copy)]
pub struct Linked {
    /// Link, or another text in its place.
    given: RwSignal<String>,
    is_open: RwSignal<bool>,
}

impl Linked {
    /// Returns a dialog without a match.
    pub fn new() -> Linked {
        Linked { given: RwSignal::new(String::new()), is_open: RwSignal::new(false) }
    }

    /// Opens a link, the address of a screen, or another text pasted in its place.
    pub fn open(&self, text: &str) {
        if address::go_to(text) {
            return;
        }
        self.given.set(text.to_owned());
        self.is_open.set(true);
    }
}

/// Dialog that shows the match and the ways to use it.
#[component]
pub fn LinkedSheet(linked: Linked, ways: Ways) -> impl IntoView {
    let Linked { given, is_open } = linked;
    // Until then a reload, or another browser that opens the address, asks again.
    Effect::new(move |was_open: Option<bool>| {
        if was_open == Some(true) && !is_open.get() {
            address::answer_link();
        }
        is_open.get()
    });
    let games = games();
    let offered = move || offer(games, given.get_untracked(), is_open, ways);
    let shown = move || {
        given.track();
        is_open.get().then(|| part(offered, None))
    };
    view! {
        <Sheet open=is_open title=text().matches().linked_title().to_owned() class="dlg linked">
            {shown}
        </Sheet>
    }
}
