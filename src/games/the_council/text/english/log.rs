//! The log in English.

use super::event::risen;
use super::words::{listed, ranked, suit, suits, the_card, the_card_first, the_cards};
use crate::games::the_council::rules::cards::CardSet;
use crate::games::the_council::rules::components::Suits;
use crate::games::the_council::text::log::LogText;

pub(in crate::games::the_council::text) static LOG: LogText = LogText {
    resolved: |event, total, success| {
        let (card, rank) = (the_card_first(event), event.rank());
        match total {
            _ if rank == 0 => format!("{card} succeeded: rank 0 can’t fail."),
            None => format!("{card} succeeded, without limit."),
            Some(total) if success => format!("{card} succeeded, {total} of {rank}."),
            Some(total) => format!("{card} failed, {total} of {rank}."),
        }
    },
    gained: |name, of, rank, parted| {
        let reason = parted.map(|(card, others)| {
            format!(", {} broke the tie with {}", ranked(card), listed(&others))
        });
        format!("{name}: {}{}.", risen(of, rank), reason.unwrap_or_default())
    },
    lowest: |of, traded, without| {
        let of = suit(of);
        let traded = match traded {
            [] => None,
            [one] => Some(format!("{one} traded a rank of {of}.")),
            all => Some(format!("{} each traded a rank of {of}.", listed(all))),
        };
        let without = (!without.is_empty())
            .then(|| format!("{} had no rank of {of} to trade.", listed(without)));
        traded.into_iter().chain(without).collect::<Vec<_>>().join(" ")
    },
    empire: |fallen| {
        let to = |&(rank, of): &(Option<u8>, Suits)| match rank {
            Some(rank) => format!("falls to {rank} in {}", suits(of)),
            None => format!("stays at 0 in {}", suits(of)),
        };
        format!("The empire {}.", listed(&fallen.iter().map(to).collect::<Vec<_>>()))
    },
    first_event: |opener, card| format!("{opener} opens the first event, {}.", ranked(card)),
    next_event: |card| format!("Next event: {}.", ranked(card)),
    no_chips: |names| match names {
        [one] => format!("{one} has no chips that fit: pass."),
        all => format!("{} have no chips that fit: pass.", listed(all)),
    },
    no_cards: |names| match names {
        [one] => format!("{one} has no card that fits."),
        all => format!("{} have no card that fits.", listed(all)),
    },
    next_hand: |dealer, number| {
        let over = number.saturating_sub(1);
        format!(
            "Hand {over} is over, nobody stands above the empire. {dealer} deals hand {number}."
        )
    },
    you_discarded: |card| format!("You discarded {}, face down.", the_card(card)),
    shown: |all| format!("All show: {}.", each(all)),
    revealed: |all| format!("Revealed: {}.", each(all)),
};

fn each(all: &[(String, CardSet)]) -> String {
    let each = all.iter().map(|(name, cards)| format!("{name} {}", the_cards(*cards)));
    each.collect::<Vec<_>>().join("; ")
}
