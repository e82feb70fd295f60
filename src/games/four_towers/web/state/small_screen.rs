//! Parts shown on a screen that has no room for the whole table, and what is looked at.

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Kind;
use crate::games::four_towers::rules::components::{Champion, Village};
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::place::Place;
use crate::games::four_towers::scene::viewport::{MapPart, Viewport, toward};
use crate::games::four_towers::web::tab::{Tab, tab_of};
use crate::games::four_towers::web::travel::travel;
use crate::scene::travel::Travel;
use crate::web::screen::Small;
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
    /// Turns the map to a village.
    pub fn show(self, village: Village) {
        self.viewport.set(toward(village));
    }
}

impl Small<FourTowers> for SmallScreen {
    /// Selector of the map, of which a phone shows a part.
    const WINDOW: &'static str = ".map";

    /// Returns the state with the west of the map shown.
    fn new(_: &View) -> SmallScreen {
        SmallScreen {
            tab: RwSignal::new(Tab::Map),
            viewport: RwSignal::new(Viewport::of(MapPart::West)),
            plays: RwSignal::new(false),
            card: RwSignal::new(None),
            touch: touch(),
        }
    }

    /// Turns the screen to the next target of a draft.
    fn turn_to_next(self, draft: &Draft, view: &View) {
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

    /// Turns the screen to the first of these places that it can show.
    fn turn_to(self, places: &[Place]) {
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

    fn turn_to_lit(self, places: &[Place]) {
        if places.is_empty() {
            self.tab.set(Tab::Map);
        } else {
            self.turn_to(places);
        }
    }

    fn track(self) {
        self.tab.track();
        self.viewport.track();
    }

    fn show_log(self) {
        self.tab.set(Tab::Log);
    }

    fn tab(self) -> &'static str {
        self.tab.get().word()
    }

    /// Closes what is open over the table.
    fn close_lists(self) {
        // Setting wakes every reader, even if nothing changes.
        if self.plays.get_untracked() {
            self.plays.set(false);
        }
        if self.card.with_untracked(Option::is_some) {
            self.card.set(None);
        }
    }

    fn travel(self, way: Travel) -> bool {
        travel(way)
    }
}
