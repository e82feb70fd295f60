//! Reasons why something can't be picked, in Spanish.

use super::words::{clan, trades};
use crate::games::four_towers::text::flaws::FlawsText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static FLAWS: FlawsText = FlawsText {
    not_your_turn: "No es tu turno.",
    not_asked: "Ahora no hay nada que hacer con esto.",
    play_closed: |what, why| format!("{what}: {why}."),
    nobody: |at| format!("En {} no hay nadie que escoger.", village(at)),
    enough: |count| format!("Ya has tomado {count}. Devuelve antes uno."),
    full: |of| format!("Todas las casillas de {} están ocupadas.", trades(of).to_lowercase()),
    nothing_taken: |of| format!("No has tomado ningún {}.", clan(of)),
};
