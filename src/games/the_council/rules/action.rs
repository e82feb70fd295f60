//! The decisions of a player and their notation.
//!
//! An action is a whole decision. `docs/notation.md` lists what each variant here says of its notation. Parsing accepts
//! exactly what printing produces.

use std::fmt;

use super::cards::CardSet;
use super::chips::Chips;
use super::components::{Card, Suit};
use crate::rules::notation::{Argument, Grammar, Notation, literal};
use crate::{argument, arguments, vocabulary};

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
/// # Ok::<(), curia::rules::notation::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[kind(Kind)]
pub enum Action {
    /// Draft a card of the hand.
    #[notation("draft {0}")]
    Draft(Card),
    /// Bid these chips for the event, or none.
    #[notation("pass" for Chips::NONE)]
    #[notation("bid {0}")]
    Bid(Chips),
    /// Commit these drafted cards to the event, or none.
    #[notation("hold" for CardSet::EMPTY)]
    #[notation("commit {0}")]
    Commit(CardSet),
}

vocabulary! {
    /// Kind of decision, in the order of a hand.
    pub enum Kind {
        Draft = "draft",
        Bid = "bid",
        Commit = "commit",
    }
}

argument!(Card = "card", Card::ALL, |card: Card| card);
argument!(Suit = "suit", Suit::ALL, Suit::letter);
arguments!(CardSet = "cards", Card, " ", 1..=Card::COUNT, |below: &mut dyn FnMut(u32) -> u32| {
    (0..below(6)).map(|_| Argument::any(below)).collect::<CardSet>()
});

/// Each suit with its number, in the order of the suits.
impl Argument for Chips {
    const RULE: &'static str = "chips";

    fn rules(grammar: &mut Grammar) {
        Suit::rules(grammar);
        u8::rules(grammar);
        grammar.rule(Self::RULE, "suit number { \" \" suit number }");
    }

    fn print(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offered = Suit::ALL.into_iter().filter(|&suit| self.of(suit) > 0);
        let words = offered.map(|suit| format!("{}{}", suit.letter(), self.of(suit)));
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }

    fn read(text: &mut &str) -> Option<Chips> {
        let mut chips = Chips::NONE;
        loop {
            let suit = Suit::read(text)?;
            chips.set(suit, u8::read(text)?);
            if literal(text, " ").is_none() {
                return Some(chips);
            }
        }
    }

    fn any(below: &mut dyn FnMut(u32) -> u32) -> Chips {
        Chips::from_numbers(Suit::ALL.map(|_| Argument::any(below)))
    }
}
