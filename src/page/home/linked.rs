//! A match that came by a link: what it is, before anything is begun.

use leptos::prelude::*;

use super::given::offer;
use crate::page::games::games;
use crate::page::ways::Ways;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::later::part;

/// What came by a link.
#[derive(Clone, Copy)]
pub struct Linked {
    /// A link, or whatever was given in its place.
    given: RwSignal<String>,
    is_open: RwSignal<bool>,
}

impl Linked {
    /// Nothing came yet.
    pub fn new() -> Linked {
        Linked { given: RwSignal::new(String::new()), is_open: RwSignal::new(false) }
    }

    /// Reads a link, or whatever was pasted in its place.
    pub fn open(&self, text: &str) {
        self.given.set(text.to_owned());
        self.is_open.set(true);
    }
}

/// What it is, and what can be done with it.
#[component]
pub fn LinkedSheet(linked: Linked, ways: Ways) -> impl IntoView {
    let Linked { given, is_open } = linked;
    let games = games();
    let offered = move || offer(games, given.get_untracked(), is_open, ways);
    let shown = move || {
        given.track();
        is_open.get().then(|| part(offered, None))
    };
    view! {
        <Sheet open=is_open title=text().matches().linked_title.to_owned() class="dlg linked">
            {shown}
        </Sheet>
    }
}
