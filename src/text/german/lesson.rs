//! The frame of lessons in German.

use crate::scene::lesson::Curriculum;
use crate::text::lesson::LessonText;

pub(in crate::text) static LESSON: LessonText = LessonText {
    title: |of| match of {
        Curriculum::FirstGame => "Spielen lernen",
        Curriculum::PlayingWell => "Gut spielen",
    },
    invitation: |of, steps| match of {
        Curriculum::FirstGame => {
            format!("{steps} kurze Schritte an einem echten Tisch, mit den echten Regeln.")
        }
        Curriculum::PlayingWell => format!(
            "{steps} kurze Schritte durch eine gewonnene Partie: was ihre Aktionen gut machte."
        ),
    },
    done: |done, all| format!("{done} von {all} Schritten geschafft"),
    start: "Lektionen beginnen",
    resume: "Lektionen fortsetzen",
    again: "Von vorn",

    step: |number, all| format!("Schritt {number} von {all}"),
    later: "Einige Züge später:",
    your_turn: "Dein Zug:",
    well_done: "Geschafft.",
    progress: |done, all| format!("{done} von {all}"),
    all: "Alle Lektionen",
    lesson_done: "geschafft",
    lesson_open: "läuft",
    not_done: "Mach zuerst das hier oder wähle „Für mich machen“.",
    not_now: "Nicht in diesem Schritt: Tu, was die Lektion verlangt.",
    no_undo: "In den Lektionen nimmst du „Zurück“ statt „Rückgängig“.",
    not_of_this: |game| format!("Solche Lektionen zu „{game}“ hat diese Seite nicht."),

    back: "Zurück",
    next: "Weiter",
    do_it: "Für mich machen",
    skip: "Lektion auslassen",
    leave: "Verlassen",
    play: "Erste Partie spielen",
    finish: "Zur Startseite",
    leave_title: "Lektion verlassen?",
    leave_body: "Wenn du zurückkommst, machst du hier weiter.",
    leave_yes: "Verlassen",
    leave_no: "Bleiben",
};
