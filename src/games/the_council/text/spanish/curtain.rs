//! The curtain in Spanish.

use super::words::{chips, listed, ranked};
use crate::games::the_council::text::curtain::CurtainText;

pub(in crate::games::the_council::text) static CURTAIN: CurtainText = CurtainText {
    draft: |hand, number, of| format!("Mano {hand}: toma la carta {number} de {of}."),
    cards: |hand, event| format!("Mano {hand}: juega cartas para {}.", ranked(event)),
    bids: |bids| {
        let bid = bids.iter().map(|(name, of)| match of.is_none() {
            true => format!("{name} nada"),
            false => format!("{name} {}", chips(*of)),
        });
        format!("Pujas: {}.", bid.collect::<Vec<_>>().join("; "))
    },
    chosen: |names| match names {
        [one] => format!("{one} ha escogido."),
        all => format!("{} han escogido.", listed(all)),
    },
    nobody_yet: "Nadie ha escogido todavía.",
};
