//! Cost and gains of an action in one line of signs.

use leptos::prelude::*;

use super::art::{Chip, chips, gains, mini};
use crate::games::the_council::rules::components::{CHIPS_PER_SUIT, Suit};
use crate::games::the_council::rules::{Action, Chips, View};
use crate::games::the_council::scene::Gains;
use crate::games::the_council::scene::outcome::Prospect;
use crate::web::art::{Icon, icon_sized};

/// Draws what an action costs and would bring as the event stands, with signs of this height in pixels.
pub fn sum(view: &View, action: Action, height: u32) -> AnyView {
    let paid = match action {
        Action::Draft(_) => ().into_any(),
        Action::Bid(bid) => Suit::ALL
            .into_iter()
            .filter(|&suit| bid.of(suit) > 0)
            .map(|suit| chips(suit, bid.of(suit), height, Chip::Plain))
            .collect_view()
            .into_any(),
        Action::Commit(cards) => {
            cards.iter().map(|card| mini(card, height * 5 / 6, false)).collect_view().into_any()
        }
    };
    let brings = match action {
        Action::Draft(card) => {
            Gains { chips: Chips::of_each(card.suits(), CHIPS_PER_SUIT), ..Gains::default() }
        }
        _ => Prospect::of(view, action).map(|it| it.gains()).unwrap_or_default(),
    };
    let arrow = (!matches!(action, Action::Draft(_)) && !brings.is_none())
        .then(|| icon_sized(Icon::Next, 14));
    view! { {paid} {arrow} {gains(&brings, height)} }.into_any()
}
