//! The curtain in German.

use super::words::{a_ranked, chips, listed};
use crate::games::the_council::text::curtain::CurtainText;

pub(in crate::games::the_council::text) static CURTAIN: CurtainText = CurtainText {
    draft: |hand, number, of| format!("Runde {hand}: Nimm Karte {number} von {of}."),
    cards: |hand, event| format!("Runde {hand}: Setze Karten für {} ein.", a_ranked(event)),
    bids: |bids| {
        let bid = bids.iter().map(|(name, of)| match of.is_none() {
            true => format!("{name} nichts"),
            false => format!("{name} {}", chips(*of)),
        });
        format!("Gebote: {}.", bid.collect::<Vec<_>>().join("; "))
    },
    chosen: |names| match names {
        [one] => format!("{one} hat gewählt."),
        all => format!("{} haben gewählt.", listed(all)),
    },
    nobody_yet: "Noch hat niemand gewählt.",
};
