//! The place that is open in the rules, and the ways to it.

use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent};

use crate::games::council_of_4::text::rules::{Anchor, Topic};
use crate::games::council_of_4::text::tip::topic_of;
use crate::text::search::Spot;
use crate::web::listen::hear;

/// Start of the address of a place in the rules, after the page's own address.
pub const ADDRESS: &str = "#rules/";

/// Place in the rules, and whether they are open.
#[derive(Clone, Copy)]
pub struct Rules {
    pub open: RwSignal<bool>,
    pub place: RwSignal<Anchor>,
    /// Whether a narrow screen shows the contents in place of a section.
    pub listing: RwSignal<bool>,
    pub query: RwSignal<String>,
    /// The hit that is shown.
    pub spot: RwSignal<Option<Spot>>,
}

impl Rules {
    /// Makes the rules known to the page, and opens them if its address asks for that.
    pub fn provide() {
        let rules = Rules {
            open: RwSignal::new(false),
            place: RwSignal::new(Anchor::Section(Topic::Aim)),
            listing: RwSignal::new(true),
            query: RwSignal::new(String::new()),
            spot: RwSignal::new(None),
        };
        provide_context(rules);
        let by_address = move || {
            let hash = window().location().hash().unwrap_or_default();
            if let Some(place) = hash.strip_prefix(ADDRESS).and_then(Anchor::of_address) {
                rules.open_at(place);
            }
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
            let key = focused.and_then(|focused| focused.get_attribute("data-tip"));
            match key.and_then(|key| topic_of(&key)) {
                Some(topic) => rules.open_at(Anchor::Section(topic)),
                None => rules.open(),
            }
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
    pub fn open_at(self, place: Anchor) {
        if !self.open.get_untracked() {
            self.open();
        }
        self.go(place);
    }

    /// Goes to a place of the open rules.
    pub fn go(self, place: Anchor) {
        self.listing.set(false);
        self.spot.set(None);
        self.place.set(place);
    }
}

/// The rules of the page around.
pub fn rules() -> Rules {
    expect_context()
}
