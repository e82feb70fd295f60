//! What happened: the one account that log, animation, sound, screen reader and score read.

use super::action::Slot;
use super::board::{City, Region};
use super::cards::Cards;
use super::components::{Colour, Council, Permit, Politics, RewardTile};
use super::state::Decision;
use crate::rules::Seat;

/// Something that happened. What has no seat of its own belongs to the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
        /// Turns finished before, of all players.
        number: u16,
    },
    /// A politics card was drawn; onlookers don't see which.
    CardDrawn {
        /// Who drew.
        seat: Seat,
        /// The card, for the eyes of that seat.
        card: Option<Politics>,
    },
    /// The discards became the new deck.
    DiscardsShuffled,
    /// A card was due, but deck and discards were empty (R1).
    NoCardLeft {
        /// Who got none.
        seat: Seat,
    },
    /// Something was paid.
    Paid {
        /// Who paid.
        seat: Seat,
        /// The price.
        price: Price,
    },
    /// A councillor entered a council at the arrow end and another fell out.
    Elected {
        /// Who elected.
        seat: Seat,
        /// The council.
        council: Council,
        /// The colour that entered.
        entered: Colour,
        /// The colour that fell out into the reserve.
        left: Colour,
        /// Whether a servant was sent: a quick action without coins.
        by_servant: bool,
    },
    /// A permit was taken from its slot.
    PermitTaken {
        /// Who took it.
        seat: Seat,
        /// The permit.
        permit: Permit,
        /// The slot in its region.
        slot: Slot,
        /// Whether nobility 10 gave it.
        free: bool,
    },
    /// Both face-up permits of a region went under its deck, slot 1 first.
    PermitsChanged {
        /// Who changed them.
        seat: Seat,
        /// The region.
        region: Region,
    },
    /// A permit was turned face up.
    SlotFilled {
        /// The permit.
        permit: Permit,
        /// The slot in its region.
        slot: Slot,
        /// Whether nobody could know which permit came.
        was_hidden: bool,
    },
    /// The queen went along roads.
    QueenMoved {
        /// From here.
        from: City,
        /// To here; the same if she stayed.
        to: City,
    },
    /// A merchant was placed.
    MerchantPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        city: City,
        /// The permit used; none if the queen helped.
        permit: Option<Permit>,
    },
    /// A reward tile was claimed.
    RewardTileClaimed {
        /// Who claimed it.
        seat: Seat,
        /// The tile.
        tile: RewardTile,
        /// The place of the queen's reward tile that came with it, 0 for the top one.
        queens_reward: Option<u8>,
    },
    /// Something was gained.
    Gained {
        /// Who gained.
        seat: Seat,
        /// What.
        gain: Gained,
        /// Where it came from.
        source: Source,
    },
    /// The seat must choose before anything else goes on.
    ChoiceOpened {
        /// Who chooses.
        seat: Seat,
        /// Among what.
        decision: Decision,
    },
    /// Nobility 10 was declined.
    PermitDeclined {
        /// Who declined.
        seat: Seat,
    },
    /// Somebody was first to place the last merchant: everybody else has one more turn.
    LastRoundBegan {
        /// Who.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose turn.
        seat: Seat,
    },
    /// The game is over.
    GameEnded,
}

/// What was paid for an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Politics cards discarded.
    pub cards: Cards,
    /// Coins.
    pub coins: u8,
    /// Servants.
    pub servants: u16,
}

/// What was gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gained {
    /// Coins.
    Coins {
        /// Those that found room on the track.
        amount: u8,
        /// Those beyond the end of the track (R9).
        lost: u8,
    },
    /// Servants.
    Servants(u8),
    /// VP.
    Vp(u16),
    /// So many cards are drawn next; each draw is an event of its own.
    Cards(u8),
    /// One step on the nobility track, to this space. Its source is the permit or token that brought
    /// it; what the space pays comes next, with the space as its source.
    NobilityStep(u8),
    /// One more main action.
    MainAction,
}

/// Where a gain came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The coins of an election, or a servant engaged, or an additional main action bought.
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
    /// What a seat, or an onlooker, may know of the event.
    pub(super) fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::CardDrawn { seat, .. } if viewer != Some(seat) => {
                Event::CardDrawn { seat, card: None }
            }
            event => event,
        }
    }

    /// Whether something came to light, or into a hand, that nobody knew.
    pub(super) const fn reveals(self) -> bool {
        matches!(self, Event::CardDrawn { .. } | Event::SlotFilled { was_hidden: true, .. })
    }
}
