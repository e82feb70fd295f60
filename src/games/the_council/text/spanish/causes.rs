//! Texts of the score sheet in Spanish.

use super::words::{card, counted, suit};
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::scene::standing::Tie;
use crate::games::the_council::scene::trace::What;
use crate::games::the_council::text::causes::CausesText;

pub(in crate::games::the_council::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Traitors => "Fichas de traidor",
        Cause::Ranks => "Rangos en palos que cuentan",
        Cause::Doubled => "Dobles por encima del imperio",
    },
    title: "Palo, rango del imperio",
    collapsed: "derrumbado",
    counts: "cuenta",
    stands: "en pie",
    level: "en pie: igualar no basta",
    rank: |rank| format!("rango {rank}"),
    doubled: "doble, por encima del imperio",
    traitors: "Fichas de traidor",
    each: "1 cada una",
    tie: |of| match of {
        Tie::LowCard => "Empate: carta más baja del último evento",
        Tie::Ranks => "Empate: todos los rangos",
        Tie::Traitors => "Empate: fichas de traidor",
    },
    number: |name, row, points| format!("{name}, {row}: {}", counted(points, "punto", "puntos")),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Escoge un número para ver sus jugadas.",
    when: |hand, number, event| format!("Mano {hand}, evento {number}: {}", card(event)),
    what: |of| match of {
        What::Gained(of, rank) => {
            format!("{} {} → {rank}, puja más alta", suit(of), rank.saturating_sub(1))
        }
        What::Crowned(by, of, rank) => {
            format!("{} {} → {rank}, Corona: {}", suit(of), rank.saturating_sub(1), card(by))
        }
        What::Traded(of, rank) => {
            format!("{} {} → {rank}, por una ficha de traidor", suit(of), rank.saturating_add(1))
        }
        What::Court(by) => format!("Una ficha de traidor, Corte: {}", card(by)),
    },
    nothing: "Aquí ninguna jugada dio nada.",
    why: |of, rank, empire, counts| {
        let of = suit(of);
        match rank {
            _ if !counts => format!("{of}: no hay derrumbe, así que no da puntos."),
            0 => format!("Ningún rango en {of}."),
            rank if rank > empire => {
                let points = counted(rank, "punto", "puntos");
                format!("Rango {rank}, por encima del {empire} del imperio: 2 veces {points}.")
            }
            rank => {
                let points = counted(rank, "punto", "puntos");
                format!("Rango {rank}, no por encima del {empire} del imperio: {points}.")
            }
        }
    },
    hall: "La sala al final",
};
