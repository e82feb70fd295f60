//! The frame of lessons in Spanish.

use crate::scene::lesson::Curriculum;
use crate::text::lesson::LessonText;

pub(in crate::text) static LESSON: LessonText = LessonText {
    title: |of| match of {
        Curriculum::FirstGame => "Aprender a jugar",
        Curriculum::PlayingWell => "Jugar bien",
    },
    invitation: |of, steps| match of {
        Curriculum::FirstGame => {
            format!("{steps} pasos cortos en una mesa de verdad, con las reglas de verdad.")
        }
        Curriculum::PlayingWell => format!(
            "{steps} pasos cortos por una partida ganada, para ver qué tenían de bueno sus jugadas."
        ),
    },
    done: |done, all| match done {
        1 => format!("1 paso hecho de {all}"),
        done => format!("{done} pasos hechos de {all}"),
    },
    start: "Empezar las lecciones",
    resume: "Seguir las lecciones",
    again: "Repetir",

    step: |number, all| format!("Paso {number} de {all}"),
    later: "Unos turnos después:",
    your_turn: "Te toca:",
    well_done: "Hecho.",
    progress: |done, all| format!("{done} de {all}"),
    all: "Todas las lecciones",
    lesson_done: "hecha",
    lesson_open: "en curso",
    not_done: "Haz esto primero, o pulsa «Hacerlo por mí».",
    not_now: "En este paso no: haz lo que pide la lección.",
    no_undo: "En las lecciones, usa «Atrás» en vez de deshacer.",
    not_of_this: |game| format!("Esta página no tiene esas lecciones de «{game}»."),

    back: "Atrás",
    next: "Siguiente",
    do_it: "Hacerlo por mí",
    skip: "Saltar lección",
    leave: "Salir",
    play: "Jugar una primera partida",
    finish: "Ir al inicio",
    leave_title: "¿Salir de la lección?",
    leave_body: "Podrás seguir aquí cuando vuelvas.",
    leave_yes: "Salir",
    leave_no: "Seguir",
};
