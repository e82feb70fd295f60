//! Events: the one account that log, animation, sound, screen reader and score read.

use serde::Serialize;

use super::action::Slot;
use super::board::{City, Region};
use super::cards::Cards;
use super::components::{Colour, Council, Permit, Politics, RewardTile};
use super::state::Decision;
use crate::rules::Seat;
use crate::rules::form::Formed;

/// An event of the game. One without a seat belongs to the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Seat whose turn began.
        seat: Seat,
        /// Turns finished before, of all players.
        number: u16,
    },
    /// A politics card was drawn; onlookers don't see which.
    #[reveals]
    CardDrawn {
        /// Seat that drew.
        seat: Seat,
        #[secret(seat)]
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
        #[form(flat)]
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
    #[reveals(was_hidden)]
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
        #[form(by = from_one -> Option<u8>)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Gained {
    /// Coins.
    Coins {
        /// Coins that fit on the track.
        amount: u8,
        /// Coins beyond the end of the track (R9).
        lost: u8,
    },
    /// Servants.
    Servants(#[form(key = "amount")] u8),
    /// VP.
    Vp(#[form(key = "amount")] u16),
    /// Number of cards drawn next; each draw is an event of its own.
    Cards(#[form(key = "amount")] u8),
    /// One step on the nobility track, to this space. Its source is the permit or token that brought it; the
    /// bonus of the space follows, with the space as its source.
    NobilityStep(#[form(key = "space")] u8),
    /// One more main action.
    MainAction,
}

/// The source of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Source {
    /// An action: the coins of an election, a servant engaged, or an additional main action bought.
    Action,
    /// A permit's bonuses.
    Permit(Permit),
    /// A city's token.
    Token(City),
    /// A space of the nobility track.
    NobilitySpace(#[form(key = "space")] u8),
    /// The last merchant.
    LastMerchant,
}

/// How [`Price`] is told.
#[derive(Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct PriceForm {
    /// The letters of the cards, as in notation.
    cards: String,
    coins: u8,
    servants: u16,
}

impl Formed for Price {
    type Form = PriceForm;

    fn form(&self) -> PriceForm {
        let Price { cards, coins, servants } = *self;
        PriceForm { cards: cards.to_string(), coins, servants }
    }
}

/// Returns a place among the queen's reward tiles as it is told, counted from 1.
fn from_one(place: Option<u8>) -> Option<u8> {
    place.map(|place| place + 1)
}
