//! Changes that concern a seat, in French.

use super::words::{chips, listed, ranked, suit, the_card_first};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::text::concern::ConcernText;

pub(in crate::games::the_council::text) static CONCERN: ConcernText = ConcernText {
    none: "Vous n’avez rien gagné ni perdu, et personne d’autre n’a dépassé l’empire.",
    chips: |of| format!("Vous avez pris des jetons : {}.", chips(of)),
    gained: |of, rank| {
        format!("Vous avez gagné un rang : {} {} → {rank}.", suit(of), rank.saturating_sub(1))
    },
    traded: |of, rank| {
        format!(
            "Vous avez échangé un rang contre un jeton de traître : {} {} → {rank}.",
            suit(of),
            rank + 1
        )
    },
    court: |card| format!("{} vous a rapporté un jeton de traître.", the_card_first(card)),
    opens: |why| match why {
        Opening::LowCard(card) => {
            format!("Vous ouvrez l’événement : carte la plus basse, {}.", ranked(card))
        }
        Opening::LowCardBidLatest { card, .. } => format!(
            "Vous ouvrez l’événement : carte la plus basse, {}, et mise la plus tardive.",
            ranked(card)
        ),
        Opening::NextSeat => "Vous ouvrez l’événement : personne n’a révélé de carte.".to_owned(),
    },
    now_above: |of| format!("Vous êtes maintenant au-dessus de l’empire en {}.", suit(of)),
    no_longer_above: |of| format!("Vous n’êtes plus au-dessus de l’empire en {}.", suit(of)),
    others_above: |of, names| match names {
        [one] => format!("{one} est maintenant au-dessus de l’empire en {}.", suit(of)),
        all => {
            format!("{} sont maintenant au-dessus de l’empire en {}.", listed(all), suit(of))
        }
    },
};
