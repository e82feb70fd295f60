//! The card drawn at the start of a turn.

use super::payment::suit;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Council, Politics};
use crate::games::council_of_4::rules::{Cards, Event, PublicState};
use crate::rules::Seat;
use crate::session::Entry;

/// Returns the card that a seat drew as its turn began, as far as the reader of the log knows it.
pub fn drawn(
    log: impl DoubleEndedIterator<Item = Entry<CouncilOf4>>,
    seat: Seat,
) -> Option<Politics> {
    let began = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let start = log.rev().find(|entry| entry.events.iter().any(began))?;
    start.events.iter().find_map(|event| match *event {
        Event::CardDrawn { seat: by, card } if by == seat => card,
        _ => None,
    })
}

/// Returns the council that most cards of the hand match, this one among them, with their number; `None` if it matches
/// none.
pub fn fit(table: &PublicState, hand: Cards, card: Politics) -> Option<(Council, u8)> {
    let fits =
        Council::ALL.into_iter().map(|council| (council, suit(hand, table.council(council)).cards));
    let fits = fits.filter(|(_, cards)| cards.count(card) > 0);
    // Of equals the first.
    fits.map(|(council, cards)| (council, cards.len())).rev().max_by_key(|&(_, count)| count)
}
