//! Elections, changes of permits and open choices in the preview, in Spanish.

use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::ReceiptText;

use super::words::council;

pub(in crate::games::council_of_4::text) static RECEIPT: ReceiptText = ReceiptText {
    choice: |this, of| format!("Decisión {this} de {of}"),
    pick: |decision, space| {
        let what = match decision {
            Decision::Token => "una ciudad marcada",
            Decision::TwoTokens => "2 ciudades marcadas",
            Decision::FreePermit => "un permiso visible, o ninguno",
            Decision::RepeatPermit => "uno de tus permisos",
            Decision::Turn | Decision::Over => "",
        };
        format!("Nobleza {space}: {what}")
    },
    due: |servants, whose| format!("{servants} por {}", whose.unwrap_or("el mercader neutral")),
    suits: |of, before, after| {
        format!("Tus cartas, {}: {before} → {after} de {COUNCIL_SIZE}", council(of))
    },
    suit_then: |of, cards| {
        let suit = if cards == 1 { "sirve" } else { "sirven" };
        format!("{}: luego {suit} {cards}", council(of))
    },
    suits_cost: |of, before, after| {
        let coins = |price: Option<u8>| price.map_or_else(|| "–".to_owned(), |of| of.to_string());
        let what = match of {
            Council::Region(_) => "un permiso",
            Council::Queen => "su ayuda",
        };
        format!("luego {what} cuesta {} → {}", coins(before), coins(after))
    },
    under_deck: "Bajo el mazo",
    then: "y",
    new_permits: |hidden| match hidden {
        0 => "Ningún permiso nuevo".to_owned(),
        1 => "1 permiso nuevo".to_owned(),
        _ => "2 permisos nuevos".to_owned(),
    },
    permit_comes: "vuelve",
    deck_stays: |size| format!("el mazo sigue en {size}"),
    gains: "En curso",
    paid: |count| match count {
        1 => "✓ 1 hecho".to_owned(),
        count => format!("✓ {count} hechos"),
    },
    after_it: "Luego",
    no_declining: "no se puede rechazar",
    options: "Opciones",
    done: "hecho",
    now: "ahora",
    to_come: "pendiente",
    steps_left: "pasos",
    face_down: "boca abajo",
};
