//! What is said to screen readers, in English.

use super::words::{card, colour, council, counted};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |cards| format!("Your hand has no payment of {}.", counted(cards, "card")),
    council_list: |of| format!("{} council, from the arrow", council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, matched by a card", colour(of)),
        false => colour(of).to_owned(),
    },
    card: |name, number, all, chosen| {
        let place = if all > 1 { format!(", {number} of {all}") } else { String::new() };
        let chosen = if chosen { ", chosen" } else { "" };
        format!("{name}{place}{chosen}")
    },
    suit_then: |of, cards| match cards {
        1 => format!("Matches the {} council after this.", council(of)),
        cards => format!("{cards} match the {} council after this.", council(of)),
    },
    legal_place: |paid| format!("Legal: place {}.", price(paid)),
    legal_acquire: |paid| format!("Legal: acquire {}.", price(paid)),
    legal_change: |paid| format!("Legal: change {}.", price(paid)),
    legal_elect: |paid| format!("Legal: elect {}.", price(paid)),
    legal_token: "Legal: choose its token.",
    legal_take: "Legal: take for free.",
    legal_permit: "Legal: place with it.",
    legal_repeat: "Legal: gain its bonuses again.",
    legal_card: "Legal: add to the payment.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn
            .map_or_else(String::new, |drawn| format!(" You drew {}.", card(drawn).to_lowercase()));
        let (main, quick) = (number(main), number(quick));
        format!("Your turn, round {round}.{drawn} Main actions: {main}. Quick actions: {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "for nothing".to_owned(),
        paid => format!("for {}", paid.join(" and ")),
    }
}

fn number(of: u8) -> String {
    match of {
        0 => "none".to_owned(),
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        of => of.to_string(),
    }
}
