//! Actions in a few words in Spanish.

use super::words::{colour, council, of_council, of_region};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour, Council};
use crate::games::council_of_4::text::brief::BriefText;

pub(in crate::games::council_of_4::text) static BRIEF: BriefText = BriefText {
    elected: |entered, of, now| format!("{} {}", verb(now, "elige", "eligió"), enters(entered, of)),
    sent: |entered, of, now| {
        let verb = verb(now, "envía", "envió");
        format!("{verb} un sirviente a elegir {}", enters(entered, of))
    },
    acquired: |permit, now| format!("{} {permit}", verb(now, "adquiere", "adquirió")),
    placed: |city, now| format!("{} en {}", verb(now, "coloca", "colocó"), City::name(city)),
    placed_with_queen: |city, now| {
        format!("{} en {} con la reina", verb(now, "coloca", "colocó"), City::name(city))
    },
    engaged: |now| if now { "contrata un sirviente" } else { "contrató un sirviente" },
    changed: |of, now| format!("{} los permisos {}", verb(now, "cambia", "cambió"), of_region(of)),
    additional_main: |now| {
        if now {
            "compra una acción principal adicional"
        } else {
            "compró una acción principal adicional"
        }
    },
    ended: |now| if now { "termina su turno" } else { "terminó su turno" },
    token: |city, now| {
        format!("{} la ficha de {}", verb(now, "escoge", "escogió"), City::name(city))
    },
    took: |permit, now| format!("{} {permit} gratis", verb(now, "toma", "tomó")),
    declined: |now| if now { "rechaza el permiso gratis" } else { "rechazó el permiso gratis" },
    repeated: |permit, now| format!("{} {permit}", verb(now, "repite", "repitió")),
    tokens: |one, other, now| {
        let verb = verb(now, "escoge", "escogió");
        format!("{verb} las fichas de {} y de {}", City::name(one), City::name(other))
    },
    of_council: |of| format!("consejo {}", of_council(of)),
    fits: |of, count| format!("{}: {count} de {COUNCIL_SIZE}", council(of)),
};

const fn verb(now: bool, happens: &'static str, happened: &'static str) -> &'static str {
    if now { happens } else { happened }
}

fn enters(entered: Colour, of: Council) -> String {
    format!("un consejero {} para el consejo {}", colour(entered).to_lowercase(), of_council(of))
}
