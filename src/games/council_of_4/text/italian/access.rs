//! Texts for screen readers, in Italian.

use super::words::{card, cards, colour, counted, of_council};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |count| format!("Non puoi pagare con {}.", cards(count.into())),
    council_list: |of| format!("Consiglio {}, dalla freccia", of_council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, una carta corrisponde", colour(of)),
        false => colour(of).to_owned(),
    },
    card: |name, number, all, chosen| {
        let place = if all > 1 { format!(", {number} di {all}") } else { String::new() };
        let chosen = if chosen { ", scelta" } else { "" };
        format!("{name}{place}{chosen}")
    },
    suit_then: |of, cards| match cards {
        1 => format!("Dopo, corrisponde al consiglio {}.", of_council(of)),
        cards => format!("Dopo, {cards} corrispondono al consiglio {}.", of_council(of)),
    },
    legal_place: |paid| format!("Puoi piazzare qui {}.", price(paid)),
    legal_acquire: |paid| format!("Puoi acquistarlo {}.", price(paid)),
    legal_change: |paid| format!("Puoi cambiarli {}.", price(paid)),
    legal_elect: |paid| format!("Puoi sceglierlo ed eleggere {}.", price(paid)),
    legal_token: "Puoi scegliere il suo gettone.",
    legal_take: "Puoi prenderlo gratis.",
    legal_permit: "Puoi usarlo per piazzare.",
    legal_repeat: "Puoi ottenere di nuovo i suoi bonus.",
    legal_card: "Puoi aggiungerla al pagamento.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn.map_or_else(String::new, |drawn| {
            format!(" Hai pescato: {}.", card(drawn).to_lowercase())
        });
        let main = counted(main, "azione principale", "azioni principali");
        let quick = counted(quick, "azione rapida", "azioni rapide");
        format!("Tocca a te, giro {round}.{drawn} Hai {main} e {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "gratis".to_owned(),
        paid => format!("per {}", paid.join(" e ")),
    }
}
