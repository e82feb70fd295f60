//! Texts for screen readers, in English.

use super::words::{counted, number, ordinal, the_card};
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::text::access::AccessText;

pub(in crate::games::the_council::text) static ACCESS: AccessText = AccessText {
    your_pick: |number, of| format!("Your pick, card {number} of {of}."),
    your_bid: |place, of, event, total| {
        format!(
            "Your bid for {}, {} of {}. {}",
            the_card(event),
            ordinal(place),
            number(of),
            reached(event, total)
        )
    },
    your_cards: |fit, event, total| {
        let fit = counted(fit, "card");
        format!(
            "Your cards for {}: {fit} to choose from. {}",
            the_card(event),
            reached(event, total)
        )
    },
};

fn reached(event: Card, total: u16) -> String {
    match event.rank() {
        0 => "It can’t fail.".to_owned(),
        rank => format!("{total} of {rank}."),
    }
}
