//! Elections, changes of permits and open choices in the preview, in Italian.

use super::words::council;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::ReceiptText;

pub(in crate::games::council_of_4::text) static RECEIPT: ReceiptText = ReceiptText {
    choice: |this, of| format!("Scelta {this} di {of}"),
    pick: |decision, space| {
        let what = match decision {
            Decision::Token => "una città evidenziata",
            Decision::TwoTokens => "2 città evidenziate",
            Decision::FreePermit => "un permesso scoperto, o nessuno",
            Decision::RepeatPermit => "uno dei tuoi permessi",
            Decision::Turn | Decision::Over => "",
        };
        format!("Nobiltà {space}: {what}")
    },
    due: |servants, whose| format!("{servants} per {}", whose.unwrap_or("il mercante neutrale")),
    suits: |of, before, after| {
        format!("Le tue carte, {}: {before} → {after} su {COUNCIL_SIZE}", council(of))
    },
    suit_then: |of, cards| {
        let suit = if cards == 1 { "corrisponde" } else { "corrispondono" };
        format!("poi {cards} {suit}: {}", council(of))
    },
    suits_cost: |of, before, after| {
        let coins = |price: Option<u8>| price.map_or_else(|| "–".to_owned(), |of| of.to_string());
        let what = match of {
            Council::Region(_) => "un permesso",
            Council::Queen => "il suo aiuto",
        };
        format!("{what} costa poi {} → {}", coins(before), coins(after))
    },
    under_deck: "Sotto il mazzo",
    then: "poi",
    new_permits: |hidden| match hidden {
        0 => "Nessun nuovo permesso".to_owned(),
        1 => "1 nuovo permesso".to_owned(),
        _ => "2 nuovi permessi".to_owned(),
    },
    permit_comes: "di ritorno",
    deck_stays: |size| format!("il mazzo resta a {size}"),
    gains: "In corso",
    paid: |count| match count {
        1 => "✓ 1 ottenuto".to_owned(),
        count => format!("✓ {count} ottenuti"),
    },
    after_it: "Poi",
    no_declining: "non rifiutabile",
    options: "Opzioni",
    done: "ottenuto",
    now: "ora",
    to_come: "in arrivo",
    steps_left: "passi",
    face_down: "coperto",
};
