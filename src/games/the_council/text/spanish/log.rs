//! The log in Spanish.

use super::event::risen;
use super::words::{listed, ranked, suit, suits, the_card, the_card_first, the_cards};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::text::log::LogText;

pub(in crate::games::the_council::text) static LOG: LogText = LogText {
    resolved: |event, total, success| {
        let (card, value) = (the_card_first(event), event.rank());
        match total {
            _ if value == 0 => format!("{card}: éxito, el valor 0 no puede fracasar."),
            None => format!("{card}: éxito, sin límite."),
            Some(total) if success => format!("{card}: éxito, {total} de {value}."),
            Some(total) => format!("{card}: fracaso, {total} de {value}."),
        }
    },
    gained: |name, of, rank, parted| {
        let reason = parted.map(|(card, others)| {
            format!(", {} rompió el empate con {}", ranked(card), listed(&others))
        });
        format!("{name}: {}{}.", risen(of, rank), reason.unwrap_or_default())
    },
    lowest: |of, traded, without| {
        let of = suit(of);
        let traded = match traded {
            [] => None,
            [one] => Some(format!("{one} canjeó un rango de {of}.")),
            all => Some(format!("{} canjearon un rango de {of} cada cual.", listed(all))),
        };
        let without = match without {
            [] => None,
            [one] => Some(format!("{one} no tenía ningún rango de {of} que canjear.")),
            all => Some(format!("{} no tenían ningún rango de {of} que canjear.", listed(all))),
        };
        traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
    },
    empire: |fallen| {
        let to = |&(rank, of): &(Option<u8>, Suits)| match rank {
            Some(rank) => format!("bajó a {rank} en {}", suits(of)),
            None => format!("siguió en 0 en {}", suits(of)),
        };
        format!("El imperio {}.", listed(&fallen.iter().map(to).collect::<Vec<_>>()))
    },
    first_event: |opener, card| format!("{opener} abre el primer evento, {}.", ranked(card)),
    next_event: |card| format!("Evento siguiente: {}.", ranked(card)),
    no_chips: |names| match names {
        [one] => format!("{one} no tiene fichas que sirvan: pasa."),
        all => format!("{} no tienen fichas que sirvan: pasan.", listed(all)),
    },
    no_cards: |names| match names {
        [one] => format!("{one} no tiene cartas que sirvan."),
        all => format!("{} no tienen cartas que sirvan.", listed(all)),
    },
    next_hand: |dealer, number| {
        let over = number.saturating_sub(1);
        format!(
            "La mano {over} ha terminado, nadie está por encima del imperio. {dealer} reparte la \
             mano {number}."
        )
    },
    you_discarded: |card| format!("Descartaste {}, boca abajo.", the_card(card)),
    shown: |all| format!("Cartas mostradas: {}.", each(all)),
    revealed: |all| format!("Cartas reveladas: {}.", each(all)),
};

fn each(all: &[(String, CardSet)]) -> String {
    let each = all.iter().map(|(name, cards)| format!("{name} {}", the_cards(*cards)));
    each.collect::<Vec<_>>().join("; ")
}
