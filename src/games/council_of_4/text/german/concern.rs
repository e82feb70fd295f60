//! Changes that concern a seat, in German.

use super::words::{coins, council, counted, region, reward};
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "Keine Belohnung ist weg, keine offene Lizenz wurde genommen, und deine Preise und dein Platz im Adel sind wie zuvor.",
    last_round: |name| format!("{name} hat die letzte Runde begonnen: Das ist dein letzter Zug."),
    tile_gone: |name, of, own| match own {
        0 => format!("{name} hat die {} bekommen.", reward(of)),
        _ => {
            let cities = counted(own, "Stadt", "Städte");
            format!("{name} hat die {} bekommen; du hattest schon {cities}.", reward(of))
        }
    },
    permit_gone: |name, permit| format!("{name} hat Lizenz {permit} genommen."),
    permits_changed: |name, of| format!("{name} hat die Lizenzen der {} getauscht.", region(of)),
    city_dearer: |name, city, permit| {
        format!(
            "{name} ist jetzt in {}: Mit {permit} dorthin zu setzen kostet dich 1 Diener mehr.",
            city.name()
        )
    },
    price: |of, before, now| match (before, now) {
        (None, Some(now)) => {
            let of = council(of);
            format!("Deine Karten passen wieder zum Rat der {of}, für {}.", coins(now))
        }
        (Some(_), None) => {
            format!("Keine deiner Karten passt mehr zum Rat der {}.", council(of))
        }
        (before, now) => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            let word = if now > before { "teurer" } else { "billiger" };
            format!(
                "Mit deinen Karten ist der Rat der {} jetzt {word}: {before} → {}.",
                council(of),
                coins(now)
            )
        }
    },
    queen_elsewhere: |city| {
        format!("Die Königin ist jetzt in {}: Straßen zählen ab dort.", city.name())
    },
    passed: |name, space, level| match level {
        true => format!("{name} hat dich auf der Adelsleiste eingeholt, auf Feld {space}."),
        false => {
            format!("{name} hat dich auf der Adelsleiste überholt und steht auf Feld {space}.")
        }
    },
};
