//! The choices for a new game besides its seats, in French.

use super::words::{nobility_variant, of};
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
            "Dans l’ordre de jeu : {} pièces, {} serviteurs, 6 cartes",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Premier joueur",
    by_lot: "Au hasard",
    board: "Plateau",
    random_sides: "Côtés au hasard",
    board_facts: |roads, royal| {
        format!(
            "{roads} routes. La reine part {}. Chaque plateau a 5 villes d’or, 4 d’argent, 3 de \
             bronze et 2 de fer.",
            of(royal)
        )
    },
    nobility: "Premiers bonus de noblesse",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    board_name: |sides| match sides {
        Some(sides) => format!("Plateau {}", dotted(&sides.to_string())),
        None => "Plateau personnel".to_owned(),
    },
};
