//! Texts for screen readers, in French.

use super::words::{card, cards, colour, counted, of_council};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |count| format!("Impossible de payer avec {}.", cards(count.into())),
    council_list: |of| format!("Conseil {}, depuis la flèche", of_council(of)),
    councillor: |of, matched| match matched {
        true => format!("{}, une carte lui convient", colour(of)),
        false => colour(of).to_owned(),
    },
    card: |name, number, all, chosen| {
        let place = if all > 1 { format!(", {number} sur {all}") } else { String::new() };
        let chosen = if chosen { ", choisie" } else { "" };
        format!("{name}{place}{chosen}")
    },
    suit_then: |of, cards| match cards {
        1 => format!("Convient ensuite au conseil {}.", of_council(of)),
        cards => format!("{cards} conviennent ensuite au conseil {}.", of_council(of)),
    },
    legal_place: |paid| format!("Vous pouvez placer ici {}.", price(paid)),
    legal_acquire: |paid| format!("Vous pouvez l’acquérir {}.", price(paid)),
    legal_change: |paid| format!("Vous pouvez les changer {}.", price(paid)),
    legal_elect: |paid| format!("Vous pouvez le choisir et élire {}.", price(paid)),
    legal_token: "Vous pouvez choisir son jeton.",
    legal_take: "Vous pouvez le prendre gratuitement.",
    legal_permit: "Vous pouvez l’utiliser pour placer.",
    legal_repeat: "Vous pouvez gagner de nouveau ses bonus.",
    legal_card: "Vous pouvez l’ajouter au paiement.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn.map_or_else(String::new, |drawn| {
            format!(" Vous avez pioché : {}.", card(drawn).to_lowercase())
        });
        let main = counted(main, "action principale", "actions principales");
        let quick = counted(quick, "action rapide", "actions rapides");
        format!("À vous, manche {round}.{drawn} Vous avez {main} et {quick}.")
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "gratuitement".to_owned(),
        paid => format!("pour {}", paid.join(" et ")),
    }
}
