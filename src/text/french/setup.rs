//! A new game in French.

use super::words::{listed, of, seat_colour};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Jeu",
    seats: "Places",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} joueurs"),
    name: |seat| format!("Nom de la place {seat}"),
    who_decides: |seat| format!("Qui joue à la place {seat}"),
    how_well: |seat| format!("Comment joue le robot de la place {seat}"),
    curtain_note: "un rideau cache chaque main",
    colour_of: |seat, of| format!("Couleur de la place {seat} : {}", seat_colour(of)),
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
    see_score: "Voir le score",
    won: |winners, vp| match winners {
        [winner] => format!("{winner} gagne avec {vp} PV."),
        winners => format!("{} partagent la victoire avec {vp} PV chacun.", listed(winners)),
    },
};
