//! Changes that concern a seat, in French.

use super::champions::the;
use super::words::clan_of_several;
use crate::games::four_towers::text::concern::ConcernText;

pub(in crate::games::four_towers::text) static CONCERN: ConcernText = ConcernText {
    none: "Rien de cela n’a changé vos points.",
    lords: |of, (before, after), (points, now)| {
        let of = clan_of_several(of);
        format!(
            "Seigneurs {of} {before} → {after} : vos partisans {of} rapportent {points} → {now} \
             points."
        )
    },
    fell: |(before, after), name| {
        format!("{name} a fait descendre votre marqueur : influence {before} → {after}.")
    },
    majority_lost: |name| {
        format!("Vous n’avez plus le plus de montagnards : {name} vous a rejoint.")
    },
    majority_won: "Vous avez maintenant le plus de montagnards.",
    taken: |name, of| format!("{name} a pris {} parmi les champions visibles.", the(of)),
    gem_taken: |name, worth| format!("{name} a pris la gemme de la case {worth}."),
    points: |before, now| format!("Vos points ont changé : {before} → {now}."),
    passed: |name| format!("{name} vous a dépassé sur la piste d’influence."),
};
