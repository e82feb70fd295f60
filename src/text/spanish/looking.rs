//! Past moments in Spanish.

use crate::scene::replay::NoBranch;
use crate::text::looking::LookingText;

pub(in crate::text) static LOOKING: LookingText = LookingText {
    hands: "Manos",
    no_hands: "Las manos siguen ocultas hasta que termine la partida.",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Solo cuando termine esta partida: la nueva revelaría lo que aquí está oculto para \
             alguien."
        }
        NoBranch::AtEnd => "Aquí ya no queda nada que decidir.",
    },
};
