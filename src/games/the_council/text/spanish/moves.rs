//! Moves in Spanish.

use super::words::{chips, the_card, the_cards};
use crate::games::the_council::text::moves::MoveText;

pub(in crate::games::the_council::text) static MOVES: MoveText = MoveText {
    draft: |card| format!("Tomar {}", the_card(card)),
    bid: |of| format!("Pujar {}", chips(of)),
    pass: "Pasar",
    commit: |cards| format!("Jugar {}", the_cards(cards)),
    hold: "No jugar nada",
    nothing: "Nada",
};
