//! Replays and what-ifs in Spanish.

use super::words::counted;
use crate::archive::Strange;
use crate::text::replay::ReplayText;

pub(in crate::text) static REPLAY: ReplayText = ReplayText {
    open: "Repetición",
    from_here: "Repetición desde aquí",
    title: "Repetición",
    read_only: "Solo lectura",

    see_as: "Ver como",
    onlooker: "Espectador",
    all_open: "Todo visible",
    hidden: "Las otras manos se verán cuando termine la partida.",

    turn: |turn, turns| format!("Turno {turn} de {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · {round} · jugada {action} de {actions}")
        }
        None => format!("{name} · {round}"),
    },
    says: |turn, turns, name, round| format!("Turno {turn} de {turns}, {name}, {round}"),
    turns: "Turno",
    first: "Al principio",
    previous: "Jugada anterior",
    play: "Reproducir",
    pause: "Pausa",
    next: "Jugada siguiente",
    last: "Al final",
    pace: "Velocidad",
    paces: ["½×", "1×", "2×"],
    end: "El final",
    now: "Ahora",
    earlier: |count| format!("Turnos anteriores: {count}"),
    later: |count| format!("Turnos siguientes: {count}"),
    found: |count| match count {
        0 => "No se encontró ninguna jugada.".to_owned(),
        count => format!("{}.", counted(count as u64, "jugada encontrada", "jugadas encontradas")),
    },

    what_if: "¿Y si… desde aquí?",
    what_if_short: "¿Y si…?",
    what_if_name: |round| format!("¿Y si…? ({round})"),
    what_if_body: "Empieza aquí una partida aparte, con todo lo oculto tal como está. Esta no \
                   cambia, y desde la nueva se vuelve a ella.",
    what_if_assists: "Esta partida no ha terminado. La nueva puede revelar lo que aún está oculto \
                      en ella: esta quedará marcada como asistida.",
    what_if_seat: |name| format!("Quién juega por {name}"),
    what_if_go: "Continuar",
    keep: "Guardar la partida",
    branch: "¿Y si…?",
    to_original: "Volver a la partida original, a ese momento",
    original_gone: "La partida original ya no está guardada aquí.",

    to_score: "A la puntuación",
    to_table: "Volver a la mesa",
    to_matches: "Ir al inicio",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("El enlace no indica ninguna partida: «{found}»."),
        Strange::NoMoment(found) => {
            format!("El enlace lleva a la jugada «{found}», que no es un número.")
        }
        Strange::TooLong(bytes) => format!("El enlace es demasiado largo: {bytes} bytes."),
    },
    not_here: "Esta dirección solo se abre en el navegador donde está guardada la partida. Para enviarla, elige allí «Compartir enlace» en su menú.",
    beyond: |at, actions| {
        format!("El enlace lleva a la jugada {at}, pero la partida tiene {actions}.")
    },
};
