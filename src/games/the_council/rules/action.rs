//! The decisions of a player and their notation.
//!
//! An action is a whole decision. In notation, it is a word and its arguments, separated by one blank:
//!
//! | notation | action |
//! |---|---|
//! | `draft 4MS` | draft The Mountain |
//! | `bid M2 S1` | bid two Moons and one Suns |
//! | `pass` | bid nothing |
//! | `commit 5ML PMSL` | commit The Forest and The Harvest |
//! | `hold` | commit nothing |
//!
//! A card is its rank, or `A`, `P`, `C` or `X` for an Ace, Pawn, Court or Crown, and the letters of its suits: Moons,
//! Suns, Waves, Leaves, wYrms, Knots.
//!
//! The whole grammar (`{ }` may be left out or repeated):
//!
//! ```text
//! action = draft | bid | pass | commit | hold
//! draft  = "draft" card
//! bid    = "bid" chips { chips }
//! pass   = "pass"
//! commit = "commit" card { card }
//! hold   = "hold"
//! chips  = " " suit number
//! number = digit { digit | "0" }
//! digit  = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
//! suit   = "M" | "S" | "W" | "L" | "Y" | "K"
//! card   = " " code
//! code   = "AM" | "AS" | "AW" | "AL" | "AY" | "AK"
//!        | "2MK" | "2SY" | "2WL" | "3MW" | "3SK" | "3LY" | "4MS" | "4WL" | "4YK"
//!        | "5ML" | "5SW" | "5YK" | "6MW" | "6SY" | "6LK" | "7ML" | "7SK" | "7WY"
//!        | "8MS" | "8WL" | "8YK" | "9MS" | "9WY" | "9LK"
//!        | "PMSL" | "PMYK" | "PSWK" | "PWLY" | "CMWK" | "CMLY" | "CSWY" | "CSLK"
//!        | "XM" | "XS" | "XW" | "XL" | "XY" | "XK"
//! ```
//!
//! The suits of a bid and the cards of a commitment are in the order in which they stand here, each once, and there
//! are at most 255 chips of a suit. Parsing accepts exactly what printing produces.

use std::fmt;
use std::str::FromStr;

use super::cards::CardSet;
use super::chips::Chips;
use super::components::{Card, Suit};

/// A decision. The order of the variants and of their values is the canonical order of the legal list, which links
/// depend on.
///
/// # Examples
///
/// ```
/// use curia::games::the_council::rules::action::Action;
/// use curia::games::the_council::rules::chips::Chips;
///
/// let action: Action = "bid M2 S1".parse()?;
/// assert_eq!(action, Action::Bid(Chips::from_numbers([2, 1, 0, 0, 0, 0])));
/// assert_eq!(action.to_string(), "bid M2 S1");
/// assert!("bid S1 M2".parse::<Action>().is_err());
/// # Ok::<(), curia::games::the_council::rules::action::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draft a card of the hand.
    Draft(Card),
    /// Bid these chips, or none.
    Bid(Chips),
    /// Commit these drafted cards, or none.
    Commit(CardSet),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draft(card) => write!(f, "draft {card}"),
            Action::Bid(Chips::NONE) => write!(f, "pass"),
            Action::Bid(chips) => {
                write!(f, "bid")?;
                let mut bid = Suit::ALL.into_iter().filter(|&suit| chips.of(suit) > 0);
                bid.try_for_each(|suit| write!(f, " {}{}", suit.letter(), chips.of(suit)))
            }
            Action::Commit(CardSet::EMPTY) => write!(f, "hold"),
            Action::Commit(cards) => {
                write!(f, "commit")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

/// Error for a text that is not an action in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let action = parse(text).ok_or(NotAnAction)?;
        // Only the canonical spelling is accepted, so that equal records are equal texts.
        if action.to_string() == text { Ok(action) } else { Err(NotAnAction) }
    }
}

fn parse(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    Some(match words.next()? {
        "draft" => Action::Draft(Card::from_code(words.next()?)?),
        "pass" => Action::Bid(Chips::NONE),
        "bid" => {
            let mut chips = Chips::NONE;
            for word in words {
                let suit = Suit::from_letter(word.chars().next()?)?;
                chips.set(suit, word.get(1..)?.parse().ok()?);
            }
            Action::Bid(chips)
        }
        "hold" => Action::Commit(CardSet::EMPTY),
        "commit" => Action::Commit(words.map(Card::from_code).collect::<Option<CardSet>>()?),
        _ => return None,
    })
}
