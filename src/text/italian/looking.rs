//! Past moments in Italian.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Mani",
    no_hands: "Le mani restano nascoste fino alla fine della partita.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possibile a partita finita: la nuova rivelerebbe ciò che qui è nascosto a qualcuno."
        }
        NoBranch::AtEnd => "Qui non resta niente da decidere.",
    },
};
