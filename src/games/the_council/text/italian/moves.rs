//! Moves in Italian.

use super::words::{chips, the_card, the_cards};
use crate::games::the_council::text::moves::MoveText;

pub(in crate::games::the_council::text) static MOVES: MoveText = MoveText {
    draft: |card| format!("Prendi {}", the_card(card)),
    bid: |of| format!("Offri {}", chips(of)),
    pass: "Passa",
    commit: |cards| format!("Gioca {}", the_cards(cards)),
    hold: "Non giocare carte",
    nothing: "Nessuna",
};
