//! The curtain in Italian.

use super::words::{chips, listed, ranked};
use crate::games::the_council::text::curtain::CurtainText;

pub(in crate::games::the_council::text) static CURTAIN: CurtainText = CurtainText {
    draft: |hand, number, of| format!("Mano {hand}: prendi la carta {number} su {of}."),
    cards: |hand, event| format!("Mano {hand}: gioca carte per {}.", ranked(event)),
    bids: |bids| {
        let bid = bids.iter().map(|(name, of)| match of.is_none() {
            true => format!("{name} niente"),
            false => format!("{name} {}", chips(*of)),
        });
        format!("Offerte: {}.", bid.collect::<Vec<_>>().join("; "))
    },
    chosen: |names| match names {
        [one] => format!("{one} ha scelto."),
        all => format!("{} hanno scelto.", listed(all)),
    },
    nobody_yet: "Nessuno ha ancora scelto.",
};
