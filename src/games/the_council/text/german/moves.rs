//! Moves in German.

use super::words::{a_card, chips, some_cards};
use crate::games::the_council::text::moves::MoveText;
use crate::text::told::first_upper;

pub(in crate::games::the_council::text) static MOVES: MoveText = MoveText {
    draft: |card| first_upper(&format!("{} nehmen", a_card(card))),
    bid: |of| format!("{} bieten", chips(of)),
    pass: "Passen",
    commit: |cards| first_upper(&format!("{} einsetzen", some_cards(cards))),
    hold: "Nichts einsetzen",
    nothing: "Nichts",
};
