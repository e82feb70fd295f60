//! Actions in a few words in French.

use super::words::{colour, council, of_city, of_council, of_region};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour, Council};
use crate::games::council_of_4::text::brief::BriefText;

pub(in crate::games::council_of_4::text) static BRIEF: BriefText = BriefText {
    elected: |entered, of, now| format!("{} {}", verb(now, "élit", "a élu"), enters(entered, of)),
    sent: |entered, of, now| {
        let verb = verb(now, "envoie", "a envoyé");
        format!("{verb} un serviteur élire {}", enters(entered, of))
    },
    acquired: |permit, now| format!("{} {permit}", verb(now, "acquiert", "a acquis")),
    placed: |city, now| format!("{} à {}", verb(now, "place", "a placé"), City::name(city)),
    placed_with_queen: |city, now| {
        format!("{} à {} avec la reine", verb(now, "place", "a placé"), City::name(city))
    },
    engaged: |now| if now { "engage un serviteur" } else { "a engagé un serviteur" },
    changed: |of, now| format!("{} les permis {}", verb(now, "change", "a changé"), of_region(of)),
    additional_main: |now| {
        if now {
            "prend une action principale de plus"
        } else {
            "a pris une action principale de plus"
        }
    },
    ended: |now| if now { "finit son tour" } else { "a fini son tour" },
    token: |city, now| format!("{} le jeton {}", verb(now, "choisit", "a choisi"), of_city(city)),
    took: |permit, now| format!("{} {permit} gratuitement", verb(now, "prend", "a pris")),
    declined: |now| if now { "refuse le permis gratuit" } else { "a refusé le permis gratuit" },
    repeated: |permit, now| format!("{} {permit}", verb(now, "répète", "a répété")),
    tokens: |one, other, now| {
        let verb = verb(now, "choisit", "a choisi");
        format!("{verb} les jetons {} et {}", of_city(one), of_city(other))
    },
    of_council: |of| format!("conseil {}", of_council(of)),
    fits: |of, count| format!("{} : {count} sur {COUNCIL_SIZE}", council(of)),
};

const fn verb(now: bool, happens: &'static str, happened: &'static str) -> &'static str {
    if now { happens } else { happened }
}

fn enters(entered: Colour, of: Council) -> String {
    format!("un conseiller {} au conseil {}", colour(entered).to_lowercase(), of_council(of))
}
