//! Events: the one account that log, animation, sound, screen reader and score read.

use super::action::Slot;
use super::board::{City, Region};
use super::cards::Cards;
use super::components::{Colour, Council, Permit, Politics, RewardTile};
use super::state::Decision;
use crate::rules::Seat;

/// An event of the game. One without a seat belongs to the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Seat whose turn began.
        seat: Seat,
        /// Turns finished before, of all players.
        number: u16,
    },
    /// A politics card was drawn; onlookers don't see which.
    CardDrawn {
        /// Seat that drew.
        seat: Seat,
        /// The card, visible only to that seat.
        card: Option<Politics>,
    },
    /// The discards became the new deck.
    DiscardsShuffled,
    /// A card was due, but deck and discards were empty (R1).
    NoCardLeft {
        /// Seat that got no card.
        seat: Seat,
    },
    /// A price was paid.
    Paid {
        /// Seat that paid.
        seat: Seat,
        /// Price paid.
        price: Price,
    },
    /// A councillor entered a council at the arrow end, pushing another out.
    Elected {
        /// Seat that elected.
        seat: Seat,
        council: Council,
        entered: Colour,
        /// The colour pushed out into the reserve.
        left: Colour,
        /// Whether a servant was sent: a quick action without coins.
        by_servant: bool,
    },
    /// A permit was taken from its slot.
    PermitTaken {
        /// Seat that took it.
        seat: Seat,
        permit: Permit,
        /// The slot in its region.
        slot: Slot,
        /// Whether nobility 10 gave it.
        free: bool,
    },
    /// Both face-up permits of a region went under its deck, slot 1 first.
    PermitsChanged {
        /// Seat that changed them.
        seat: Seat,
        region: Region,
    },
    /// A permit was turned face up.
    SlotFilled {
        permit: Permit,
        /// The slot in its region.
        slot: Slot,
        /// Whether the permit was unknown to everyone.
        was_hidden: bool,
    },
    /// The queen moved along roads.
    QueenMoved {
        /// City of departure.
        from: City,
        /// City of arrival; the same if she stayed.
        to: City,
    },
    /// A merchant was placed.
    MerchantPlaced {
        /// Seat that placed it.
        seat: Seat,
        /// City of the merchant.
        city: City,
        /// The permit used; none if the queen helped.
        permit: Option<Permit>,
    },
    /// A reward tile was claimed.
    RewardTileClaimed {
        /// Seat that claimed it.
        seat: Seat,
        tile: RewardTile,
        /// Place of the queen's reward tile that came with it, 0 for the top one.
        queens_reward: Option<u8>,
    },
    /// A gain was made.
    Gained {
        /// Seat that gained.
        seat: Seat,
        gain: Gained,
        /// Source of the gain.
        source: Source,
    },
    /// A seat must make a choice before anything else.
    ChoiceOpened {
        /// Seat that chooses.
        seat: Seat,
        /// Kind of choice.
        decision: Decision,
    },
    /// Nobility 10 was declined.
    PermitDeclined {
        /// Seat that declined.
        seat: Seat,
    },
    /// A player was first to place the last merchant: all others have one more turn.
    LastRoundBegan {
        /// Seat that placed it.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Seat whose turn ended.
        seat: Seat,
    },
    /// The game is over.
    GameEnded,
}

/// The price of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Politics cards discarded.
    pub cards: Cards,
    pub coins: u8,
    pub servants: u16,
}

/// A gain, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gained {
    /// Coins.
    Coins {
        /// Coins that fit on the track.
        amount: u8,
        /// Coins beyond the end of the track (R9).
        lost: u8,
    },
    /// Servants.
    Servants(u8),
    /// VP.
    Vp(u16),
    /// Number of cards drawn next; each draw is an event of its own.
    Cards(u8),
    /// One step on the nobility track, to this space. Its source is the permit or token that brought it; the
    /// bonus of the space follows, with the space as its source.
    NobilityStep(u8),
    /// One more main action.
    MainAction,
}

/// The source of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An action: the coins of an election, a servant engaged, or an additional main action bought.
    Action,
    /// A permit's bonuses.
    Permit(Permit),
    /// A city's token.
    Token(City),
    /// A space of the nobility track.
    NobilitySpace(u8),
    /// The last merchant.
    LastMerchant,
}

impl Event {
    /// Returns the part of the event that a seat, or an onlooker, may know.
    pub(super) fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::CardDrawn { seat, .. } if viewer != Some(seat) => {
                Event::CardDrawn { seat, card: None }
            }
            event => event,
        }
    }

    /// Whether the event revealed something that nobody knew, or drew it into a hand.
    pub(super) const fn reveals(self) -> bool {
        matches!(self, Event::CardDrawn { .. } | Event::SlotFilled { was_hidden: true, .. })
    }
}
