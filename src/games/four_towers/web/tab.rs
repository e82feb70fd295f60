//! Parts of the table that a narrow screen shows one at a time.

use crate::games::four_towers::scene::Place;
use crate::vocabulary;

vocabulary! {
    /// Part of the table that a narrow screen shows, by its word in the style sheets.
    pub enum Tab {
        /// The map.
        Map = "map",
        /// What towers and city hold in numbers, track, champions on show, temple.
        Towers = "towers",
        /// Own mats and champions, and what everybody has.
        Mats = "mats",
        /// The log.
        Log = "log",
    }
}

/// Returns the tab that shows a place, or `None` if every tab does.
pub const fn tab_of(place: Place) -> Option<Tab> {
    match place {
        Place::Map
        | Place::Village(_)
        | Place::Lines(_)
        | Place::Gate(_)
        | Place::Tower(_)
        | Place::City => Some(Tab::Map),
        Place::Track
        | Place::Step(_)
        | Place::Display
        | Place::Slot(_)
        | Place::Temple
        | Place::Spirits(_)
        | Place::Gems => Some(Tab::Towers),
        Place::Mat(_) | Place::Champions | Place::Own(_) => Some(Tab::Mats),
        Place::Log => Some(Tab::Log),
        Place::Seat(_)
        | Place::Counter(..)
        | Place::Plays
        | Place::Play(_)
        | Place::Supply
        | Place::Pile(_)
        | Place::Hand
        | Place::Drawn(_)
        | Place::Preview
        | Place::Confirm
        | Place::History => None,
    }
}
