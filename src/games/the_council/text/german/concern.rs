//! Changes that concern a seat, in German.

use super::words::{chips, in_suit, listed, ranked, suit, the_card_first};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::text::concern::ConcernText;

pub(in crate::games::the_council::text) static CONCERN: ConcernText = ConcernText {
    none: "Du hast nichts erhalten oder verloren, und niemand sonst steht neu über dem Reich.",
    chips: |of| format!("Du hast Chips genommen: {}.", chips(of)),
    gained: |of, rank| {
        format!("Du hast einen Rang erhalten: {} {} → {rank}.", suit(of), rank.saturating_sub(1))
    },
    traded: |of, rank| {
        format!(
            "Du hast einen Rang gegen einen Verräterchip getauscht: {} {} → {rank}.",
            suit(of),
            rank + 1
        )
    },
    court: |card| format!("{} hat dir einen Verräterchip gebracht.", the_card_first(card)),
    opens: |why| match why {
        Opening::LowCard(card) => {
            format!("Du eröffnest das Ereignis: niedrigste Karte, {}.", ranked(card))
        }
        Opening::LowCardBidLatest { card, .. } => format!(
            "Du eröffnest das Ereignis: niedrigste Karte, {}, und spätestes Gebot.",
            ranked(card)
        ),
        Opening::NextSeat => {
            "Du eröffnest das Ereignis: Niemand hat eine Karte aufgedeckt.".to_owned()
        }
    },
    now_above: |of| format!("Du stehst jetzt in {} über dem Reich.", in_suit(of)),
    no_longer_above: |of| format!("Du stehst in {} nicht mehr über dem Reich.", in_suit(of)),
    others_above: |of, names| match names {
        [one] => format!("{one} steht jetzt in {} über dem Reich.", in_suit(of)),
        all => format!("{} stehen jetzt in {} über dem Reich.", listed(all), in_suit(of)),
    },
};
