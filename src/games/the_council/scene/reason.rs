//! Reasons why something can't be picked, with their numbers.

use crate::games::the_council::rules::Illegal;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;

/// Reason why something is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Decision due from another seat.
    NotYourTurn,
    /// Pick of another kind of decision than this one.
    NotNow(Kind),
    /// Reason given by the rules.
    Illegal(Illegal),
    /// All chips of the suit offered already.
    NoMoreChips(Suit),
    /// No chip of the suit offered.
    NothingOffered(Suit),
    /// Too few chips to lead in a suit.
    CantLead {
        suit: Suit,
        /// Chips that it takes.
        needed: u8,
        /// Chips there.
        there: u8,
    },
    /// Too few chips of the event's suits to reach its rank.
    CantReach {
        /// Chips still missing from the rank.
        needed: u16,
        /// Chips there.
        there: u16,
    },
    /// Rank of the event reached by the bids made.
    Reached,
}

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        Reason::Illegal(illegal)
    }
}
