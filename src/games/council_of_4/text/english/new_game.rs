//! The choices for a new game besides its seats, in English.

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
            "In turn order: {} coins, {} servants, 6 cards",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "First player",
    by_lot: "Random",
    board: "Board",
    random_sides: "Random sides",
    board_facts: |roads, royal| {
        format!(
            "{roads} roads. The queen starts in {royal}. Every board has 5 gold, 4 silver, 3 bronze and \
             2 iron cities."
        )
    },
    nobility: "First nobility bonuses",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    board_name: |sides| match sides {
        Some(sides) => format!("Board {}", dotted(&sides.to_string())),
        None => "Own board".to_owned(),
    },
};
