//! Changes that concern a seat, in French.

use super::words::{coins, counted, of_council, of_region, tile};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "Aucune tuile n’est partie, aucun permis visible n’a été pris ; vos prix et votre rang de noblesse n’ont pas changé.",
    last_round: |name| format!("{name} a commencé la dernière manche : c’est votre dernier tour."),
    tile_gone: |name, of, own| match own {
        0 => format!("{name} a obtenu la tuile {}.", tile(of)),
        _ => {
            let cities = counted(own, "ville", "villes");
            format!("{name} a obtenu la tuile {} ; vous aviez déjà {cities}.", tile(of))
        }
    },
    permit_gone: |name, permit| format!("{name} a pris le permis {permit}."),
    permits_changed: |name, of| format!("{name} a changé les permis {}.", of_region(of)),
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
    queen_elsewhere: |city| {
        format!("La reine est maintenant à {} : les routes se comptent depuis là.", city.name())
    },
    passed: |name, space, level| match level {
        true => format!("{name} vous a rejoint sur la piste de noblesse, case {space}."),
        false => {
            format!("{name} vous a dépassé sur la piste de noblesse, atteignant la case {space}.")
        }
    },
};

fn the(of: Council) -> String {
    format!("conseil {}", of_council(of))
}
