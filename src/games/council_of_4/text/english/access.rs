//! Texts for screen readers, in English.

use super::words::{card, colour, council, counted};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |cards| format!("You can’t pay with {}.", counted(cards, "card")),
    council_list: |of| format!("{} council, from the arrow", council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, matches a card", colour(of)),
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
    legal_place: |paid| format!("You can place here {}.", price(paid)),
    legal_acquire: |paid| format!("You can acquire it {}.", price(paid)),
    legal_change: |paid| format!("You can change them {}.", price(paid)),
    legal_elect: |paid| format!("You can pick it to elect {}.", price(paid)),
    legal_token: "You can choose its token.",
    legal_take: "You can take it for free.",
    legal_permit: "You can place with it.",
    legal_repeat: "You can gain its bonuses again.",
    legal_card: "You can add it to the payment.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn
            .map_or_else(String::new, |drawn| format!(" You drew {}.", card(drawn).to_lowercase()));
        let (main, quick) = (counted(main, "main action"), counted(quick, "quick action"));
        format!("Your turn, round {round}.{drawn} You have {main} and {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "for free".to_owned(),
        paid => format!("for {}", paid.join(" and ")),
    }
}
