//! Whether an action is legal: the plain account of the rules, one action at a time.

use super::action::Action;
use super::cards::CardSet;
use super::components::{Card, Suit};
use super::state::{Asked, Decision, PublicState};
use crate::rules::form::Formed;

/// Reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Another kind of decision must be made now.
    AnotherDecision(#[form(key = "decision")] Asked),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The suit is not on the event (R15).
    NotOnEvent(Suit),
    /// The supply has not so many chips.
    TooFewChips {
        suit: Suit,
        /// The chips offered.
        offered: u8,
        /// The chips in the supply.
        there: u8,
    },
    /// The seat has not drafted the card.
    NotDrafted(Card),
    /// The card is used up for this hand (R19).
    UsedUp(Card),
    /// The card shares no suit with the event (R17).
    DoesNotFit(Card),
}

/// Checks an action of the deciding seat, which holds these cards.
pub fn check(table: &PublicState, held: CardSet, action: Action) -> Result<(), Illegal> {
    match (table.decision, action) {
        (Decision::Over, _) => Err(Illegal::GameOver),
        (Decision::Draft(_), Action::Draft(card)) => {
            if held.contains(card) {
                Ok(())
            } else {
                Err(Illegal::NotInHand(card))
            }
        }
        (Decision::Bid(seat), Action::Bid(chips)) => {
            let (suits, supply) = (table.event_suits(), table.player(seat).chips);
            for suit in Suit::ALL {
                let (offered, there) = (chips.of(suit), supply.of(suit));
                if offered > 0 && !suits.contains(suit) {
                    return Err(Illegal::NotOnEvent(suit));
                }
                if offered > there {
                    return Err(Illegal::TooFewChips { suit, offered, there });
                }
            }
            Ok(())
        }
        (Decision::Commit(seat), Action::Commit(cards)) => {
            let (drafted, committable) = (table.player(seat).drafted, table.committable(seat));
            let Some(card) = cards.minus(committable).first() else { return Ok(()) };
            Err(match () {
                () if !drafted.contains(card) => Illegal::NotDrafted(card),
                () if table.used.contains(card) => Illegal::UsedUp(card),
                () => Illegal::DoesNotFit(card),
            })
        }
        (decision, _) => Err(Illegal::AnotherDecision(decision.asked())),
    }
}
