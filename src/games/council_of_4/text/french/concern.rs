//! Changes that concern a seat, in French.

use super::words::{coins, counted, of_council, tile};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "Rien de cela ne touche vos prix, vos tuiles, vos villes ni votre noblesse.",
    last_round: |name| format!("{name} a commencé la dernière manche : c’est votre dernier tour."),
    tile_gone: |name, of, own| {
        let cities = counted(own, "ville", "villes");
        format!("{name} a obtenu la tuile {} ; vous aviez déjà {cities}.", tile(of))
    },
    city_dearer: |name, city, permit| {
        format!(
            "{name} est maintenant à {} : y placer avec {permit} vous coûte 1 serviteur de plus.",
            city.name()
        )
    },
    price: |of, before, now| match (before, now) {
        (None, Some(now)) => {
            format!("Vos cartes conviennent de nouveau au {}, pour {}.", the(of), coins(now))
        }
        (Some(_), None) => format!("Aucune de vos cartes ne convient plus au {}.", the(of)),
        (before, now) => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            let word = if now > before { "plus cher" } else { "moins cher" };
            format!(
                "Avec vos cartes, le {} est maintenant {word} : {before} → {}.",
                the(of),
                coins(now)
            )
        }
    },
    passed: |name, space| {
        format!("{name} vous a dépassé sur la piste de noblesse, atteignant la case {space}.")
    },
};

fn the(of: Council) -> String {
    format!("conseil {}", of_council(of))
}
