//! The curtain in English.

use super::words::{chips, listed, ranked};
use crate::games::the_council::text::curtain::CurtainText;

pub(in crate::games::the_council::text) static CURTAIN: CurtainText = CurtainText {
    draft: |hand, number, of| format!("Hand {hand}: draft card {number} of {of}."),
    cards: |hand, event| format!("Hand {hand}: commit cards to {}.", ranked(event)),
    bids: |bids| {
        let bid = bids.iter().map(|(name, of)| match of.is_none() {
            true => format!("{name} none"),
            false => format!("{name} {}", chips(*of)),
        });
        format!("Bids: {}.", bid.collect::<Vec<_>>().join("; "))
    },
    chosen: |names| match names {
        [one] => format!("{one} has chosen."),
        all => format!("{} have chosen.", listed(all)),
    },
    nobody_yet: "Nobody has chosen yet.",
};
