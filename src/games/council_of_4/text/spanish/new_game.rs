//! The choices for a new game besides its seats, in Spanish.

use super::words::nobility_variant;
use crate::games::council_of_4::rules::components::{
    NobilityVariant, STARTING_COINS, STARTING_SERVANTS,
};
use crate::games::council_of_4::text::dotted;
use crate::games::council_of_4::text::new_game::NewGameText;

pub(in crate::games::council_of_4::text) static NEW_GAME: NewGameText = NewGameText {
    start_with: |players| {
        let players = usize::from(players.clamp(2, 4));
        let list = |amounts: Vec<String>| amounts.join(" / ");
        format!(
            "Por orden de turno: {} monedas, {} sirvientes, 6 cartas",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Primer jugador",
    by_lot: "Al azar",
    board: "Tablero",
    random_sides: "Lados al azar",
    board_facts: |roads, royal| {
        format!(
            "{roads} rutas. La reina empieza en {royal}. Cada tablero tiene 5 ciudades de oro, 4 de \
             plata, 3 de bronce y 2 de hierro."
        )
    },
    nobility: "Nobleza: primeras casillas",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    board_name: |sides| match sides {
        Some(sides) => format!("Tablero {}", dotted(&sides.to_string())),
        None => "Tablero propio".to_owned(),
    },
};
