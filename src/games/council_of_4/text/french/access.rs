//! What is said to screen readers, in French.

use super::words::{cards, colour, of_council};
use crate::games::council_of_4::text::access::AccessText;

pub(in crate::games::council_of_4::text) static ACCESS: AccessText = AccessText {
    tabs: "Parties de la table",
    bar: "Actions",
    no_payment: |count| format!("Votre main n’a aucun paiement de {}.", cards(count.into())),
    no_redo: "Rien n’a été annulé.",
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
};

fn price(paid: &[String]) -> String {
    match paid {
        [] => "sans rien payer".to_owned(),
        paid => format!("pour {}", paid.join(" et ")),
    }
}
