//! Parts of the table that a narrow screen shows one at a time.

use crate::games::the_council::scene::Place;
use crate::vocabulary;

vocabulary! {
    /// Part of the table that a narrow screen shows, by its word in the style sheets.
    pub enum Tab {
        /// The draft, the event or its result.
        Stage = "stage",
        /// The hall.
        Hall = "hall",
        /// Everything public about the seats.
        Seats = "seats",
        /// The log.
        Log = "log",
    }
}

/// Returns the tab that shows a place, or `None` if every tab does.
pub const fn tab_of(place: Place) -> Option<Tab> {
    match place {
        Place::Hall | Place::Column(_) | Place::Rank(..) => Some(Tab::Hall),
        Place::Stage
        | Place::Event
        | Place::Bids
        | Place::Row(_)
        | Place::Cell(..)
        | Place::Verdict
        | Place::Hand => Some(Tab::Stage),
        Place::Events | Place::Standing | Place::Drafted(..) | Place::Free(_) => Some(Tab::Seats),
        Place::Log => Some(Tab::Log),
        Place::Seat(_)
        | Place::Counter(..)
        | Place::Own(_)
        | Place::Chips
        | Place::Supply(_)
        | Place::Cards
        | Place::Presets
        | Place::Pass
        | Place::Preview
        | Place::Confirm
        | Place::History => None,
    }
}
