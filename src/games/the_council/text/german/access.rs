//! Texts for screen readers, in German.

use super::words::{a_card, counted};
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::text::access::AccessText;

pub(in crate::games::the_council::text) static ACCESS: AccessText = AccessText {
    your_pick: |number, of| format!("Du wählst Karte {number} von {of}."),
    your_bid: |place, of, event, total| {
        format!(
            "Du bietest auf {}, Gebot {place} von {of}. {}",
            a_card(event),
            reached(event, total)
        )
    },
    your_cards: |fit, event, total| {
        let fit = counted(fit, "Karte", "Karten");
        format!("Deine Karten für {}: {fit} zur Auswahl. {}", a_card(event), reached(event, total))
    },
};

fn reached(event: Card, total: u16) -> String {
    match event.rank() {
        0 => "Es kann nicht scheitern.".to_owned(),
        value => format!("{total} von {value}."),
    }
}
