//! Looking back, in French.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Mains",
    no_hands: "Aucune main n’est montrée tant que la partie dure.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible une fois la partie finie : l’autre dirait ce qui est encore caché à quelqu’un ici."
        }
        NoBranch::AtEnd => "Il n’y a plus rien à décider ici.",
    },
};
