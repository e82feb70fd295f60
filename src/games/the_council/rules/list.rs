//! The legal list: every legal action in canonical order, by arithmetic.
//!
//! Up to some hundred bids are possible, so that the list is never written out where only one action is needed:
//! its length, the action at a position and the position of an action are calculated.

use super::action::Action;
use super::cards::CardSet;
use super::chips::Chips;
use super::components::Suits;
use super::state::{Decision, PublicState};

/// The legal actions of the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// To draft one of these cards.
    Draft(CardSet),
    /// To bid any of these chips, in these suits.
    Bid {
        /// The suits of the event.
        suits: Suits,
        supply: Chips,
    },
    /// To commit any of these cards.
    Commit(CardSet),
    /// None: the game is over.
    Over,
}

impl Choices {
    /// Returns the choices of the deciding seat, which holds these cards.
    pub fn of(table: &PublicState, held: CardSet) -> Choices {
        match table.decision {
            Decision::Draft(_) => Choices::Draft(held),
            Decision::Bid(seat) => {
                Choices::Bid { suits: table.event_suits(), supply: table.player(seat).chips }
            }
            Decision::Commit(seat) => Choices::Commit(table.committable(seat)),
            Decision::Over => Choices::Over,
        }
    }

    /// Returns the number of actions.
    pub fn count(self) -> u32 {
        match self {
            Choices::Draft(cards) => u32::from(cards.len()),
            Choices::Bid { suits, supply } => {
                suits.iter().map(|suit| u32::from(supply.of(suit)) + 1).product()
            }
            Choices::Commit(cards) => cards.subsets(),
            Choices::Over => 0,
        }
    }

    /// Returns the action at a position in canonical order.
    pub fn nth(self, position: u32) -> Option<Action> {
        let count = self.count();
        if position >= count {
            return None;
        }
        Some(match self {
            Choices::Draft(cards) => Action::Draft(cards.nth(position)?),
            Choices::Bid { suits, supply } => {
                // The bids with the same chips of this suit and those before it are `alike` many.
                let (mut bid, mut alike, mut rest) = (Chips::NONE, count, position);
                for suit in suits.iter() {
                    alike /= u32::from(supply.of(suit)) + 1;
                    bid.set(suit, (rest / alike) as u8);
                    rest %= alike;
                }
                Action::Bid(bid)
            }
            Choices::Commit(cards) => Action::Commit(cards.subset(position)),
            Choices::Over => return None,
        })
    }

    /// Returns the position of an action, `None` if it is not in the list.
    pub fn position(self, action: Action) -> Option<u32> {
        match (self, action) {
            (Choices::Draft(cards), Action::Draft(card)) => {
                cards.contains(card).then(|| cards.before(card))
            }
            (Choices::Bid { suits, supply }, Action::Bid(bid)) => {
                let mut position = 0;
                for suit in suits.iter() {
                    let (offered, there) = (bid.of(suit), supply.of(suit));
                    if offered > there {
                        return None;
                    }
                    position = position * (u32::from(there) + 1) + u32::from(offered);
                }
                // Nothing else is offered.
                (self.nth(position) == Some(action)).then_some(position)
            }
            (Choices::Commit(cards), Action::Commit(chosen)) => {
                cards.contains_all(chosen).then(|| cards.position_of_subset(chosen))
            }
            _ => None,
        }
    }

    /// Returns every action, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        (0..self.count()).filter_map(move |position| self.nth(position))
    }
}
