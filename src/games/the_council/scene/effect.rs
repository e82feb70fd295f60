//! Effects of drafted cards on the event.

use super::bids::counts;
use super::resolution::{Resolution, Step};
use crate::games::the_council::rules::components::{Card, Kind, Suit};
use crate::games::the_council::rules::count::{self};
use crate::games::the_council::rules::{CardSet, SuitCount, View};

/// Effect that a drafted card has on the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// An Ace makes the bid in its suit unlimited.
    NoLimit(Suit),
    /// A number breaks ties.
    BreaksTies {
        /// Its rank: a lower one stands above a higher one.
        number: u8,
        /// Suits of the event in which it acts.
        suits: Vec<Suit>,
        /// Those in which it parts the bid from others, as it stands.
        parts: Vec<Suit>,
    },
    /// A Pawn adds to the bid in these suits.
    Adds(Vec<Suit>),
    /// A Court brings a traitor chip if the event fails.
    Traitor {
        /// Whether it is certain not to fail.
        in_vain: bool,
    },
    /// A Crown brings a rank at once.
    Rank {
        suit: Suit,
        /// Rank before.
        from: u8,
        /// New rank; `None` at the end of the track.
        to: Option<u8>,
    },
}

/// Returns what a card that fits the event does beside these others of the view's seat.
pub fn effect(view: &View, others: CardSet, card: Card) -> Option<Effect> {
    let (seat, event) = (view.seat?, view.table.event()?);
    if !view.table.committable(seat).contains(card) {
        return None;
    }
    let others = others.minus(CardSet::of(card));
    let with = others.or(CardSet::of(card));
    let suits = || event.suits().iter().filter(|&suit| card.suits().contains(suit));
    Some(match card.kind() {
        Kind::Ace => Effect::NoLimit(suits().next()?),
        Kind::Number => {
            let parts = |&suit: &Suit| {
                let [before, after] =
                    [others, with].map(|played| SuitCount::of(&view.table, played, suit));
                (before.highest, before.lowest) != (after.highest, after.lowest)
            };
            Effect::BreaksTies {
                number: card.rank(),
                suits: suits().collect(),
                parts: suits().filter(parts).collect(),
            }
        }
        Kind::Pawn => Effect::Adds(suits().collect()),
        Kind::Court => {
            let total = count::total(&counts(&view.table, with, event));
            Effect::Traitor { in_vain: count::succeeds(total, event.rank()) }
        }
        Kind::Crown => {
            let foreseen = Resolution::foreseen(&view.table, CardSet::of(card), None)?;
            let &(_, Step { suit, from, to, .. }) = foreseen.crowned.first()?;
            Effect::Rank { suit, from, to }
        }
    })
}
