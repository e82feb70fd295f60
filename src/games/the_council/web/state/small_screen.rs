//! Parts shown on a screen that has no room for the whole table, and the suit that is looked at.

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::Draft;
use crate::games::the_council::scene::place::Place;
use crate::games::the_council::web::tab::{Tab, tab_of};
use crate::web::screen::Small;

/// Parts of a table that a small screen shows.
#[derive(Clone, Copy)]
pub struct SmallScreen {
    /// Part of the table that a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Suit under the pointer: its column and its chips are marked.
    pub suit: RwSignal<Option<Suit>>,
}

impl SmallScreen {
    /// Marks a suit, or none.
    pub fn look_at(self, suit: Option<Suit>) {
        if self.suit.get_untracked() != suit {
            self.suit.set(suit);
        }
    }
}

impl Small<TheCouncil> for SmallScreen {
    /// Selector of the hall, which is seen whole or not at all.
    const WINDOW: &'static str = ".hall";

    /// Returns the state with the stage shown.
    fn new(_: &View) -> SmallScreen {
        SmallScreen { tab: RwSignal::new(Tab::Stage), suit: RwSignal::new(None) }
    }

    /// Turns the screen to the next target of a draft.
    fn turn_to_next(self, draft: &Draft, _: &View) {
        if draft.kind == Some(Kind::Draft) && draft.card.is_none() {
            self.tab.set(Tab::Stage);
        }
    }

    /// Turns the screen to the first of these places that it can show.
    fn turn_to(self, places: &[Place]) {
        if let Some(tab) = places.iter().find_map(|&place| tab_of(place)) {
            self.tab.set(tab);
        }
    }

    fn turn_to_lit(self, places: &[Place]) {
        if places.is_empty() {
            self.tab.set(Tab::Stage);
        } else {
            self.turn_to(places);
        }
    }

    fn track(self) {
        self.tab.track();
    }

    fn show_log(self) {
        self.tab.set(Tab::Log);
    }

    fn tab(self) -> &'static str {
        self.tab.get().word()
    }
}
