//! Parts shown on a screen that has no room for the whole table.

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Kind;
use crate::games::council_of_4::rules::board::{Plan, Region};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Draft;
use crate::games::council_of_4::scene::place::Place;
use crate::games::council_of_4::scene::viewport::{MapPart, Viewport, over, toward};
use crate::games::council_of_4::web::tab::{Tab, tab_of};
use crate::games::council_of_4::web::travel::travel;
use crate::scene::travel::Travel;
use crate::web::screen::Small;

/// Parts of a table that a small screen shows.
#[derive(Clone, Copy)]
pub struct SmallScreen {
    /// Board of the table.
    pub plan: Plan,
    /// Part of the table that a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Part of the map that a narrow screen shows.
    pub viewport: RwSignal<Viewport>,
    /// Action list that is open on a phone.
    pub list: RwSignal<Option<ActionList>>,
}

/// Action list that a phone opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionList {
    /// The four main actions.
    Main,
    /// The four quick actions.
    Quick,
}

impl Small<CouncilOf4> for SmallScreen {
    /// Selector of the map, whose cities may be out of sight.
    const WINDOW: &'static str = ".mapbox";

    /// Returns the state of a table with the map shown and no list open.
    fn new(view: &View) -> SmallScreen {
        SmallScreen {
            plan: view.table.board.plan(),
            tab: RwSignal::new(Tab::Map),
            viewport: RwSignal::new(Viewport::of(MapPart::Around(Region::Hills))),
            list: RwSignal::new(None),
        }
    }

    /// Turns the screen to the next target of a draft.
    fn turn_to_next(self, draft: &Draft, view: &View) {
        let tab = match draft.kind {
            Some(Kind::Elect | Kind::SendServant) if draft.colour.is_none() => Some(Tab::Tracks),
            Some(Kind::Elect | Kind::SendServant) if draft.council.is_none() => Some(Tab::Councils),
            Some(Kind::Acquire) if draft.slot.is_none() => Some(Tab::Councils),
            Some(Kind::ChangePermits) if draft.region.is_none() => Some(Tab::Councils),
            Some(Kind::Place | Kind::PlaceWithQueen) if draft.city.is_none() => Some(Tab::Map),
            Some(Kind::Answer) => match view.table.decision {
                Decision::Token | Decision::TwoTokens => Some(Tab::Map),
                Decision::FreePermit => Some(Tab::Councils),
                Decision::RepeatPermit | Decision::Turn | Decision::Over => None,
            },
            _ => None,
        };
        if let Some(tab) = tab {
            self.tab.set(tab);
        }
    }

    /// Turns the screen to the first of these places that it can show.
    fn turn_to(self, places: &[Place]) {
        if let Some(tab) = places.iter().find_map(|&place| tab_of(place)) {
            self.tab.set(tab);
        }
        let city = places.iter().find_map(|&place| match place {
            Place::City(city) => Some(city),
            _ => None,
        });
        if let Some(city) = city {
            self.viewport.set(toward(&self.plan, city));
        }
    }

    /// Scrolls everything the lesson highlights into view.
    fn turn_to_lit(self, places: &[Place]) {
        self.tab.set(places.iter().find_map(|&place| tab_of(place)).unwrap_or(Tab::Map));
        let cities = places.iter().filter_map(|place| match *place {
            Place::City(city) => Some(city),
            _ => None,
        });
        if let Some(viewport) = over(cities) {
            self.viewport.set(viewport);
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

    /// Closes the open list of actions.
    fn close_lists(self) {
        // Setting wakes every reader, even if nothing changes.
        if self.list.with_untracked(Option::is_some) {
            self.list.set(None);
        }
    }

    fn travel(self, way: Travel) -> bool {
        travel(self.plan, way)
    }
}
