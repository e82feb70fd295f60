//! Changes that concern a seat, in Spanish.

use super::words::{chips, listed, ranked, suit, the_card_first};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::text::concern::ConcernText;

pub(in crate::games::the_council::text) static CONCERN: ConcernText = ConcernText {
    none: "No ganaste ni perdiste nada, y nadie más ha superado al imperio.",
    chips: |of| format!("Tomaste fichas: {}.", chips(of)),
    gained: |of, rank| {
        format!("Ganaste un rango: {} {} → {rank}.", suit(of), rank.saturating_sub(1))
    },
    traded: |of, rank| {
        format!("Canjeaste un rango por una ficha de traidor: {} {} → {rank}.", suit(of), rank + 1)
    },
    court: |card| format!("{} te dio una ficha de traidor.", the_card_first(card)),
    opens: |why| match why {
        Opening::LowCard(card) => {
            format!("Abres el evento: carta más baja, {}.", ranked(card))
        }
        Opening::LowCardBidLatest { card, .. } => {
            format!("Abres el evento: carta más baja, {}, y la puja más tardía.", ranked(card))
        }
        Opening::NextSeat => "Abres el evento: nadie reveló cartas.".to_owned(),
    },
    now_above: |of| format!("Ahora estás por encima del imperio en {}.", suit(of)),
    no_longer_above: |of| format!("Ya no estás por encima del imperio en {}.", suit(of)),
    others_above: |of, names| match names {
        [one] => format!("{one} está ahora por encima del imperio en {}.", suit(of)),
        all => format!("{} están ahora por encima del imperio en {}.", listed(all), suit(of)),
    },
};
