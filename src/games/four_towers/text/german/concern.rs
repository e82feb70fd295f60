//! Changes that concern a seat, in German.

use super::champions::whom_champion;
use super::words::{some_of_first, whom};
use crate::games::four_towers::text::concern::ConcernText;

pub(in crate::games::four_towers::text) static CONCERN: ConcernText = ConcernText {
    none: "Nichts davon hat deine Punkte verändert.",
    lords: |of, (before, after), (points, now)| {
        let (lords, of) = (some_of_first(of), whom(of));
        format!(
            "{lords} Herren {before} → {after}: Deine {of} Anhänger bringen {points} → {now} \
             Punkte."
        )
    },
    fell: |(before, after), name| {
        format!("{name} hat deinen Marker gesenkt: Einfluss {before} → {after}.")
    },
    majority_lost: |name| {
        format!("Du hast nicht mehr die meisten Bergsteiger: {name} hat aufgeholt.")
    },
    majority_won: "Du hast jetzt die meisten Bergsteiger.",
    taken: |name, of| format!("{name} hat {} aus der Auslage genommen.", whom_champion(of)),
    gem_taken: |name, worth| format!("{name} hat den Edelstein auf {worth} genommen."),
    points: |before, now| format!("Deine Punkte haben sich geändert: {before} → {now}."),
    passed: |name| format!("{name} hat dich auf der Einflussleiste überholt."),
};
