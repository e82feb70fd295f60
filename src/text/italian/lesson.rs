//! The frame of lessons in Italian.

use crate::scene::lesson::Curriculum;
use crate::text::lesson::LessonText;

pub(in crate::text) static LESSON: LessonText = LessonText {
    title: |of| match of {
        Curriculum::FirstGame => "Impara a giocare",
        Curriculum::PlayingWell => "Gioca bene",
    },
    invitation: |of, steps| match of {
        Curriculum::FirstGame => {
            format!("{steps} brevi passi a un tavolo vero, con le regole vere.")
        }
        Curriculum::PlayingWell => {
            format!("{steps} brevi passi in una partita vinta, per capire le sue buone mosse.")
        }
    },
    done: |done, all| match done {
        1 => format!("{done} passo fatto su {all}"),
        done => format!("{done} passi fatti su {all}"),
    },
    start: "Inizia le lezioni",
    resume: "Continua le lezioni",
    again: "Ricomincia",

    step: |number, all| format!("Passo {number} di {all}"),
    later: "Qualche turno dopo:",
    your_turn: "Tocca a te:",
    well_done: "Fatto.",
    progress: |done, all| format!("{done} di {all}"),
    all: "Tutte le lezioni",
    lesson_done: "fatta",
    lesson_open: "in corso",
    not_done: "Prima fai questo, o scegli «Fallo per me».",
    not_now: "Non in questo passo: fai quello che chiede la lezione.",
    no_undo: "Nelle lezioni usa «Indietro» invece di annullare.",
    not_of_this: |game| format!("Questa pagina non ha queste lezioni per «{game}»."),

    back: "Indietro",
    next: "Avanti",
    do_it: "Fallo per me",
    skip: "Salta la lezione",
    leave: "Esci",
    play: "Gioca la prima partita",
    finish: "Alla pagina iniziale",
    leave_title: "Uscire dalla lezione?",
    leave_body: "Quando torni puoi continuare da qui.",
    leave_yes: "Esci",
    leave_no: "Resta",
};
