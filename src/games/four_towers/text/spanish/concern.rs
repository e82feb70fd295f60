//! Changes that concern a seat, in Spanish.

use super::champions::the;
use super::words::clan_of_several;
use crate::games::four_towers::text::concern::ConcernText;

pub(in crate::games::four_towers::text) static CONCERN: ConcernText = ConcernText {
    none: "Nada de eso cambió tus puntos.",
    lords: |of, (before, after), (points, now)| {
        let of = clan_of_several(of);
        format!("Señores {of} {before} → {after}: tus seguidores {of} dan {points} → {now} puntos.")
    },
    fell: |(before, after), name| {
        format!("{name} bajó tu marcador: influencia {before} → {after}.")
    },
    majority_lost: |name| format!("Ya no tienes más montañeses que nadie: {name} te alcanzó."),
    majority_won: "Ahora tienes más montañeses que nadie.",
    taken: |name, of| format!("{name} se llevó {} de entre los campeones visibles.", the(of)),
    gem_taken: |name, worth| format!("{name} se llevó la gema de la casilla {worth}."),
    points: |before, now| format!("Tus puntos cambiaron: {before} → {now}."),
    passed: |name| format!("{name} te adelantó en el camino de influencia."),
};
