//! Changes that concern a seat, in Italian.

use super::words::{chips, in_suit, listed, ranked, suit, the_card_first};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::text::concern::ConcernText;

pub(in crate::games::the_council::text) static CONCERN: ConcernText = ConcernText {
    none: "Non hai ottenuto né perso niente, e nessun altro è salito sopra l’impero.",
    chips: |of| format!("Hai preso gettoni: {}.", chips(of)),
    gained: |of, rank| {
        format!("Hai ottenuto un rango: {} {} → {rank}.", suit(of), rank.saturating_sub(1))
    },
    traded: |of, rank| {
        let of = suit(of);
        format!("Hai scambiato un rango con un gettone traditore: {of} {} → {rank}.", rank + 1)
    },
    court: |card| format!("{} ti ha portato un gettone traditore.", the_card_first(card)),
    opens: |why| match why {
        Opening::LowCard(card) => format!("Apri l’evento: carta più bassa, {}.", ranked(card)),
        Opening::LowCardBidLatest { card, .. } => {
            format!("Apri l’evento: carta più bassa, {}, e offerta più tardiva.", ranked(card))
        }
        Opening::NextSeat => "Apri l’evento: nessuno ha rivelato carte.".to_owned(),
    },
    now_above: |of| format!("Ora sei sopra l’impero {}.", in_suit(of)),
    no_longer_above: |of| format!("Non sei più sopra l’impero {}.", in_suit(of)),
    others_above: |of, names| match names {
        [one] => format!("Ora {one} è sopra l’impero {}.", in_suit(of)),
        all => format!("Ora {} sono sopra l’impero {}.", listed(all), in_suit(of)),
    },
};
