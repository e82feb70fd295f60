//! The list of legal moves in Spanish.

use super::words::{card, colour, counted, listed, of_council, of_region, of_tile, region, slot};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::text::moves::MoveText;

pub(in crate::games::council_of_4::text) static MOVES: MoveText = MoveText {
    search: "Ciudad, color, permiso o acción: «indur», «rosa costa»",
    all: "Todas",
    main: |count| format!("Principales {count}"),
    quick: |count| format!("Rápidas {count}"),
    which: "Filtrar jugadas",
    group: |name, count, open| {
        let state = if open { "abierto" } else { "cerrado" };
        format!("{name}, {}, {state}", counted(count as u64, "jugada", "jugadas"))
    },
    other_payments: |count, open| {
        let state = match (open, count == 1) {
            (true, true) => "visible",
            (true, false) => "visibles",
            (false, true) => "oculto",
            (false, false) => "ocultos",
        };
        let payments = counted(count as u64, "pago más", "pagos más");
        format!("{payments}, {state}")
    },
    group_hint: "grupo",
    end: "Terminar el turno",

    councillor: |of, to| format!("{} al consejo {}", colour(of), of_council(to)),
    falls_out: |of| format!("{} sale", lower(of)),
    permit_at: |letters, of, at| format!("{letters}, {}, {} hueco", region(of), slot(at)),
    cards,
    city_by_permit: |city, letters| format!("{} con {letters}", City::name(city)),
    who_is_here: |names| match names {
        [_] => format!("{} está ahí", listed(names)),
        _ => format!("{} están ahí", listed(names)),
    },
    roads: |count| match count {
        0 => "la reina está ahí".to_owned(),
        count => counted(count, "ruta", "rutas"),
    },
    chain: |cities| format!("cadena de {}", counted(cities as u64, "ciudad", "ciudades")),
    servant: "1 sirviente",
    under_the_deck: |permits| match permits {
        [] => String::new(),
        [one] => format!("{one} va bajo el mazo"),
        _ => format!("{} van bajo el mazo", listed(permits)),
    },
    main_action: "1 acción principal adicional",
    token: |city| format!("Ficha de {}", City::name(city)),
    none: "Ninguno",
    two_cities: |one, other| listed(&[one, other].map(|city| City::name(city).to_owned())),
    completes: |of, queens| {
        let own = format!("obtiene la loseta {}: {} PV", of_tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} y los {vp} de la recompensa de la reina al final"),
            None => format!("{own} al final"),
        }
    },

    elect: |of, to, left| format!("Elegir {}", election(of, to, left)),
    acquire: |letters, of, at, paid| {
        format!("Adquirir {} con {}", permit(letters, of, at), cards(paid))
    },
    place: |city, letters| format!("Colocar en {} con el permiso {letters}", City::name(city)),
    queen: |city, paid| format!("Colocar en {} con la reina ({})", City::name(city), cards(paid)),
    engage: "Contratar un sirviente",
    change: |of| format!("Cambiar los permisos {}", of_region(of)),
    send: |of, to, left| format!("Enviar un sirviente a elegir {}", election(of, to, left)),
    extra: "Comprar una acción principal adicional",
    choose_token: |city| format!("Escoger la ficha de {}", City::name(city)),
    take: |letters, of, at| format!("Tomar gratis {}", permit(letters, of, at)),
    decline: "Rechazar el permiso gratis",
    repeat: |letters| format!("Repetir el permiso {letters}"),
    tokens: |one, other| {
        format!("Escoger las fichas de {} y de {}", City::name(one), City::name(other))
    },
    sentence: |head, paid, gained, notes| {
        let pay = (!paid.is_empty()).then(|| format!("pagar {}", paid.join(", ")));
        let gain = (!gained.is_empty()).then(|| format!("ganar {}", gained.join(", ")));
        let parts: Vec<String> = pay.into_iter().chain(gain).collect();
        let colon = if parts.is_empty() { "" } else { ": " };
        let first = format!("{head}{colon}{}.", parts.join(", "));
        let all = std::iter::once(first).chain(notes.iter().map(|of| note(of)));
        all.collect::<Vec<_>>().join(" ")
    },
    note,
};

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    listed(&names)
}

fn election(of: Colour, to: Council, left: Colour) -> String {
    let (of, left) = (lower(of), lower(left));
    format!("un consejero {of} para el consejo {} y sacar uno {left}", of_council(to))
}

fn permit(letters: &str, of: Region, at: Slot) -> String {
    format!("el permiso {letters} del {} hueco {}", slot(at), of_region(of))
}

/// Returns a note with a capital and one full stop.
fn note(of: &str) -> String {
    let mut signs = of.trim_end_matches('.').chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", signs.as_str())
}
