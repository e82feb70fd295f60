//! Part of the table that a decision was about.

use leptos::prelude::*;

use super::picture::wide_picture;
use crate::games::the_council::rules::components::{Suit, Suits};
use crate::games::the_council::rules::{Action, Decision, View};
use crate::record::SeatRecord;

/// Draws the hall, with the suits lit that the decision was about: those of the event, or of the cards drafted.
pub fn position(view: &View, seats: &[SeatRecord], best: Action, played: Action) -> AnyView {
    let asked = match view.table.decision {
        Decision::Bid(_) | Decision::Commit(_) => view.table.event_suits(),
        Decision::Draft(_) | Decision::Over => {
            [best, played].into_iter().flat_map(|action| suits(action).iter()).collect()
        }
    };
    wide_picture(&view.table, seats, asked)
}

fn suits(of: Action) -> Suits {
    match of {
        Action::Draft(card) => card.suits(),
        Action::Bid(chips) => Suit::ALL.into_iter().filter(|&suit| chips.of(suit) > 0).collect(),
        Action::Commit(_) => Suits::EMPTY,
    }
}
