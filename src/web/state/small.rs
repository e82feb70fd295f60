//! What a phone shows of a table that it has no room for.

use leptos::prelude::*;

use crate::scene::viewport::Viewport;
use crate::vocabulary::Vocabulary;
use crate::web::screen::Screen;

/// What a phone shows of a table.
pub struct Small<G: Screen> {
    /// The part of the table; `None` if it has no parts.
    pub tab: RwSignal<Option<G::Tab>>,
    /// The part of the map.
    pub viewport: RwSignal<Viewport>,
    /// The list that is open over the table.
    pub list: RwSignal<Option<G::List>>,
}

impl<G: Screen> Clone for Small<G> {
    fn clone(&self) -> Small<G> {
        *self
    }
}

impl<G: Screen> Copy for Small<G> {}

impl<G: Screen> Small<G> {
    /// Returns what is shown at first.
    pub fn first() -> Small<G> {
        Small {
            tab: RwSignal::new(G::Tab::ALL.first().copied()),
            viewport: RwSignal::new(Viewport::first(G::MAP)),
            list: RwSignal::new(None),
        }
    }

    /// Turns to what a draft needs next.
    pub fn turn_to_next(self, draft: &G::Draft, view: &G::View) {
        if let Some(tab) = G::next_tab(draft, view) {
            self.tab.set(Some(tab));
        }
    }

    /// Turns to the first of these places that it can show.
    pub fn turn_to(self, places: &[G::Place], view: &G::View) {
        if let Some(tab) = places.iter().find_map(|&place| (G::PARTS.tab_of)(place)) {
            self.tab.set(Some(tab));
        }
        if let Some(viewport) = G::toward(places, view) {
            self.viewport.set(viewport);
        }
    }

    /// Turns to all that a lesson is about, or to the beginning.
    pub fn turn_to_lit(self, places: &[G::Place], view: &G::View) {
        if places.is_empty() {
            self.tab.set(G::Tab::ALL.first().copied());
        } else {
            self.turn_to(places, view);
        }
    }

    /// Closes the list over the table.
    pub fn close_list(self) {
        // Setting wakes every reader, even if nothing changes.
        if self.list.with_untracked(Option::is_some) {
            self.list.set(None);
        }
    }
}
