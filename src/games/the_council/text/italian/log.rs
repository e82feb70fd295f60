//! The log in Italian.

use super::event::risen;
use super::words::{in_suit, in_suits, listed, ranked, the_card, the_card_first, the_cards};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::text::log::LogText;

pub(in crate::games::the_council::text) static LOG: LogText = LogText {
    resolved: |event, total, success| {
        let (card, value) = (the_card_first(event), event.rank());
        match total {
            _ if value == 0 => format!("{card}: successo, con valore 0 non può fallire."),
            None => format!("{card}: successo, senza limite."),
            Some(total) if success => format!("{card}: successo, {total} su {value}."),
            Some(total) => format!("{card}: fallimento, {total} su {value}."),
        }
    },
    gained: |name, of, rank, parted| {
        let reason = parted.map(|(card, others)| {
            format!(", {} ha rotto la parità con {}", ranked(card), listed(&others))
        });
        format!("{name}: {}{}.", risen(of, rank), reason.unwrap_or_default())
    },
    lowest: |of, traded, without| {
        let of = in_suit(of);
        let traded = match traded {
            [] => None,
            [one] => Some(format!("{one} ha scambiato un rango {of}.")),
            all => Some(format!("{} hanno scambiato un rango a testa {of}.", listed(all))),
        };
        let without = match without {
            [] => None,
            [one] => Some(format!("{one} non aveva ranghi da scambiare {of}.")),
            all => Some(format!("{} non avevano ranghi da scambiare {of}.", listed(all))),
        };
        traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
    },
    empire: |fallen| {
        let to = |&(rank, of): &(Option<u8>, Suits)| match rank {
            Some(rank) => format!("scende a {rank} {}", in_suits(of.iter())),
            None => format!("resta a 0 {}", in_suits(of.iter())),
        };
        format!("L’impero {}.", listed(&fallen.iter().map(to).collect::<Vec<_>>()))
    },
    first_event: |opener, card| format!("{opener} apre il primo evento, {}.", ranked(card)),
    next_event: |card| format!("Prossimo evento: {}.", ranked(card)),
    no_chips: |names| match names {
        [one] => format!("{one} non ha gettoni adatti: passa."),
        all => format!("{} non hanno gettoni adatti: passano.", listed(all)),
    },
    no_cards: |names| match names {
        [one] => format!("{one} non ha carte adatte."),
        all => format!("{} non hanno carte adatte.", listed(all)),
    },
    next_hand: |dealer, number| {
        let over = number.saturating_sub(1);
        format!(
            "La mano {over} è finita, nessuno è sopra l’impero. {dealer} dà le carte della mano \
             {number}."
        )
    },
    you_discarded: |card| format!("Hai scartato {}, a faccia in giù.", the_card(card)),
    shown: |all| format!("Carte mostrate: {}.", each(all)),
    revealed: |all| format!("Carte rivelate: {}.", each(all)),
};

fn each(all: &[(String, CardSet)]) -> String {
    let each = all.iter().map(|(name, cards)| format!("{} ({name})", the_cards(*cards)));
    each.collect::<Vec<_>>().join("; ")
}
