//! Texts beside the sheet in Spanish.

use super::words::{card, counted, suit, suits};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::text::rail::RailText;

pub(in crate::games::the_council::text) static RAIL: RailText = RailText {
    label: "Eventos y puntuación",
    events: "Eventos",
    hand_and_deck: |hand, deck| format!("mano {hand} · mazo {deck}"),
    deck: |deck| format!("mazo {deck}"),
    event: |number, of, success| {
        let state = match success {
            Some(true) => "éxito",
            Some(false) => "fracaso",
            None => "ahora",
        };
        format!("Evento {number}: {}, {state}", card(of))
    },
    to_come: |count| counted(count as u64, "evento por venir", "eventos por venir"),
    now: "ahora",
    ended_now: "Si acabara ahora",
    points_of: |points, of| format!("{} en {}", counted(points, "punto", "puntos"), suit(of)),
    above: |of| {
        format!(
            "Por encima del imperio en {}: si sigue así, la partida acaba con esta mano.",
            suits(of)
        )
    },
    would_count: |of| format!("Contarían {}", suits(of)),
    counted: |of| format!("Contaron: {}.", suits(of)),
    nobody_above: "Nadie está por encima del imperio: solo contarían las fichas de traidor.",
    what_cards_do: "Qué hacen las cartas",
    kind: |of| match of {
        Kind::Ace => ("As", "sin límite en su palo"),
        Kind::Number => ("2–9", "desempata el más bajo"),
        Kind::Pawn => ("Peón", "1 más en cada palo"),
        Kind::Court => ("Corte", "un traidor si fracasa"),
        Kind::Crown => ("Corona", "un rango al instante"),
    },
    only_shared: "Solo en los palos que comparten con el evento.",
    nearest: "Más cerca del imperio",
    of_empire: |empire| format!("de {empire}"),
};
