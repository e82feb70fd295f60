//! The names in the texts of the rules. Whatever has a number gets it from the rules.

use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{
    Card, DEALT, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID, PLAYERS, Suit, events_of_hand,
};
use crate::games::the_council::text::tip::Tip;
use crate::vocabulary;

vocabulary! {
    /// The pictures; the page draws them with the pieces of the game.
    pub enum Picture {
        /// The hall in the middle of a game.
        Hall = "hall",
        /// Cards with one, two and three suits.
        Card = "card",
        /// A card and the chips that it brings.
        Draft = "draft",
        /// An event, its bids and its meter.
        Event = "event",
        /// A tie that a number breaks.
        Cards = "cards",
        /// A rank traded for a traitor chip.
        Trade = "trade",
        /// A suit that has collapsed.
        Collapse = "collapse",
    }
}

vocabulary! {
    /// Symbols that the page lists with their meanings.
    pub enum Drawing {
        /// The six suits.
        Suits = "suit-symbols",
        /// The kinds of cards.
        Kinds = "kinds",
        /// What stands on the table.
        Table = "table-symbols",
    }
}

impl Drawing {
    /// Returns its symbols.
    pub fn tips(self) -> Vec<Tip> {
        match self {
            Drawing::Suits => Suit::ALL.map(Tip::Suit).into(),
            Drawing::Kinds => Kind::ALL.map(Tip::Kind).into(),
            Drawing::Table => {
                vec![
                    Tip::Chips,
                    Tip::Traitors,
                    Tip::Empire,
                    Tip::WouldCount,
                    Tip::Doubled,
                    Tip::Used,
                ]
            }
        }
    }
}

/// The event of the example, and the cards that are committed to it.
pub const EXAMPLE: (Card, [Card; 2]) = (Card::Mountain, [Card::Forest, Card::Harvest]);

/// Returns the number of a name, as it is in the rules.
pub fn number(name: &str) -> Option<u16> {
    let (event, _) = EXAMPLE;
    let numbers = || CardSet::NUMBERS.iter().map(Card::rank);
    // Three bids of one chip, and what one Pawn adds in both suits of the event.
    let short = 3;
    Some(match name {
        "zero" => 0,
        "one" => 1,
        "suits" => Suit::COUNT as u16,
        "cards" => Card::COUNT as u16,
        "aces" => CardSet::ACES.len().into(),
        "numbers" => CardSet::NUMBERS.len().into(),
        "pawns" => CardSet::PAWNS.len().into(),
        "courts" => CardSet::COURTS.len().into(),
        "crowns" => CardSet::CROWNS.len().into(),
        "first-number" => numbers().min()?.into(),
        "last-number" => numbers().max()?.into(),
        "ace-rank" => Card::AceOfMoons.rank().into(),
        "fewest-players" => (*PLAYERS.start()).into(),
        "most-players" => (*PLAYERS.end()).into(),
        "dealt" => DEALT.into(),
        "drafted" => DRAFTED.into(),
        "events-3" => events_of_hand(3).into(),
        "events-4" => events_of_hand(4).into(),
        "events-5" => events_of_hand(5).into(),
        "last-rank" => LAST_RANK.into(),
        "hands" => HANDS.into(),
        "pawn-bid" => PAWN_BID.into(),
        "per-traitor" => 1,
        "mountain" => event.rank().into(),
        "example-suns" => 1 + u16::from(PAWN_BID),
        "example-short" => short,
        "example-total" => short + u16::from(PAWN_BID) * event.suits().len() as u16,
        _ => return None,
    })
}

/// Returns the chips of a name such as `two moons`.
pub fn chips(name: &str) -> Option<Chips> {
    let (count, suit) = name.split_once(' ')?;
    let count = match count {
        "one" => 1,
        "two" => 2,
        _ => return None,
    };
    let mut chips = Chips::NONE;
    chips.set(Suit::of_key(suit)?, count);
    Some(chips)
}
