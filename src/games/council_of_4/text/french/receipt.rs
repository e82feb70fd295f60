//! Elections, changes of permits and open choices in the preview, in French.

use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::ReceiptText;

use super::words::council;

pub(in crate::games::council_of_4::text) static RECEIPT: ReceiptText = ReceiptText {
    choice: |this, of| format!("Choix {this} sur {of}"),
    pick: |decision, space| {
        let what = match decision {
            Decision::Token => "une ville marquée",
            Decision::TwoTokens => "2 villes marquées",
            Decision::FreePermit => "un permis visible, ou aucun",
            Decision::RepeatPermit => "un de vos permis",
            Decision::Turn | Decision::Over => "",
        };
        format!("Noblesse {space} : {what}")
    },
    due: |servants, whose| format!("{servants} pour {}", whose.unwrap_or("le marchand neutre")),
    suits: |of, before, after| {
        format!("Vos cartes, {} : {before} → {after} sur {COUNCIL_SIZE}", council(of))
    },
    suit_then: |of, cards| {
        let suit = if cards > 1 { "conviennent" } else { "convient" };
        format!("{cards} {suit} ensuite : {}", council(of))
    },
    suits_cost: |of, before, after| {
        let coins = |price: Option<u8>| price.map_or_else(|| "–".to_owned(), |of| of.to_string());
        let what = match of {
            Council::Region(_) => "un permis",
            Council::Queen => "son aide",
        };
        format!("{what} coûte alors {} → {}", coins(before), coins(after))
    },
    under_deck: "Sous la pile",
    then: "puis",
    new_permits: |hidden| match hidden {
        0 => "Aucun nouveau permis".to_owned(),
        1 => "1 nouveau permis".to_owned(),
        _ => "2 nouveaux permis".to_owned(),
    },
    permit_comes: "revient",
    deck_stays: |size| format!("la pile garde {size}"),
    gains: "En cours",
    paid: |count| match count {
        0 | 1 => format!("✓ {count} gagné"),
        count => format!("✓ {count} gagnés"),
    },
    after_it: "Ensuite",
    no_declining: "refus impossible",
    options: "Choix possibles",
    done: "gagné",
    now: "maintenant",
    to_come: "à venir",
    steps_left: "pas",
    face_down: "face cachée",
};
