//! Every number of the game: the cards, the tracks, the length of a game. No other part of the rules holds one.

mod card;
mod suit;

use std::ops::RangeInclusive;

pub use card::{Card, Kind};
pub use suit::{Suit, Suits};

/// Fewest and most players (R2).
pub const PLAYERS: RangeInclusive<u8> = 3..=5;
/// Seats for which there is room in a state.
pub const MOST_PLAYERS: usize = *PLAYERS.end() as usize;
/// Cards dealt to each player.
pub const DEALT: u8 = 6;
/// Cards that each player drafts; of the last card dealt nobody takes chips (R9).
pub const DRAFTED: u8 = 5;
/// The last rank of a track; ranks beyond it are lost (R42).
pub const LAST_RANK: u8 = 6;
/// Hands after which the game ends in any case (R37).
pub const HANDS: u8 = 8;
/// Most events of a hand.
pub const MOST_EVENTS: usize = 12;
/// Most suits of a card, and so of an event.
pub const MOST_SUITS: usize = 3;
/// Chips for each suit of a drafted card.
pub const CHIPS_PER_SUIT: u8 = 1;
/// What a revealed Pawn adds to a bid in each suit that it shares with the event (R22).
pub const PAWN_BID: u8 = 1;

/// Returns the number of events of a hand: two for each player and two more (R10).
pub const fn events_of_hand(players: u8) -> u8 {
    2 * players + 2
}
