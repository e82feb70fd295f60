//! Elections, changes of permits and open choices in the preview, in English.

use super::words::council;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::text::ReceiptText;

pub(in crate::games::council_of_4::text) static RECEIPT: ReceiptText = ReceiptText {
    choice: |this, of| format!("Choice {this} of {of}"),
    pick: |decision, space| {
        let what = match decision {
            Decision::Token => "pick a marked city",
            Decision::TwoTokens => "pick 2 marked cities",
            Decision::FreePermit => "pick a face-up permit, or none",
            Decision::RepeatPermit => "pick one of your permits",
            Decision::Turn | Decision::Over => "",
        };
        format!("Nobility {space}: {what}")
    },
    due: |servants, whose| format!("{servants} for {}", whose.unwrap_or("the neutral merchant")),
    suits: |of, before, after| {
        format!("Your cards for {}: {before} → {after} of {COUNCIL_SIZE} match", council(of))
    },
    suit_then: |of, cards| {
        let suit = if cards == 1 { "matches" } else { "match" };
        format!("{cards} {suit} {} after this", council(of))
    },
    suits_cost: |of, before, after| {
        let coins = |price: Option<u8>| price.map_or_else(|| "–".to_owned(), |of| of.to_string());
        let what = match of {
            Council::Region(_) => "a permit",
            Council::Queen => "her help",
        };
        format!("{what} then costs {} → {}", coins(before), coins(after))
    },
    under_deck: "Under the deck",
    then: "then",
    new_permits: |hidden| match hidden {
        0 => "No new permit".to_owned(),
        1 => "1 new permit".to_owned(),
        _ => "2 new permits".to_owned(),
    },
    permit_comes: "comes back",
    deck_stays: |size| format!("deck stays at {size}"),
    gains: "In progress",
    paid: |count| format!("✓ {count} gained"),
    after_it: "Then",
    no_declining: "can’t be declined",
    options: "Options",
    done: "gained",
    now: "now",
    to_come: "to come",
    steps_left: "steps",
    face_down: "face down",
};
