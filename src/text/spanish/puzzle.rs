//! Puzzles in Spanish.

use super::words::{counted, level};
use crate::bots::Level;
use crate::text::puzzle::PuzzleText;

pub(in crate::text) static PUZZLE: PuzzleText = PuzzleText {
    of_the_day: "Problema del día",
    count: |solved, all| match solved {
        0 => format!("Encuentra la mejor jugada · {all} problemas"),
        1 => format!("Encuentra la mejor jugada · 1 resuelto de {all}"),
        solved => format!("Encuentra la mejor jugada · {solved} resueltos de {all}"),
    },
    solve: "Resolver",
    others: "Otros",
    number: |number, all| format!("Problema {number} de {all}"),
    solved: "Resuelto",
    right: "Es la mejor jugada",
    right_too: "Vale tanto como la mejor jugada",
    wrong: "Hay una jugada mejor",
    best: "La mejor jugada",
    costs: |title, points| {
        let points = counted(points, "punto", "puntos");
        format!("{title}: cuesta {points} de probabilidad de ganar.")
    },
    not_weighed: |title| format!("{title}: no está entre las mejores jugadas."),
    missed: |missed, levels| match missed {
        missed if usize::from(missed) == levels => {
            format!("Se les escapa a los bots de todos los niveles hasta {}.", level(Level::Master))
        }
        1 => format!("Se les escapa a los bots de 1 nivel de {levels}."),
        missed => format!("Se les escapa a los bots de {missed} niveles de {levels}."),
    },
    show: "Ver la respuesta",
    again: "Reintentar",
    at_table: "Ver en la mesa",
    previous: "Problema anterior",
    next: "Problema siguiente",
    not_here: "Esto es un problema: busca una sola jugada.",
    none: "Ese problema no existe.",
};
