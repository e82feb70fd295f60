//! Parts of the table that a narrow screen shows one at a time.

use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::scene::Place;
use crate::vocabulary;

vocabulary! {
    /// Part of the table that a narrow screen shows, by its word in the style sheets.
    pub enum Tab {
        /// The map.
        Map = "map",
        /// The councils with their permits.
        Councils = "councils",
        /// The nobility track and the tiles.
        Tracks = "tracks",
        /// The log.
        Log = "log",
    }
}

/// Returns the tab that shows a place, or `None` if every tab does.
pub const fn tab_of(place: Place) -> Option<Tab> {
    match place {
        Place::City(_) | Place::Road(_) => Some(Tab::Map),
        Place::Council(Council::Region(_)) | Place::Slot(..) | Place::PermitDeck(_) => {
            Some(Tab::Councils)
        }
        Place::Council(Council::Queen)
        | Place::Reserve(_)
        | Place::Deck
        | Place::Discard
        | Place::Nobility(_)
        | Place::Tile(_)
        | Place::QueensReward(_)
        | Place::QueensRewards
        | Place::ColourTiles
        | Place::Tracks => Some(Tab::Tracks),
        Place::Log => Some(Tab::Log),
        Place::Seat(_)
        | Place::Counter(..)
        | Place::Coins(_)
        | Place::Hand
        | Place::Permits
        | Place::Own(_)
        | Place::Button(_)
        | Place::MainActions
        | Place::QuickActions
        | Place::Preview
        | Place::Confirm
        | Place::EndTurn
        | Place::History => None,
    }
}
