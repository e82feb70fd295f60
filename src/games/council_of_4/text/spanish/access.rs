//! Texts for screen readers, in Spanish.

use super::words::{card, cards, colour, counted, listed, of_council};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |count| format!("No puedes pagar con {}.", cards(count.into())),
    council_list: |of| format!("Consejo {}, desde la flecha", of_council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, le sirve una carta", colour(of)),
        false => colour(of).to_owned(),
    },
    card: |name, number, all, chosen| {
        let place = if all > 1 { format!(", {number} de {all}") } else { String::new() };
        let chosen = if chosen { ", escogida" } else { "" };
        format!("{name}{place}{chosen}")
    },
    suit_then: |of, cards| match cards {
        1 => format!("Luego sirve para el consejo {}.", of_council(of)),
        cards => format!("Luego sirven {cards} para el consejo {}.", of_council(of)),
    },
    legal_place: |paid| format!("Puedes colocar aquí {}.", price(paid)),
    legal_acquire: |paid| format!("Puedes adquirirlo {}.", price(paid)),
    legal_change: |paid| format!("Puedes cambiarlos {}.", price(paid)),
    legal_elect: |paid| format!("Puedes escogerlo y elegir {}.", price(paid)),
    legal_token: "Puedes escoger su ficha.",
    legal_take: "Puedes tomarlo gratis.",
    legal_permit: "Puedes usarlo para colocar.",
    legal_repeat: "Puedes volver a ganar sus bonificaciones.",
    legal_card: "Puedes añadirla al pago.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn
            .map_or_else(String::new, |drawn| format!(" Robaste: {}.", card(drawn).to_lowercase()));
        let main = counted(main, "acción principal", "acciones principales");
        let quick = counted(quick, "acción rápida", "acciones rápidas");
        format!("Tu turno, ronda {round}.{drawn} Tienes {main} y {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "gratis".to_owned(),
        paid => format!("pagando {}", listed(paid)),
    }
}
