//! Texts for screen readers, in French.

use super::words::{counted, ordinal, the_card};
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::text::access::AccessText;

pub(in crate::games::the_council::text) static ACCESS: AccessText = AccessText {
    your_pick: |number, of| format!("À vous de choisir, carte {number} sur {of}."),
    your_bid: |place, of, event, total| {
        format!(
            "Votre mise sur {}, {} sur {of}. {}",
            the_card(event),
            ordinal(place),
            reached(event, total)
        )
    },
    your_cards: |fit, event, total| {
        let fit = counted(fit, "carte", "cartes");
        format!("Vos cartes pour {} : {fit} au choix. {}", the_card(event), reached(event, total))
    },
};

fn reached(event: Card, total: u16) -> String {
    match event.rank() {
        0 => "L’échec est impossible.".to_owned(),
        value => format!("{total} sur {value}."),
    }
}
