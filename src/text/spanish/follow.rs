//! Others' turns in Spanish.

use super::words::{counted, of};
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Saltar",
    skip_note: "a tu turno",
    skip_to_turn: "Saltar a mi turno",
    hold: "Pausar",
    plays: |name| format!("Juega {name}"),
    pays: "Paga",
    gains: "Gana",
    last_turn: "último turno",
    your_turn: |name| format!("Te toca, {name}"),
    turn_of: |name| format!("Turno {}", of(name)),
    you_drew: "Robaste",
    watch: "Ver",
    left_to_do: "Por hacer",
    done: "hecho",
    show_on_map: "Ver en el mapa",
    moves: "Jugadas",
    skipping: "Ya estás saltando a tu turno.",
    settling: "Este botón acaba de aparecer: púlsalo otra vez.",
    since: "Desde tu turno",
    since_title: "Desde tu último turno",
    concerns: "Cambios para ti",
    nothing: "No ha pasado nada desde tu último turno.",
    digest: |entries, concerns| {
        let moves = counted(entries as u64, "jugada", "jugadas");
        match concerns {
            0 => format!("Desde tu turno: {moves}"),
            _ => {
                let changes = counted(concerns as u64, "cambio", "cambios");
                format!("Desde tu turno: {moves}, {changes} para ti")
            }
        }
    },
};
