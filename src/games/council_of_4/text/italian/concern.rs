//! Changes that concern a seat, in Italian.

use super::words::{at_city, coins, of_council, of_region, tile};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "Nessuna tessera e nessun permesso scoperto sono stati presi; i prezzi e il tuo posto nella nobiltà sono come prima.",
    last_round: |name| format!("{name} ha iniziato l’ultimo giro: questo è il tuo ultimo turno."),
    tile_gone: |name, of, own| match own {
        0 => format!("{name} ha conquistato la tessera {}.", tile(of)),
        _ => format!("{name} ha conquistato la tessera {}; tu avevi già {own} città.", tile(of)),
    },
    permit_gone: |name, permit| format!("{name} ha preso il permesso {permit}."),
    permits_changed: |name, of| format!("{name} ha cambiato i permessi {}.", of_region(of)),
    city_dearer: |name, city, permit| {
        format!(
            "{name} ora è {}: piazzare lì con il permesso {permit} ti costa 1 servitore in più.",
            at_city(city)
        )
    },
    price: |of, before, now| match (before, now) {
        (None, Some(now)) => {
            format!("Le tue carte corrispondono di nuovo al {}, per {}.", the(of), coins(now))
        }
        (Some(_), None) => format!("Nessuna tua carta corrisponde più al {}.", the(of)),
        (before, now) => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            let word = if now > before { "più caro" } else { "meno caro" };
            format!("Con le tue carte, il {} ora è {word}: {before} → {}.", the(of), coins(now))
        }
    },
    queen_elsewhere: |city| {
        format!("La regina ora è {}: le strade si contano da lì.", at_city(city))
    },
    passed: |name, space, level| match level {
        true => format!("{name} ti ha raggiunto sul percorso nobiltà, alla casella {space}."),
        false => format!("{name} ti ha superato sul percorso nobiltà ed è alla casella {space}."),
    },
};

fn the(of: Council) -> String {
    format!("consiglio {}", of_council(of))
}
