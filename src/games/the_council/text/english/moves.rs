//! Moves in English.

use super::words::{chips, the_card, the_cards};
use crate::games::the_council::text::moves::MoveText;

pub(in crate::games::the_council::text) static MOVES: MoveText = MoveText {
    draft: |card| format!("Draft {}", the_card(card)),
    bid: |of| format!("Bid {}", chips(of)),
    pass: "Pass",
    commit: |cards| format!("Commit {}", the_cards(cards)),
    hold: "Commit nothing",
    nothing: "Nothing",
};
