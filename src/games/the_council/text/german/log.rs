//! The log in German.

use super::event::risen;
use super::words::{
    a_card, a_ranked, in_suit, in_suits, listed, ranked, ranked_first, some_cards, the_card_first,
};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::text::log::LogText;

pub(in crate::games::the_council::text) static LOG: LogText = LogText {
    resolved: |event, total, success| {
        let (card, value) = (the_card_first(event), event.rank());
        match total {
            _ if value == 0 => format!("{card} ist gelungen: Wert 0 kann nicht scheitern."),
            None => format!("{card} ist gelungen, unbegrenzt."),
            Some(total) if success => format!("{card} ist gelungen, {total} von {value}."),
            Some(total) => format!("{card} ist gescheitert, {total} von {value}."),
        }
    },
    gained: |name, of, rank, parted| {
        let reason = parted.map(|(card, others)| {
            format!(
                ". {} hat den Gleichstand mit {} entschieden",
                ranked_first(card),
                listed(&others)
            )
        });
        format!("{name}: {}{}.", risen(of, rank), reason.unwrap_or_default())
    },
    lowest: |of, traded, without| {
        let of = in_suit(of);
        let traded = match traded {
            [] => None,
            [one] => Some(format!("{one} hat einen Rang in {of} getauscht.")),
            all => Some(format!("{} haben je einen Rang in {of} getauscht.", listed(all))),
        };
        let without = match without {
            [] => None,
            [one] => Some(format!("{one} hatte in {of} keinen Rang zum Tauschen.")),
            all => Some(format!("{} hatten in {of} keinen Rang zum Tauschen.", listed(all))),
        };
        traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
    },
    empire: |fallen| {
        let to = |&(rank, of): &(Option<u8>, Suits)| match rank {
            Some(rank) => format!("fällt in {} auf {rank}", in_suits(of)),
            None => format!("bleibt in {} auf 0", in_suits(of)),
        };
        format!("Das Reich {}.", listed(&fallen.iter().map(to).collect::<Vec<_>>()))
    },
    first_event: |opener, card| {
        format!("{opener} eröffnet das erste Ereignis, {}.", a_ranked(card))
    },
    next_event: |card| format!("Nächstes Ereignis: {}.", ranked(card)),
    no_chips: |names| match names {
        [one] => format!("{one} hat keine Chips dafür und muss passen."),
        all => format!("{} haben keine Chips dafür und müssen passen.", listed(all)),
    },
    no_cards: |names| match names {
        [one] => format!("{one} hat keine Karte dafür."),
        all => format!("{} haben keine Karte dafür.", listed(all)),
    },
    next_hand: |dealer, number| {
        let over = number.saturating_sub(1);
        format!(
            "Runde {over} ist zu Ende, niemand steht über dem Reich. {dealer} gibt in Runde \
             {number}."
        )
    },
    you_discarded: |card| format!("Du hast verdeckt {} abgelegt.", a_card(card)),
    shown: |all| format!("Alle zeigen: {}.", each(all)),
    revealed: |all| format!("Aufgedeckt: {}.", each(all)),
};

fn each(all: &[(String, CardSet)]) -> String {
    let each = all.iter().map(|(name, cards)| format!("{name} {}", some_cards(*cards)));
    each.collect::<Vec<_>>().join("; ")
}
