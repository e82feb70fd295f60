//! Texts for screen readers, in Spanish.

use super::words::{counted, ordinal, the_card};
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::text::access::AccessText;

pub(in crate::games::the_council::text) static ACCESS: AccessText = AccessText {
    your_pick: |number, of| format!("Te toca escoger, carta {number} de {of}."),
    your_bid: |place, of, event, total| {
        format!(
            "Tu puja por {}, {} de {of}. {}",
            the_card(event),
            ordinal(place),
            reached(event, total)
        )
    },
    your_cards: |fit, event, total| {
        let fit = counted(fit, "carta", "cartas");
        format!(
            "Tus cartas para {}: {fit} donde escoger. {}",
            the_card(event),
            reached(event, total)
        )
    },
};

fn reached(event: Card, total: u16) -> String {
    match event.rank() {
        0 => "No puede fracasar.".to_owned(),
        value => format!("{total} de {value}."),
    }
}
