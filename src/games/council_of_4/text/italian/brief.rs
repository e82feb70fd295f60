//! Actions in a few words in Italian.

use super::words::{at_city, council, lower, of_city, of_council, of_region};
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour, Council};
use crate::games::council_of_4::text::brief::BriefText;

pub(in crate::games::council_of_4::text) static BRIEF: BriefText = BriefText {
    elected: |entered, of, now| {
        format!("{} {}", verb(now, "elegge", "ha eletto"), enters(entered, of))
    },
    sent: |entered, of, now| {
        let verb = verb(now, "manda", "ha mandato");
        format!("{verb} un servitore a eleggere {}", enters(entered, of))
    },
    acquired: |permit, now| format!("{} {permit}", verb(now, "acquista", "ha acquistato")),
    placed: |city, now| format!("{} {}", verb(now, "piazza", "ha piazzato"), at_city(city)),
    placed_with_queen: |city, now| {
        format!("{} {} con la regina", verb(now, "piazza", "ha piazzato"), at_city(city))
    },
    engaged: |now| if now { "assume un servitore" } else { "ha assunto un servitore" },
    changed: |of, now| {
        format!("{} i permessi {}", verb(now, "cambia", "ha cambiato"), of_region(of))
    },
    additional_main: |now| {
        if now {
            "prende un’azione principale in più"
        } else {
            "ha preso un’azione principale in più"
        }
    },
    ended: |now| if now { "finisce il turno" } else { "ha finito il turno" },
    token: |city, now| {
        format!("{} il gettone {}", verb(now, "sceglie", "ha scelto"), of_city(city))
    },
    took: |permit, now| format!("{} {permit} gratis", verb(now, "prende", "ha preso")),
    declined: |now| {
        if now { "rifiuta il permesso gratuito" } else { "ha rifiutato il permesso gratuito" }
    },
    repeated: |permit, now| format!("{} {permit}", verb(now, "ripete", "ha ripetuto")),
    tokens: |one, other, now| {
        let verb = verb(now, "sceglie", "ha scelto");
        format!("{verb} i gettoni {} e {}", of_city(one), of_city(other))
    },
    of_council: |of| format!("consiglio {}", of_council(of)),
    fits: |of, count| format!("{}: {count} su {COUNCIL_SIZE}", council(of)),
};

const fn verb(now: bool, happens: &'static str, happened: &'static str) -> &'static str {
    if now { happens } else { happened }
}

fn enters(entered: Colour, of: Council) -> String {
    format!("un consigliere {} nel consiglio {}", lower(entered), of_council(of))
}
