//! The place that is open in the rules, and the ways to it.

use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent};

use crate::text::search::Spot;
use crate::web::listen::hear;

/// Start of the address of a place in the rules, after the page's own address.
const ADDRESS: &str = "#rules/";

/// Returns the address of a place in the rules of a game.
pub fn address_of(game: &str, place: &str) -> String {
    format!("{ADDRESS}{game}/{place}")
}

/// Place in the rules, and whether they are open.
#[derive(Clone, Copy)]
pub struct Rules {
    pub open: RwSignal<bool>,
    /// Address of the place; of one that is not in the rules of the game, the first section is shown.
    pub place: RwSignal<String>,
    /// Key of the tip that is asked about, until its section is found.
    pub asked: RwSignal<Option<String>>,
    /// Whether a narrow screen shows the contents in place of a section.
    pub listing: RwSignal<bool>,
    pub query: RwSignal<String>,
    /// The hit that is shown.
    pub spot: RwSignal<Option<Spot>>,
}

impl Rules {
    /// Makes the rules known to the page, and opens them if its address asks for that. `choose` chooses the game that
    /// an address names; an old one names none.
    pub fn provide(choose: impl Fn(Option<&str>) + Clone + 'static) {
        let rules = Rules {
            open: RwSignal::new(false),
            place: RwSignal::new(String::new()),
            asked: RwSignal::new(None),
            listing: RwSignal::new(true),
            query: RwSignal::new(String::new()),
            spot: RwSignal::new(None),
        };
        provide_context(rules);
        let by_address = move || {
            let hash = window().location().hash().unwrap_or_default();
            let Some(named) = hash.strip_prefix(ADDRESS) else { return };
            let (game, place) = match named.split_once('/') {
                Some((game, place)) => (Some(game), place),
                None => (None, named),
            };
            choose(game);
            rules.open_at(place.to_owned());
        };
        by_address();
        window_event_listener_untyped("hashchange", move |_: Event| by_address());
        // Wherever one is, what is asked about is what has the focus.
        hear("keydown", move |event: KeyboardEvent| {
            if event.key() != "F1" {
                return;
            }
            event.prevent_default();
            if event.repeat() || rules.open.get_untracked() {
                return;
            }
            let focused = document().active_element();
            rules.asked.set(focused.and_then(|focused| focused.get_attribute("data-tip")));
            rules.open();
        });
    }

    /// Opens the rules where they were left; on a narrow screen, their contents.
    pub fn open(self) {
        self.listing.set(true);
        self.query.set(String::new());
        self.spot.set(None);
        self.open.set(true);
    }

    /// Opens the rules at a place.
    pub fn open_at(self, place: String) {
        if !self.open.get_untracked() {
            self.open();
        }
        self.go(place);
    }

    /// Goes to a place of the open rules.
    pub fn go(self, place: String) {
        self.listing.set(false);
        self.spot.set(None);
        self.place.set(place);
    }
}

/// The rules of the page around.
pub fn rules() -> Rules {
    expect_context()
}
