//! Texts beside the sheet in Italian.

use super::words::{card, counted, in_suit, in_suits, the_suits, the_suits_first};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::text::rail::RailText;

pub(in crate::games::the_council::text) static RAIL: RailText = RailText {
    label: "Eventi e punti",
    events: "Eventi",
    hand_and_deck: |hand, deck| format!("mano {hand} · {deck} nel mazzo"),
    deck: |deck| format!("{deck} nel mazzo"),
    event: |number, of, success| {
        let state = match success {
            Some(true) => "riuscito",
            Some(false) => "fallito",
            None => "in corso",
        };
        format!("Evento {number}: {}, {state}", card(of))
    },
    to_come: |count| counted(count as u64, "evento in arrivo", "eventi in arrivo"),
    now: "ora",
    ended_now: "Se finisse ora",
    points_of: |points, of| format!("{} {}", counted(points, "punto", "punti"), in_suit(of)),
    above: |of| {
        format!(
            "Sopra l’impero {}: se resta così, la partita finisce con questa mano.",
            in_suits(of.iter())
        )
    },
    would_count: |of| format!("{} conterebbero", the_suits_first(of.iter())),
    counted: |of| format!("Hanno contato: {}.", the_suits(of.iter())),
    nobody_above: "Nessuno è sopra l’impero: conterebbero solo i gettoni traditore.",
    what_cards_do: "Effetti delle carte",
    kind: |of| match of {
        Kind::Ace => ("Asso", "senza limite nel suo seme"),
        Kind::Number => ("2–9", "parità: vince il basso"),
        Kind::Pawn => ("Pedina", "1 in più per seme"),
        Kind::Court => ("Corte", "un traditore se fallisce"),
        Kind::Crown => ("Corona", "un rango subito"),
    },
    only_shared: "Solo nei semi in comune con l’evento.",
    nearest: "I più vicini all’impero",
    of_empire: |empire| format!("su {empire}"),
};
