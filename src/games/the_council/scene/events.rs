//! The events of a hand: those gone by, the current one and those to come.

use crate::games::the_council::rules::PublicState;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::scene::Resolution;

/// The events of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Events {
    /// Events so far, each with whether it succeeded; `None` for the current one.
    pub begun: Vec<(Card, Option<bool>)>,
    /// Number of events of the hand.
    pub due: u8,
    /// Cards in the event deck.
    pub deck: u8,
}

impl Events {
    /// Returns the events at a table.
    pub fn of(table: &PublicState) -> Events {
        let held = table.held_size().saturating_mul(table.seats());
        Events {
            begun: table.events().collect(),
            due: table.events_due(),
            deck: table.undealt().len().saturating_sub(held),
        }
    }

    /// Returns the events when one has just been resolved.
    pub fn after(result: &Resolution) -> Events {
        let mut events = Events::of(result.end());
        if let Some((_, success)) = events.begun.last_mut() {
            *success = Some(result.success);
        }
        events
    }
}
