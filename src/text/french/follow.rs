//! Others' turns in French.

use super::words::{counted, of};
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Passer",
    skip_note: "à votre tour",
    skip_to_turn: "Passer à mon tour",
    hold: "Retenir",
    plays: |name| format!("{name} joue"),
    pays: "Paie",
    gains: "Gagne",
    last_turn: "dernier tour",
    your_turn: |name| format!("À vous, {name}"),
    turn_of: |name| format!("Au tour {}", of(name)),
    you_drew: "Vous avez pioché",
    watch: "Revoir",
    left_to_do: "Reste à faire",
    done: "fait",
    show_on_map: "Voir sur la carte",
    moves: "Coups",
    skipping: "Les robots jouent déjà jusqu’à votre tour.",
    settling: "Ce bouton vient d’apparaître : appuyez à nouveau.",
    since: "Depuis votre tour",
    since_title: "Depuis votre dernier tour",
    concerns: "Ce qui change pour vous",
    nothing: "Rien ne s’est passé depuis votre dernier tour.",
    digest: |entries, concerns| {
        let moves = counted(entries as u64, "coup", "coups");
        match concerns {
            0 => format!("Depuis votre tour : {moves}"),
            _ => {
                let changes = counted(concerns as u64, "changement", "changements");
                format!("Depuis votre tour : {moves}, {changes} pour vous")
            }
        }
    },
};
