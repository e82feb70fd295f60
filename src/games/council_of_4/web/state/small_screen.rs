//! What a screen shows on which not all of the table has room.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::Region;
use crate::games::council_of_4::scene::viewport::{Part, Viewport};
use crate::games::council_of_4::web::tab::Tab;

/// What a small screen shows of a table.
#[derive(Clone, Copy)]
pub struct SmallScreen {
    /// Which part of the table a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Which part of the map a narrow screen shows.
    pub viewport: RwSignal<Viewport>,
    /// Which of the phone's action lists is open.
    pub list: RwSignal<Option<ActionList>>,
}

/// The two lists of actions that a phone opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionList {
    /// The four main actions.
    Main,
    /// The four quick actions.
    Quick,
}

impl SmallScreen {
    /// The map is shown, and no list.
    pub fn new() -> SmallScreen {
        SmallScreen {
            tab: RwSignal::new(Tab::Map),
            viewport: RwSignal::new(Viewport::of(Part::Around(Region::Hills))),
            list: RwSignal::new(None),
        }
    }
}
