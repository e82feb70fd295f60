//! Elections, changes of permits and open choices in the preview, in German.

use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::ReceiptText;

use super::words::council;

pub(in crate::games::council_of_4::text) static RECEIPT: ReceiptText = ReceiptText {
    choice: |this, of| format!("Auswahl {this} von {of}"),
    pick: |decision, space| {
        let what = match decision {
            Decision::Token => "eine markierte Stadt",
            Decision::TwoTokens => "2 markierte Städte",
            Decision::FreePermit => "eine offene Lizenz oder keine",
            Decision::RepeatPermit => "eine deiner Lizenzen",
            Decision::Turn | Decision::Over => "",
        };
        format!("Adelsfeld {space}: {what}")
    },
    due: |servants, whose| format!("{servants} für {}", whose.unwrap_or("den neutralen Händler")),
    suits: |of, before, after| {
        format!("Deine Karten, {}: {before} → {after} von {COUNCIL_SIZE}", council(of))
    },
    suit_then: |of, cards| {
        let suit = if cards == 1 { "passt" } else { "passen" };
        format!("{cards} {suit} danach: {}", council(of))
    },
    suits_cost: |of, before, after| {
        let coins = |price: Option<u8>| price.map_or_else(|| "–".to_owned(), |of| of.to_string());
        let what = match of {
            Council::Region(_) => "eine Lizenz",
            Council::Queen => "ihre Hilfe",
        };
        format!("{what} kostet dann {} → {}", coins(before), coins(after))
    },
    under_deck: "Unter den Stapel",
    then: "dann",
    new_permits: |hidden| match hidden {
        0 => "Keine neue Lizenz".to_owned(),
        1 => "1 neue Lizenz".to_owned(),
        _ => "2 neue Lizenzen".to_owned(),
    },
    permit_comes: "wieder da",
    deck_stays: |size| format!("Stapel bleibt bei {size}"),
    gains: "Läuft gerade",
    paid: |count| format!("✓ {count} erhalten"),
    after_it: "Danach",
    no_declining: "Ablehnen geht nicht",
    options: "Möglichkeiten",
    done: "erhalten",
    now: "jetzt",
    to_come: "kommt noch",
    steps_left: "Schritte",
    face_down: "verdeckt",
};
