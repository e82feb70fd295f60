//! Past moments in French.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Mains",
    no_hands: "Les mains restent cachées jusqu’à la fin de la partie.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible une fois la partie finie : sinon, on verrait ce qui est caché à un joueur."
        }
        NoBranch::AtEnd => "Il n’y a plus rien à décider ici.",
    },
};
