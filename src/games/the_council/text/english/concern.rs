//! Changes that concern a seat, in English.

use super::words::{chips, listed, ranked, suit, the_card_first};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::text::concern::ConcernText;

pub(in crate::games::the_council::text) static CONCERN: ConcernText = ConcernText {
    none: "You gained and lost nothing, and nobody else has come to stand above the empire.",
    chips: |of| format!("You took chips: {}.", chips(of)),
    gained: |of, rank| {
        format!("You gained a rank: {} {} → {rank}.", suit(of), rank.saturating_sub(1))
    },
    traded: |of, rank| {
        format!("You traded a rank for a traitor chip: {} {} → {rank}.", suit(of), rank + 1)
    },
    court: |card| format!("{} brought you a traitor chip.", the_card_first(card)),
    opens: |why| match why {
        Opening::LowCard(card) => format!("You open the event: low card {}.", ranked(card)),
        Opening::LowCardBidLatest { card, .. } => {
            format!("You open the event: low card {}, and the latest bid.", ranked(card))
        }
        Opening::NextSeat => "You open the event: nobody revealed a card.".to_owned(),
    },
    now_above: |of| format!("You now stand above the empire in {}.", suit(of)),
    no_longer_above: |of| format!("You no longer stand above the empire in {}.", suit(of)),
    others_above: |of, names| match names {
        [one] => format!("{one} now stands above the empire in {}.", suit(of)),
        all => format!("{} now stand above the empire in {}.", listed(all), suit(of)),
    },
};
