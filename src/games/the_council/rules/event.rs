//! Events of a game: the one account that log, animation, sound, screen reader and score read.
//!
//! They are called by their names in full here, since an event card is an event of the rules, too. What a seat
//! remembers follows from those that it saw: the hands that it was dealt and passed ([`Event::Dealt`],
//! [`Event::HandPassed`]), and the card that it discarded ([`Event::Discarded`]).

use serde::Serialize;

use super::cards::CardSet;
use super::chips::Chips;
use super::components::{Card, Suit};
use super::count::SuitCount;
use super::scoring::Score;
use crate::rules::form::Formed;
use crate::rules::{Seat, Seats};

/// An event of the game, in the order in which things happen. Those of an event card come as in R32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Event {
    /// A hand began: all cards were gathered and shuffled.
    HandBegan {
        /// Its number, from 1.
        number: u8,
        dealer: Seat,
    },
    /// A seat was dealt its hand.
    #[reveals]
    Dealt {
        seat: Seat,
        #[secret(seat)]
        cards: Option<CardSet>,
    },
    /// A seat chose a card of its hand, face down.
    Chose {
        seat: Seat,
        #[secret(seat)]
        card: Option<Card>,
    },
    /// All had chosen: a seat's card was shown, and the seat took a chip for every suit on it.
    #[reveals]
    Drafted {
        seat: Seat,
        card: Card,
        /// The chips taken.
        chips: Chips,
    },
    /// A hand went on clockwise.
    #[reveals]
    HandPassed {
        /// The seat that held it.
        from: Seat,
        /// The seat that holds it now.
        to: Seat,
        #[secret(from, to)]
        cards: Option<CardSet>,
    },
    /// The last card of a hand was discarded face down (R9).
    Discarded {
        /// The seat that made the last pick from that hand.
        seat: Seat,
        #[secret(seat)]
        card: Option<Card>,
    },
    /// The top card of the event deck was revealed.
    #[reveals]
    EventRevealed {
        card: Card,
        /// Its number in the hand, from 1.
        number: u8,
        /// The seat that opens.
        opener: Seat,
    },
    /// A seat made its bid.
    Bid {
        seat: Seat,
        /// The chips; none for a pass.
        chips: Chips,
        /// Whether there was a choice: without chips that fit, passing is all (R14).
        by_choice: bool,
    },
    /// A seat chose what to commit, face down: how many cards, or none at all, is secret, too.
    Committed {
        seat: Seat,
        #[secret(seat)]
        cards: Option<CardSet>,
    },
    /// A seat had no card that fits and could commit nothing (R14).
    NothingFits { seat: Seat },
    /// All had chosen: a seat's cards were shown.
    #[reveals]
    Revealed {
        seat: Seat,
        /// The cards, possibly none.
        cards: CardSet,
    },
    /// A revealed Crown brought a rank (R24).
    Crowned {
        seat: Seat,
        /// The Crown.
        card: Card,
        suit: Suit,
        /// The new rank; `None` if the track was at its end (R42).
        rank: Option<u8>,
    },
    /// The bids in a suit of the event were counted.
    Counted(#[form(flat)] SuitCount),
    /// All bids together were held against the rank of the event.
    Resolved {
        /// All bids in all its suits; `None` if unlimited.
        total: Option<u16>,
        /// The rank of the event.
        rank: u8,
        /// Whether the empire succeeds.
        success: bool,
    },
    /// The highest bidder in a suit gained a rank.
    RankGained {
        seat: Seat,
        suit: Suit,
        /// The new rank; `None` if the track was at its end (R42).
        rank: Option<u8>,
    },
    /// Nobody gained a rank in a suit (R26).
    NobodyGained {
        suit: Suit,
        /// The seats whose tie no number broke; none if nobody bid.
        tied: Seats,
    },
    /// A lowest bidder traded a rank for a traitor chip.
    Traded {
        seat: Seat,
        suit: Suit,
        /// The new rank.
        rank: u8,
        /// All lowest bidders in the suit, this one included: several if no number parts them (R27).
        lowest: Seats,
    },
    /// A lowest bidder stood at rank 0 and had nothing to trade (R28).
    NothingToTrade { seat: Seat, suit: Suit },
    /// A revealed Court brought a traitor chip (R23).
    CourtPaid {
        seat: Seat,
        /// The Court.
        card: Card,
    },
    /// The empire lost a rank in a suit.
    EmpireFell {
        suit: Suit,
        /// Its new rank; `None` if it stood at 0 and stays there (R31).
        rank: Option<u8>,
    },
    /// The opener of the next event was found.
    OpenerFound {
        seat: Seat,
        #[form(flat)]
        why: Opening,
    },
    /// The last event of a hand was over.
    HandEnded {
        /// The number of the hand.
        number: u8,
    },
    /// A suit collapsed: someone is above the empire when a hand ends (R36).
    Collapsed {
        suit: Suit,
        /// The players above the empire, whose ranks count twice.
        above: Seats,
    },
    /// The game ended with the last hand although no suit had collapsed: every suit counts (R37).
    EndedWithoutCollapse,
    /// A seat's final score.
    Scored {
        seat: Seat,
        /// The points, by cause.
        score: Score,
    },
    /// The game is over.
    GameEnded {
        /// The seats that share the victory.
        winners: Seats,
    },
}

/// The reason why a seat opens the next event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// It alone revealed a card of the lowest rank.
    LowCard(Card),
    /// Of those who revealed cards of the lowest rank it bid latest (R33).
    LowCardBidLatest {
        card: Card,
        /// The seats that revealed one of that rank.
        tied: Seats,
    },
    /// Nobody revealed a card: it is next clockwise from the opener (R34).
    NextSeat,
}

/// How [`Opening`] is told.
#[derive(Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct OpeningForm {
    /// The card of lowest rank, if anyone revealed one.
    card: Option<String>,
    /// The seats that revealed one of that rank, if several did.
    tied: Vec<Seat>,
}

impl Formed for Opening {
    type Form = OpeningForm;

    fn form(&self) -> OpeningForm {
        let (card, tied) = match *self {
            Opening::LowCard(card) => (Some(card), Seats::default()),
            Opening::LowCardBidLatest { card, tied } => (Some(card), tied),
            Opening::NextSeat => (None, Seats::default()),
        };
        OpeningForm { card: card.form(), tied: tied.form() }
    }
}
