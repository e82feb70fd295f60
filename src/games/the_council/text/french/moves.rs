//! Moves in French.

use super::words::{chips, the_card, the_cards};
use crate::games::the_council::text::moves::MoveText;

pub(in crate::games::the_council::text) static MOVES: MoveText = MoveText {
    draft: |card| format!("Prendre {}", the_card(card)),
    bid: |of| format!("Miser {}", chips(of)),
    pass: "Passer",
    commit: |cards| format!("Engager {}", the_cards(cards)),
    hold: "Ne rien engager",
    nothing: "Rien",
};
