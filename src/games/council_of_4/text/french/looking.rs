//! What a replay shows, in French.

use crate::games::council_of_4::text::looking::LookingText;
use crate::scene::replay::NoBranch;

pub(in crate::games::council_of_4::text) static LOOKING: LookingText = LookingText {
    hands: "Mains",
    no_hands: "Aucune main n’est montrée tant que la partie dure.",
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, dont {paid} à payer"),
    },
    no_permits: "aucun prêt",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Points de victoire par tour. À ce moment : {}.", parts.join(", "))
    },
    search: "Ville, place, action",
    no_branch: |why| match why {
        NoBranch::Unfinished => {
            "Possible une fois la partie finie : l’autre dirait ce qui est encore caché à quelqu’un ici."
        }
        NoBranch::AtEnd => "Il n’y a plus rien à décider ici.",
    },
};
