//! Texts for screen readers, in Italian.

use super::words::{counted, the_card};
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::text::access::AccessText;

pub(in crate::games::the_council::text) static ACCESS: AccessText = AccessText {
    your_pick: |number, of| format!("Tocca a te scegliere, carta {number} su {of}."),
    your_bid: |place, of, event, total| {
        format!(
            "Tocca a te offrire per {}, offerta {place} su {of}. {}",
            the_card(event),
            reached(event, total)
        )
    },
    your_cards: |fit, event, total| {
        let fit = counted(fit, "carta adatta", "carte adatte");
        format!("Le tue carte per {}: {fit}. {}", the_card(event), reached(event, total))
    },
};

fn reached(event: Card, total: u16) -> String {
    match event.rank() {
        0 => "Non può fallire.".to_owned(),
        value => format!("Totale {total} su {value}."),
    }
}
