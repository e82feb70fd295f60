//! Changes that concern a seat, in Spanish.

use super::words::{coins, counted, of_council, of_region, of_tile};
use crate::games::council_of_4::rules::components::Council;
use crate::games::council_of_4::text::concern::ConcernText;

pub(in crate::games::council_of_4::text) static CONCERN: ConcernText = ConcernText {
    none: "No se ha ido ninguna loseta ni ningún permiso visible, y tus precios y tu puesto en la nobleza siguen igual.",
    last_round: |name| format!("{name} empezó la última ronda: este es tu último turno."),
    tile_gone: |name, of, own| match own {
        0 => format!("{name} obtuvo la loseta {}.", of_tile(of)),
        _ => {
            let cities = counted(own, "ciudad", "ciudades");
            format!("{name} obtuvo la loseta {}; tú ya tenías {cities}.", of_tile(of))
        }
    },
    permit_gone: |name, permit| format!("{name} tomó el permiso {permit}."),
    permits_changed: |name, of| format!("{name} cambió los permisos {}.", of_region(of)),
    city_dearer: |name, city, permit| {
        format!(
            "{name} está ahora en {}: colocar ahí con {permit} te cuesta 1 sirviente más.",
            city.name()
        )
    },
    price: |of, before, now| match (before, now) {
        (None, Some(now)) => {
            format!("Tus cartas vuelven a servir para el {}, por {}.", the(of), coins(now))
        }
        (Some(_), None) => format!("Ninguna de tus cartas sirve ya para el {}.", the(of)),
        (before, now) => {
            let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
            let word = if now > before { "más caro" } else { "más barato" };
            format!("Con tus cartas, el {} es ahora {word}: {before} → {}.", the(of), coins(now))
        }
    },
    queen_elsewhere: |city| {
        format!("La reina está ahora en {}: las rutas se cuentan desde ahí.", city.name())
    },
    passed: |name, space, level| match level {
        true => format!("{name} te alcanzó en el camino de nobleza, en la casilla {space}."),
        false => {
            format!("{name} te adelantó en el camino de nobleza y llegó a la casilla {space}.")
        }
    },
};

fn the(of: Council) -> String {
    format!("consejo {}", of_council(of))
}
