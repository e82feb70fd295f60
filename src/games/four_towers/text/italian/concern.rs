//! Changes that concern a seat, in Italian.

use super::champions::the;
use super::words::clan_of_several;
use crate::games::four_towers::text::concern::ConcernText;

pub(in crate::games::four_towers::text) static CONCERN: ConcernText = ConcernText {
    none: "I tuoi punti non sono cambiati.",
    lords: |of, (before, after), (points, now)| {
        let of = clan_of_several(of);
        format!(
            "Signori {of} {before} → {after}: i tuoi seguaci {of} portano {points} → {now} punti."
        )
    },
    fell: |(before, after), name| {
        format!("{name} ha fatto scendere il tuo segnalino: influenza {before} → {after}.")
    },
    majority_lost: |name| {
        format!("Non hai più la maggioranza di montanari: {name} ti ha raggiunto.")
    },
    majority_won: "Ora hai la maggioranza di montanari.",
    taken: |name, of| format!("{name} ha preso {} tra i campioni scoperti.", the(of)),
    gem_taken: |name, worth| format!("{name} ha preso la gemma della casella {worth}."),
    points: |before, now| format!("I tuoi punti sono cambiati: {before} → {now}."),
    passed: |name| format!("{name} ti ha superato sul percorso influenza."),
};
