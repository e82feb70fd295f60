//! Texts for screen readers, in German.

use super::words::{card, cards, colour, council, counted, listed};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |count| format!("Mit {} kannst du nicht zahlen.", cards(count.into())),
    council_list: |of| format!("Rat der {}, vom Pfeil aus", council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, passt zu einer Karte", colour(of)),
        false => colour(of).to_owned(),
    },
    card: |name, number, all, chosen| {
        let place = if all > 1 { format!(", {number} von {all}") } else { String::new() };
        let chosen = if chosen { ", ausgewählt" } else { "" };
        format!("{name}{place}{chosen}")
    },
    suit_then: |of, cards| match cards {
        1 => format!("Passt danach zum Rat der {}.", council(of)),
        cards => format!("{cards} passen danach zum Rat der {}.", council(of)),
    },
    legal_place: |paid| format!("Du kannst {} hierhin setzen.", price(paid)),
    legal_acquire: |paid| format!("Du kannst sie {} erwerben.", price(paid)),
    legal_change: |paid| format!("Du kannst sie {} tauschen.", price(paid)),
    legal_elect: |paid| format!("Du kannst {} in diesen Rat wählen.", price(paid)),
    legal_token: "Du kannst ihren Marker auswählen.",
    legal_take: "Du kannst sie kostenlos nehmen.",
    legal_permit: "Du kannst mit ihr setzen.",
    legal_repeat: "Du kannst ihre Boni noch einmal erhalten.",
    legal_card: "Du kannst mit ihr zahlen.",
    your_turn: |round, drawn, main, quick| {
        let drawn =
            drawn.map_or_else(String::new, |drawn| format!(" Du hast gezogen: {}.", card(drawn)));
        let main = counted(main, "Hauptaktion", "Hauptaktionen");
        let quick = counted(quick, "Schnellaktion", "Schnellaktionen");
        format!("Du bist am Zug, Runde {round}.{drawn} Du hast {main} und {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "kostenlos".to_owned(),
        paid => format!("für {}", listed(paid)),
    }
}
