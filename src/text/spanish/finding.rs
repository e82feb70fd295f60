//! What finds, selects and counts saved games, in Spanish.

use super::words::{counted, level};
use crate::text::finding::FindingText;

pub(in crate::text) static FINDING: FindingText = FindingText {
    search: "Nombre o jugador",
    state: "Estado",
    any: "Todas",
    going: "En curso",
    over: "Terminadas",
    game: "Juego",
    any_game: "Todos los juegos",
    select: "Seleccionar",
    select_all: |count| format!("Seleccionar todas ({count})"),
    none_chosen: "Selecciona partidas en la lista.",
    delete_many: |count| format!("Borrar {}", counted(count as u64, "partida", "partidas")),
    delete_ask: |count| format!("¿Borrar {}?", counted(count as u64, "partida", "partidas")),
    delete_note: "Podrás recuperarlas hasta tu próximo cambio.",
    statistics: "Estadísticas",
    counted: "Tus partidas terminadas contra bots, también las borradas. Las asistidas se cuentan \
              aparte; las de archivos y enlaces, las copias y los «¿Y si…?» no cuentan.",
    games: "Partidas",
    won: "Ganadas",
    won_of: |won, percent| format!("{won} ({percent} %)"),
    points: "Media de puntos",
    all: "Todas",
    against: |of| match of {
        Some(of) => format!("Contra {}", level(of)),
        None => "Contra varios niveles".to_owned(),
    },
    players: |count| format!("{count} jugadores"),
    assisted: "Asistidas",
    causes: "De dónde salieron tus puntos",
    no_own: "Aún no hay partidas terminadas contra bots.",
    unread: |count| match count {
        1 => "1 resultado no se puede leer. Queda como está.".to_owned(),
        count => format!("{count} resultados no se pueden leer. Quedan como están."),
    },
    results_added: |count| match count {
        0 => "Los resultados del archivo ya estaban contados.".to_owned(),
        1 => "1 resultado se sumó a tus estadísticas.".to_owned(),
        count => format!("{count} resultados se sumaron a tus estadísticas."),
    },
};
