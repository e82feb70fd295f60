//! Parts shown on a screen that has no room for the whole table, and what is looked at.

use leptos::prelude::*;

use crate::games::four_towers::rules::action::Kind;
use crate::games::four_towers::rules::components::{Champion, Village};
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::place::Place;
use crate::games::four_towers::scene::viewport::{MapPart, Viewport, toward};
use crate::games::four_towers::web::tab::{Tab, tab_of};
use crate::web::touch::{Touch, touch};

/// Parts of a table that a small screen shows.
#[derive(Clone, Copy)]
pub struct SmallScreen {
    /// Part of the table that a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Part of the map that a narrow screen shows.
    pub viewport: RwSignal<Viewport>,
    /// Whether the ten plays are open as a sheet.
    pub plays: RwSignal<bool>,
    /// Champion whose card is shown in large.
    pub card: RwSignal<Option<Champion>>,
    /// Fingers on the screen.
    pub touch: Touch,
}

impl SmallScreen {
    /// Returns the state with the west of the map shown.
    pub fn new() -> SmallScreen {
        SmallScreen {
            tab: RwSignal::new(Tab::Map),
            viewport: RwSignal::new(Viewport::of(MapPart::West)),
            plays: RwSignal::new(false),
            card: RwSignal::new(None),
            touch: touch(),
        }
    }

    /// Turns the screen to the next target of a draft.
    pub fn turn_to_next(self, draft: &Draft, view: &View) {
        let tab = match (draft.kind, draft.asks(&view.table)) {
            (Some(Kind::Expand), _) | (_, Some(Part::Village | Part::To)) => Some(Tab::Map),
            (_, Some(Part::Slot)) => Some(Tab::Towers),
            (Some(Kind::Assign), _) => Some(Tab::Mats),
            (_, Some(Part::Champion | Part::Space)) => Some(Tab::Mats),
            _ => None,
        };
        if let Some(tab) = tab {
            self.tab.set(tab);
        }
        if let (Some(Kind::Expand), Some(village)) = (draft.kind, draft.village) {
            self.show(village);
        }
    }

    /// Turns the map to a village.
    pub fn show(self, village: Village) {
        self.viewport.set(toward(village));
    }

    /// Turns the screen to the first of these places that it can show.
    pub fn turn_to(self, places: &[Place]) {
        if let Some(tab) = places.iter().find_map(|&place| tab_of(place)) {
            self.tab.set(tab);
        }
        let village = places.iter().find_map(|&place| match place {
            Place::Village(village) => Some(village),
            _ => None,
        });
        if let Some(village) = village {
            self.show(village);
        }
    }

    /// Closes what is open over the table.
    pub fn close(self) {
        // Setting wakes every reader, even if nothing changes.
        if self.plays.get_untracked() {
            self.plays.set(false);
        }
        if self.card.with_untracked(Option::is_some) {
            self.card.set(None);
        }
    }
}
