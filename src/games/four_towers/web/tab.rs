//! Parts of the table that a narrow screen shows one at a time.

use crate::games::four_towers::scene::place::Place;

/// Part of the table that a narrow screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The map.
    Map,
    /// Towers, City, track, champions on show, temple.
    Towers,
    /// Own mats and champions, and what everybody has.
    Mats,
    /// The log.
    Log,
}

impl Tab {
    /// All tabs, from left to right.
    pub const ALL: [Tab; 4] = [Tab::Map, Tab::Towers, Tab::Mats, Tab::Log];

    /// Returns the word that the style sheet uses for it.
    pub const fn word(self) -> &'static str {
        match self {
            Tab::Map => "map",
            Tab::Towers => "towers",
            Tab::Mats => "mats",
            Tab::Log => "log",
        }
    }
}

/// Returns the tab that shows a place, or `None` if every tab does.
pub const fn tab_of(place: Place) -> Option<Tab> {
    match place {
        Place::Map | Place::Village(_) | Place::Lines(_) | Place::Gate(_) => Some(Tab::Map),
        Place::Tower(_)
        | Place::City
        | Place::Track
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
