//! Hints, and bots' reasons, in Spanish.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Pista",
    thinking: "Pensando…",
    best_of: |shown, legal| {
        let of = counted(legal, "jugada", "jugadas");
        match shown {
            1 => format!("la mejor de {of}"),
            _ => format!("las {shown} mejores de {of}"),
        }
    },
    only_one: "la única jugada",
    least: "Ninguna otra parece mejor",
    little: "Gana poco por ahora",
    then: |rest| format!("Después: {rest}"),
    chance: |percent| format!("{percent} % de ganar"),
    expects: |percent, points, said| match points {
        0 => format!("{percent} % de ganar, a la par"),
        1.. => format!("{percent} % de ganar, {said} de ventaja"),
        _ => format!("{percent} % de ganar, {said} por detrás"),
    },
    says: |number, what, why| format!("{number}: {what}. {why}."),
    not_your_turn: "Las pistas son para tu turno.",
    no_thread: "No hay pista: los bots no responden.",
    not_here: "La lección te dice qué hacer.",
    ask_title: "¿Jugar con pistas?",
    ask_body: "Verás las tres mejores jugadas según un bot fuerte, cada una con su motivo. No sabe \
               más que tú. La partida quedará marcada como asistida.",
    ask_yes: "Ver la pista",
    ask_no: "Cancelar",
    close: "Cerrar la pista",
    open_best: "Abrir 1",

    why: "¿Por qué?",
    why_title: |name| format!("¿Por qué hizo eso {name}?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} hace al azar cualquier jugada posible."),
        Level::Novice => {
            format!("{name} juega como en su primera partida: toma lo que tiene a mano.")
        }
        Level::Greedy => {
            format!("{name} toma lo que más ayuda ahora mismo y no mira más allá.")
        }
        Level::Adept | Level::Expert | Level::Master | Level::Champion => {
            let courses = counted(iterations, "desarrollo posible", "desarrollos posibles");
            format!("{name} probó {courses} de los próximos turnos.")
        }
    },
    other: |name| {
        format!(
            "Ahora {name} escogería otra cosa. Esta jugada viene de otro jugador, de una versión \
             anterior de los bots, o de la página mientras no respondían."
        )
    },
    compared: "Resultados esperados",
    chosen: "escogida",
    hidden: "Cuando termine la partida verás lo que estaba oculto y lo que esperaba.",
    no_other: "No había otra jugada.",
    thinks: |name, percent| format!("{name} piensa, {percent} %"),
};
