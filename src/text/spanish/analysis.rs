//! The analysis in Spanish.

use super::words::{counted, listed, of};
use crate::archive::Fault;
use crate::scene::analysis::{Depth, LISTED_FROM};
use crate::text::analysis::{AnalysisText, Trend};

pub(in crate::text) static ANALYSIS: AnalysisText = AnalysisText {
    open: "Analizar",
    title: "Análisis",

    running: |done, all| format!("Analizando: {done} de {}", decisions(all)),
    paused: |done, all| format!("En pausa tras {done} de {}", decisions(all)),
    finished: |all, at| {
        let analysed = counted(all as u64, "decisión analizada", "decisiones analizadas");
        format!("{analysed}: {}", depth(at))
    },
    note: "Solo se hace en este dispositivo. Los resultados aparecen según llegan y se guardan.",
    depth: "Profundidad",
    depth_word: depth,
    pause: "Pausa",
    go_on: "Continuar",
    needs_the_thread: "El análisis no puede empezar: este navegador no pudo iniciar los bots en \
                       segundo plano. Recarga la página para probar otra vez.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "Los resultados no se pueden guardar: este navegador bloquea el almacenamiento. \
             Siguen aquí hasta que salgas de esta página."
        }
        Fault::Full | Fault::Crowded => {
            "Los resultados no se pueden guardar: el almacenamiento del navegador está lleno. \
             Siguen aquí hasta que salgas de esta página, y tu partida sigue guardada."
        }
        Fault::NotReadBack | Fault::Damaged | Fault::Newer => {
            "El navegador no conservó los resultados. Siguen aquí hasta que salgas de esta página."
        }
    },
    percent: |percent| format!("{percent} %"),

    chart: "Probabilidad de ganar tras cada jugada",
    chart_table: "Probabilidad en tabla",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "y ganó" } else { "y no ganó" };
                format!("{name} pasó del {first} % al {last} % {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", según el análisis hasta ahora" };
        format!("Probabilidad de ganar, jugada a jugada{so_far}: {}.", told.join("; "))
    },
    open_part: "aún sin analizar",
    estimate: "solo una estimación",
    before: "Antes de la jugada",
    result: "Resultado",

    costliest: "Las decisiones más caras",
    whose: "Jugador",
    all: "Todas",
    only: |name| format!("Solo las {}", of(name)),
    when: |round, part| format!("{round}, {part}"),
    better: "Mejor:",
    loss: |points| format!("−{points} %"),
    costs: |points| {
        format!("cuesta {}", counted(points, "punto porcentual", "puntos porcentuales"))
    },
    none_yet: "Ninguna decisión cara hasta ahora.",
    none: "Ninguna decisión cara.",
    summary: |judged, equal| {
        format!(
            "{}; la mejor, o a menos de {LISTED_FROM} puntos: {equal}",
            counted(judged as u64, "decisión valorada", "decisiones valoradas")
        )
    },
    keys: "Las flechas llevan a otra decisión; Intro abre un «¿y si…?».",

    position: "La posición",
    of_position: |round, name| format!("{round}, {name}: antes de la decisión"),
    played: "escogida",
    how_judged: |name, at| {
        format!(
            "Probabilidad de ganar tras cada opción, según {} pruebas de cómo podía seguir la \
             partida. Solo cuenta lo que {name} podía ver entonces.",
            at.iterations()
        )
    },

    what_if: "¿Y si…?",
    what_if_of: |number| format!("¿Y si…? (decisión {number})"),
    what_if_title: |round| format!("¿Y si…? ({round})"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" Un bot juega por {one}."),
            more => format!(" Los bots juegan por {}.", listed(more)),
        };
        format!(
            "Desde aquí juegas tú por {name}.{bots} Esta mesa no se guarda, y tu partida no cambia."
        )
    },
    back: "Volver al análisis",
};

fn decisions(count: usize) -> String {
    counted(count as u64, "decisión", "decisiones")
}

fn depth(of: Depth) -> &'static str {
    match of {
        Depth::Quick => "Rápido",
        Depth::Normal => "Normal",
        Depth::Deep => "Profundo",
    }
}
