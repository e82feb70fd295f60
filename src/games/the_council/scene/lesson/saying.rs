//! Content of a step as data: every number comes from its table and from what the requested action would bring.

use super::Topic;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{CHIPS_PER_SUIT, Card, LAST_RANK, Suit};
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::outcome::Prospect;
use crate::games::the_council::scene::resolution::Step;

/// Content of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The hall.
    Hall {
        /// Rank of the empire in every suit.
        empire: u8,
    },
    /// A drafted card.
    Draft {
        card: Card,
        /// Chips that it brings.
        chips: Chips,
    },
    /// A bid that makes an event succeed.
    Event {
        event: Card,
        bid: Chips,
        /// All bids together before it, and with it.
        total: (u16, u16),
    },
    /// A rank gained.
    Gain {
        suit: Suit,
        /// The new rank.
        rank: u8,
    },
    /// A rank traded.
    Trade {
        event: Card,
        /// All bids together.
        total: u16,
        suit: Suit,
        /// The rank that is left.
        rank: u8,
    },
    /// A card that changes the count.
    Cards {
        card: Card,
        /// The suit in which it brings a rank.
        suit: Suit,
    },
    /// The rise above the empire.
    Collapse {
        bid: Chips,
        suit: Suit,
        /// The new rank.
        rank: u8,
        /// Rank of the empire there.
        empire: u8,
    },
    /// The score of a collapsed suit.
    Double {
        suit: Suit,
        rank: u8,
        /// Points that it brings.
        points: u16,
    },
}

/// Returns the content of a topic in the view of the learner, who is to play this action next.
pub fn content(topic: Topic, view: &View, action: Option<Action>) -> Option<Saying> {
    let seat = view.seat?;
    let table = &view.table;
    let prospect = || Prospect::of(view, action?);
    let rise = || prospect()?.on_success.into_iter().find_map(changed);
    Some(match (topic, action) {
        (Topic::Hall, _) => {
            let stands = Suit::ALL.into_iter().all(|suit| table.empire.of(suit) == LAST_RANK);
            Saying::Hall { empire: stands.then_some(LAST_RANK)? }
        }
        (Topic::Draft, Some(Action::Draft(card))) => {
            Saying::Draft { card, chips: Chips::of_each(card.suits(), CHIPS_PER_SUIT) }
        }
        (Topic::Event, Some(Action::Bid(bid))) => {
            let (before, total) = prospect()?.total;
            Saying::Event { event: table.event()?, bid, total: (before?, total?) }
        }
        (Topic::Gain, Some(Action::Commit(_))) => {
            let (suit, rank) = rise()?;
            Saying::Gain { suit, rank }
        }
        (Topic::Trade, Some(Action::Bid(_))) => {
            let prospect = prospect()?;
            let (suit, rank) = prospect.on_failure.into_iter().find_map(changed)?;
            Saying::Trade { event: table.event()?, total: prospect.total.1?, suit, rank }
        }
        (Topic::Cards, Some(Action::Commit(cards))) => {
            Saying::Cards { card: cards.first()?, suit: rise()?.0 }
        }
        (Topic::Collapse, Some(Action::Bid(bid))) => {
            let (suit, rank) = rise()?;
            Saying::Collapse { bid, suit, rank, empire: table.empire.of(suit) }
        }
        (Topic::Double, _) => {
            let is_above = |&suit: &Suit| table.above_the_empire(suit).contains(seat);
            let suit = Suit::ALL.into_iter().find(is_above)?;
            let score = score(table, seat);
            let points = [score.ranks, score.doubled].map(|points| u16::from(points[suit.index()]));
            let rank = table.player(seat).ranks.of(suit);
            Saying::Double { suit, rank, points: points.into_iter().sum() }
        }
        _ => return None,
    })
}

/// Returns the suit and the new rank of a change, if there is one.
fn changed(step: Step) -> Option<(Suit, u8)> {
    Some((step.suit, step.to?))
}
