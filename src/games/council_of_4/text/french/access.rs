//! What is said to screen readers, in French.

use super::words::{card, cards, colour, of_council};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    no_payment: |count| format!("Votre main n’a aucun paiement de {}.", cards(count.into())),
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
    legal_place: |paid| format!("Possible : placer {}.", price(paid)),
    legal_acquire: |paid| format!("Possible : acquérir {}.", price(paid)),
    legal_change: |paid| format!("Possible : changer {}.", price(paid)),
    legal_elect: |paid| format!("Possible : élire {}.", price(paid)),
    legal_token: "Possible : choisir son jeton.",
    legal_take: "Possible : prendre gratuitement.",
    legal_permit: "Possible : placer avec lui.",
    legal_repeat: "Possible : gagner de nouveau ses bonus.",
    legal_card: "Possible : ajouter au paiement.",
    your_turn: |round, drawn, main, quick| {
        let drawn = drawn.map_or_else(String::new, |drawn| {
            format!(" Vous avez pioché : {}.", card(drawn).to_lowercase())
        });
        let (main, quick) = (number(main), number(quick));
        format!(
            "À vous, manche {round}.{drawn} Actions principales : {main}. Actions rapides : {quick}."
        )
    },
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "sans rien payer".to_owned(),
        paid => format!("pour {}", paid.join(" et ")),
    }
}

fn number(of: u8) -> String {
    match of {
        0 => "aucune".to_owned(),
        1 => "une".to_owned(),
        2 => "deux".to_owned(),
        of => of.to_string(),
    }
}
