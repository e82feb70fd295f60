//! Others' turns in Italian.

use super::words::{counted, of};
use crate::text::follow::FollowText;

pub(in crate::text) static FOLLOW: FollowText = FollowText {
    skip: "Salta",
    skip_note: "al tuo turno",
    skip_to_turn: "Salta al mio turno",
    hold: "Ferma",
    plays: |name| format!("{name} gioca"),
    pays: "Paga",
    gains: "Ottiene",
    last_turn: "ultimo turno",
    your_turn: |name| format!("Tocca a te, {name}"),
    turn_of: |name| format!("Turno {}", of(name)),
    you_drew: "Hai pescato",
    watch: "Guarda",
    left_to_do: "Da fare",
    done: "fatto",
    show_on_map: "Mostra sulla mappa",
    moves: "Mosse",
    skipping: "Il salto al tuo turno è già in corso.",
    settling: "Questo pulsante è appena apparso: premi di nuovo.",
    since: "Dal tuo turno",
    since_title: "Dal tuo ultimo turno",
    concerns: "Cosa cambia per te",
    nothing: "Dal tuo ultimo turno non è successo niente.",
    digest: |entries, concerns| {
        let moves = counted(entries as u64, "mossa", "mosse");
        match concerns {
            0 => format!("Dal tuo ultimo turno: {moves}"),
            _ => {
                let changes = counted(concerns as u64, "cambiamento", "cambiamenti");
                format!("Dal tuo ultimo turno: {moves}, {changes} per te")
            }
        }
    },
};
