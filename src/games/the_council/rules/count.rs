//! The count of an event: every bid in each of its suits, with what the revealed cards do to it.

use serde::Serialize;

use super::cards::CardSet;
use super::components::{Card, MOST_PLAYERS, PAWN_BID, Suit};
use super::state::PublicState;
use crate::rules::form::Formed;
use crate::rules::{Seat, Seats};

/// A bid in one suit, with what the revealed cards of that suit do to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The chips offered.
    pub chips: u8,
    /// What Pawns add (R22).
    pub pawns: u8,
    /// Whether the Ace makes it unlimited (R20).
    pub ace: bool,
    /// The rank of the lowest number, which breaks ties (R21).
    pub number: Option<u8>,
}

impl Standing {
    /// Returns the bid, `None` if it is unlimited.
    pub const fn bid(self) -> Option<u16> {
        if self.ace { None } else { Some(self.chips as u16 + self.pawns as u16) }
    }

    /// Returns a number that is higher for the bid that stands above another: by the bid, then a lower number above
    /// a higher one and any above none. It is the same only where nothing parts two bids.
    pub const fn strength(self) -> u32 {
        let bid = match self.bid() {
            None => u16::MAX,
            Some(bid) => bid,
        };
        let number = match self.number {
            None => 0,
            Some(rank) => u8::MAX - rank,
        };
        (bid as u32) << u8::BITS | number as u32
    }
}

/// The bids of all players in a suit of the event, and who is highest and lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SuitCount {
    pub suit: Suit,
    /// The bids, by seat.
    pub standings: [Standing; MOST_PLAYERS],
    /// The highest bidders: several if nothing parts them, none if nobody bids (R26).
    pub highest: Seats,
    /// The lowest bidders: several if nothing parts them.
    pub lowest: Seats,
}

impl SuitCount {
    /// Counts the bids on the table in a suit, with these cards of all players revealed.
    pub fn of(table: &PublicState, revealed: CardSet, suit: Suit) -> SuitCount {
        let of_suit = revealed.and(CardSet::of_suit(suit));
        let mut count = SuitCount {
            suit,
            standings: [Standing::default(); MOST_PLAYERS],
            highest: Seats::default(),
            lowest: Seats::default(),
        };
        let (mut most, mut least) = (0, u32::MAX);
        for ((seat, player), standing) in
            (0..).map(Seat).zip(table.players()).zip(&mut count.standings)
        {
            let cards = of_suit.and(player.drafted);
            standing.chips = player.bid.of(suit);
            if !cards.is_empty() {
                standing.pawns = cards.and(CardSet::PAWNS).len() * PAWN_BID;
                standing.ace = !cards.and(CardSet::ACES).is_empty();
                standing.number = cards.and(CardSet::NUMBERS).first().map(Card::rank);
            }
            let strength = standing.strength();
            if strength > most {
                (most, count.highest) = (strength, Seats::default());
            }
            if strength < least {
                (least, count.lowest) = (strength, Seats::default());
            }
            if strength == most && standing.bid() != Some(0) {
                count.highest.insert(seat);
            }
            if strength == least {
                count.lowest.insert(seat);
            }
        }
        count
    }

    /// Returns the highest bidder, if there is one alone.
    pub fn winner(&self) -> Option<Seat> {
        self.highest.iter().next().filter(|_| self.highest.len() == 1)
    }

    /// Returns all bids together, `None` if one is unlimited.
    pub fn total(&self) -> Option<u16> {
        self.standings.iter().try_fold(0, |sum, standing| Some(sum + standing.bid()?))
    }
}

/// Returns the bids in all suits together, `None` if one is unlimited.
pub fn total<'a>(counts: impl IntoIterator<Item = &'a SuitCount>) -> Option<u16> {
    counts.into_iter().try_fold(0, |sum, count| Some(sum + count.total()?))
}

/// Whether bids that together make this total reach the rank of an event; rank 0 can't fail (R25).
pub const fn succeeds(total: Option<u16>, rank: u8) -> bool {
    match total {
        None => true,
        Some(total) => total >= rank as u16,
    }
}

/// How [`SuitCount`] is told.
#[derive(Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct CountForm {
    suit: char,
    /// By seat.
    bids: Vec<Standing>,
    highest: Vec<Seat>,
    lowest: Vec<Seat>,
}

impl SuitCount {
    /// Returns the number of seats: one that is at the table and bids nothing is among the lowest.
    pub fn seats(&self) -> u8 {
        let bids = Seat::first(MOST_PLAYERS as u8).zip(&self.standings);
        let there = bids.filter(|&(seat, standing)| {
            self.lowest.contains(seat) || *standing != Standing::default()
        });
        there.last().map_or(0, |(seat, _)| seat.0 + 1)
    }
}

impl Formed for SuitCount {
    type Form = CountForm;

    fn form(&self) -> CountForm {
        CountForm {
            suit: self.suit.letter(),
            bids: self.standings.into_iter().take(self.seats().into()).collect(),
            highest: self.highest.form(),
            lowest: self.lowest.form(),
        }
    }
}
