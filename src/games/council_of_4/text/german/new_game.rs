//! The choices for a new game besides its seats, in German.

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
            "In Zugreihenfolge: {} Münzen, {} Diener, 6 Karten",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Erster Spieler",
    by_lot: "Zufällig",
    board: "Spielplan",
    random_sides: "Zufällige Seiten",
    board_facts: |roads, royal| {
        format!(
            "{roads} Straßen. Die Königin beginnt in {royal}. Jeder Spielplan hat 5 Goldstädte, \
             4 Silberstädte, 3 Bronzestädte und 2 Eisenstädte."
        )
    },
    nobility: "Erste Adelsboni",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    board_name: |sides| match sides {
        Some(sides) => format!("Spielplan {}", dotted(&sides.to_string())),
        None => "Eigener Spielplan".to_owned(),
    },
};
