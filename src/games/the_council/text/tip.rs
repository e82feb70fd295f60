//! Tips on the symbols of this game, each of one or two sentences.

use std::fmt;

use super::{Subjects, pieces, said};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID, Suit,
};
use crate::numbered::Numbered;
use crate::record::SeatColour;
use crate::text::text;
use crate::text::tip::seat_key;
use crate::vocabulary;

vocabulary! {
    /// A symbol.
    pub enum Symbol {
        Chips = "chips",
        /// Chips that were bid.
        Bid = "bid",
        Traitors = "traitors",
        Rank = "rank",
        /// The beam of a column, with the rank of the empire.
        Empire = "empire",
        /// The cracked beam of a suit that would count.
        WouldCount = "would-count",
        Collapse = "collapse",
        Doubled = "doubled",
        /// Points if the game ended now.
        Points = "points",
        Event = "event",
        EventRank = "event-rank",
        /// The cells that fill up to the rank of the event.
        Meter = "meter",
        Success = "success",
        Failure = "failure",
        /// The highest bid in a suit.
        Highest = "highest",
        Lowest = "lowest",
        Tie = "tie",
        Opener = "opener",
        LowCard = "low-card",
        /// A hand of the game: a draft and its events.
        Hand = "hand",
        /// The number of a card in the draft.
        Draft = "draft",
        Dealer = "dealer",
        EventsLeft = "events-left",
        EventDeck = "event-deck",
        /// Cards that a player has drafted.
        Drafted = "drafted",
        Used = "used",
        /// That a secret choice is made.
        Chosen = "chosen",
        Lead = "lead",
        Reach = "reach",
        Pass = "pass",
        /// No card at all.
        Hold = "hold",
        /// Players nearest to the empire.
        Nearest = "nearest",
        /// The eye of an action that reveals hidden information.
        Reveals = "reveals",
    }
}

/// What has a tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Tip {
    Of(Symbol),
    Suit(Suit),
    /// A card with its suits and what it does.
    Card(Card),
    Kind(Kind),
    Seat(SeatColour),
}

impl Tip {
    /// Returns its name.
    pub fn name(self) -> String {
        match self {
            Tip::Of(symbol) => text().tip().name(symbol),
            Tip::Suit(suit) => pieces::suit(suit),
            Tip::Card(card) => pieces::card(card),
            Tip::Kind(kind) => text().pieces().kind_name(kind),
            Tip::Seat(colour) => text().tip().seat(&text().cover().seat(colour)),
        }
    }

    /// Returns what it is for, in a sentence or two.
    pub fn what(self) -> String {
        let say = text().tip();
        match self {
            Tip::Of(of) => {
                let (last_rank, hands, drafted) = (LAST_RANK, HANDS, DRAFTED);
                say.what(said::tip::What { of, last_rank, hands, drafted })
            }
            Tip::Suit(of) => say.suit_what(of),
            Tip::Card(of) => {
                let (kind, rank, suits) = (of.kind(), of.rank(), &of.suits().to_vec());
                let pawn_bid = PAWN_BID;
                say.card_what(said::tip::CardWhat { kind, rank, suits, pawn_bid })
            }
            Tip::Kind(of) => say.kind_what(of, PAWN_BID),
            Tip::Seat(_) => say.seat_what().to_owned(),
        }
    }
}

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Tip::Of(symbol) => f.write_str(symbol.key()),
            Tip::Suit(suit) => write!(f, "suit-{}", suit.letter()),
            Tip::Card(card) => write!(f, "card-{card}"),
            Tip::Kind(kind) => write!(f, "kind-{}", kind.key()),
            Tip::Seat(colour) => f.write_str(&seat_key(colour)),
        }
    }
}
