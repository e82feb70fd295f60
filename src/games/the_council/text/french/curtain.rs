//! The curtain in French.

use super::words::{chips, listed, ranked};
use crate::games::the_council::text::curtain::CurtainText;

pub(in crate::games::the_council::text) static CURTAIN: CurtainText = CurtainText {
    draft: |hand, number, of| format!("Manche {hand} : prenez la carte {number} sur {of}."),
    cards: |hand, event| format!("Manche {hand} : engagez des cartes pour {}.", ranked(event)),
    bids: |bids| {
        let bid = bids.iter().map(|(name, of)| match of.is_none() {
            true => format!("{name} rien"),
            false => format!("{name} {}", chips(*of)),
        });
        format!("Mises : {}.", bid.collect::<Vec<_>>().join(" ; "))
    },
    chosen: |names| match names {
        [one] => format!("{one} a choisi."),
        all => format!("{} ont choisi.", listed(all)),
    },
    nobody_yet: "Personne n’a encore choisi.",
};
