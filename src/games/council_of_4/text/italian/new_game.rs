//! The choices for a new game besides its seats, in Italian.

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
            "In ordine di turno: {} monete, {} servitori, 6 carte",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Primo giocatore",
    by_lot: "A caso",
    board: "Tabellone",
    random_sides: "Lati a caso",
    board_facts: |roads, royal| {
        format!(
            "{roads} strade. La regina parte da {royal}. Ogni tabellone ha 5 città d’oro, 4 d’argento, \
             3 di bronzo e 2 di ferro."
        )
    },
    nobility: "Primi bonus nobiltà",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    board_name: |sides| match sides {
        Some(sides) => format!("Tabellone {}", dotted(&sides.to_string())),
        None => "Tabellone personale".to_owned(),
    },
};
