//! The log in French.

use super::event::risen;
use super::words::{listed, ranked, suit, suits, the_card, the_card_first, the_cards};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::text::log::LogText;

pub(in crate::games::the_council::text) static LOG: LogText = LogText {
    resolved: |event, total, success| {
        let (card, value) = (the_card_first(event), event.rank());
        match total {
            _ if value == 0 => format!("{card} : réussite, la valeur 0 n’échoue jamais."),
            None => format!("{card} : réussite, sans limite."),
            Some(total) if success => format!("{card} : réussite, {total} sur {value}."),
            Some(total) => format!("{card} : échec, {total} sur {value}."),
        }
    },
    gained: |name, of, rank, parted| {
        let reason = parted.map(|(card, others)| {
            format!(", {} a rompu l’égalité avec {}", ranked(card), listed(&others))
        });
        format!("{name} : {}{}.", risen(of, rank), reason.unwrap_or_default())
    },
    lowest: |of, traded, without| {
        let of = suit(of);
        let traded = match traded {
            [] => None,
            [one] => Some(format!("{one} a échangé un rang de {of}.")),
            all => Some(format!("{} ont échangé chacun un rang de {of}.", listed(all))),
        };
        let without = match without {
            [] => None,
            [one] => Some(format!("{one} n’avait aucun rang de {of} à échanger.")),
            all => Some(format!("{} n’avaient aucun rang de {of} à échanger.", listed(all))),
        };
        traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
    },
    empire: |fallen| {
        let to = |&(rank, of): &(Option<u8>, Suits)| match rank {
            Some(rank) => format!("tombe à {rank} en {}", suits(of)),
            None => format!("reste à 0 en {}", suits(of)),
        };
        format!("L’empire {}.", listed(&fallen.iter().map(to).collect::<Vec<_>>()))
    },
    first_event: |opener, card| format!("{opener} ouvre le premier événement, {}.", ranked(card)),
    next_event: |card| format!("Événement suivant : {}.", ranked(card)),
    no_chips: |names| match names {
        [one] => format!("{one} n’a pas de jeton qui convient : passe."),
        all => format!("{} n’ont pas de jeton qui convient : passe.", listed(all)),
    },
    no_cards: |names| match names {
        [one] => format!("{one} n’a pas de carte qui convient."),
        all => format!("{} n’ont pas de carte qui convient.", listed(all)),
    },
    next_hand: |dealer, number| {
        let over = number.saturating_sub(1);
        format!(
            "La manche {over} est finie, personne n’est au-dessus de l’empire. {dealer} distribue \
             la manche {number}."
        )
    },
    you_discarded: |card| format!("Vous avez écarté {}, face cachée.", the_card(card)),
    shown: |all| format!("Cartes montrées : {}.", each(all)),
    revealed: |all| format!("Cartes révélées : {}.", each(all)),
};

fn each(all: &[(String, CardSet)]) -> String {
    let each = all.iter().map(|(name, cards)| format!("{name} {}", the_cards(*cards)));
    each.collect::<Vec<_>>().join(" ; ")
}
