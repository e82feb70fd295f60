//! Saved games in Spanish.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Partidas guardadas",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} kB"),
    none_found: "No hay ninguna partida así.",
    show_more: |next, hidden| match hidden.saturating_sub(next) {
        0 => format!("Mostrar {next} más"),
        _ => format!("Mostrar {next} más de {hidden}"),
    },
    select_one: |name| format!("Seleccionar «{name}»"),
    same_again: "Como la última vez",
    all: |games| format!("Todas ({games})"),
    fewer: "Menos",
    more: |name| format!("Más opciones de «{name}»"),
    rename: "Renombrar",
    name: "Nombre de la partida",
    name_note: "Déjalo vacío para usar los nombres de los jugadores.",
    keep_name: "Guardar nombre",
    copy: "Hacer una copia",
    copy_of: |name| format!("Copia de {name}"),
    game_file: "Guardar como archivo de partida",
    json: "Guardar como datos (JSON)",
    delete: "Borrar",
    deleted: |name| format!("Se borró «{name}»."),
    deleted_many: |count| {
        format!("{}.", counted(count as u64, "partida borrada", "partidas borradas"))
    },
    bring_back: "Recuperar",
    not_brought_back: "No queda espacio para recuperarla.",
    cancel: "Cancelar",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("¿Y si…? (jugada {})", at + 1),
        Origin::Daily { day } => format!("Reto del {day}"),
        Origin::Copy { .. } => "Copia".to_owned(),
        Origin::Given => "De un archivo o enlace".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "bot", "bots"),
        (1, bots) => format!("contra {}", counted(bots as u64, "bot", "bots")),
        (persons, 0) => format!("{persons} personas"),
        (persons, bots) => format!("{persons} personas, {}", counted(bots as u64, "bot", "bots")),
    },
    just_now: "ahora mismo",
    minutes_ago: |minutes| format!("hace {minutes} min"),
    hours_ago: |hours| format!("hace {hours} h"),
    import_title: "Importar una partida",
    import_body: "Escoge un archivo guardado desde Curia, o suelta uno aquí.",
    choose_file: "Escoger un archivo",
    drop_here: "Suéltalo para importarlo",
    link_title: "Abrir un enlace",
    link_body: "Un reparto o una partida que te enviaron.",
    link_field: "Enlace de la partida",
    open_link: "Abrir",
    taken_in: |name, actions| {
        let actions = counted(actions as u64, "jugada", "jugadas");
        format!("Se añadió «{name}» ({actions}).")
    },
    taken_in_all: |kept, all| {
        let all = counted(all as u64, "partida", "partidas");
        format!("Añadidas desde el archivo: {kept} de {all}.")
    },
    known_already: |name| format!("«{name}» ya está en tu lista."),
    known_already_many: |count| match count {
        1 => "1 ya estaba en tu lista.".to_owned(),
        count => format!("{count} ya estaban en tu lista."),
    },
    not_opened: |why| format!("No se puede abrir: {why}."),
    fell_short: |kept, why| format!("Abierta hasta la jugada {kept}; el resto no encaja: {why}."),
    not_text: |name| format!("«{name}» no es una partida: Curia lee archivos de texto."),
    share: "Compartir enlace",
    linked_title: "Partida compartida",
    which_link: "El texto tiene varios enlaces. ¿Cuál abrir?",
    linked_actions: |actions| {
        format!("Una partida tras {}.", counted(actions as u64, "jugada", "jugadas"))
    },
    only_here: "Solo en esta pestaña",
    only_here_note: "Las partidas sin guardar se pierden cuando cierras esta pestaña.",
    unreadable_title: "No se pueden abrir",
    aside_title: "Datos dañados",
    aside_note: "Datos guardados que Curia no pudo leer. No los necesitas para jugar: guárdalos \
                 como archivo o bórralos.",
    download: "Guardar como archivo",
    discard: "Borrar",
    discarded: "Borrado.",
    keep_title: "Conserva tus partidas.",
    keep_note: "Solo están guardadas en este navegador. Guárdalas todas en un archivo, que podrás \
                importar aquí o en otro sitio.",
    keep_note_safari: "Safari borra los datos de una página tras siete días sin visitarla. Añade \
                       Curia a la pantalla de inicio, o guarda tus partidas como archivos.",
    keep_a_copy: "Una partida larga: guárdala como archivo para tenerla también fuera de este \
                  navegador.",
    save_all: "Guardar todo en un archivo",
    clock_was_ahead: "reloj adelantado",
};
