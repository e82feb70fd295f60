//! The set-up screen in French.

use super::words::{dotted, nobility_variant, of, seat_colour};
use crate::games::council_of_4::rules::components::{
    NobilityVariant, STARTING_COINS, STARTING_SERVANTS,
};
use crate::games::council_of_4::text::SetupText;

pub(in crate::games::council_of_4::text) static SETUP: SetupText = SetupText {
    new_body: "Deux à quatre places, personnes et robots, huit plateaux.",
    seats: "Places",
    names: ["Ada", "Bruno", "Chiara", "Dario"],
    players: |count| format!("{count} joueurs"),
    name: |seat| format!("Nom de la place {seat}"),
    person: "Personne",
    bot: "Robot",
    who_decides: |seat| format!("Qui joue à la place {seat}"),
    how_well: |seat| format!("Comment joue le robot de la place {seat}"),
    curtain_note: "un rideau cache chaque main",
    colour_of: |seat, of| format!("Couleur de la place {seat} : {}", seat_colour(of)),
    start_with: |players| {
        let players = usize::from(players.clamp(2, 4));
        let list = |amounts: Vec<String>| amounts.join(" / ");
        format!(
            "Dans l’ordre du jeu : {} pièces, {} serviteurs, 6 cartes",
            list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
            list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
        )
    },
    first: "Qui commence",
    by_lot: "Tirage au sort",
    board: "Plateau",
    random_sides: "Côtés au hasard",
    board_facts: |roads, royal| {
        format!(
            "{roads} routes. La reine part {}. Sur chaque plateau 5 villes d’or, 4 d’argent, 3 de \
             bronze et 2 de fer.",
            of(royal)
        )
    },
    nobility: "Premiers bonus de noblesse",
    nobility_printed: nobility_variant(NobilityVariant::Printed),
    nobility_manual: nobility_variant(NobilityVariant::Manual),
    deal: "Donne",
    seed: "Graine",
    new_seed: "Nouvelle graine",
    seed_note: "Même graine, même donne.",
    start: "Commencer",
    name_missing: |seat| format!("Il manque un nom à la place {seat}."),
    seed_missing: "Il manque une graine à la donne : n’importe quel mot convient.",
    continue_: "Continuer",
    resume: "Reprendre",
    turn_of: |name, round| format!("Au tour {}, manche {round}", of(name)),
    finished: "Terminée",
    see_score: "Voir le score",
    board_name: |key| format!("Plateau {}", dotted(key)),
};
