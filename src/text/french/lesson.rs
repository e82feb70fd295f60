//! The frame of lessons in French.

use crate::scene::lesson::Curriculum;
use crate::text::lesson::LessonText;

pub(in crate::text) static LESSON: LessonText = LessonText {
    title: |of| match of {
        Curriculum::FirstGame => "Apprendre à jouer",
        Curriculum::PlayingWell => "Bien jouer",
    },
    invitation: |of, steps| match of {
        Curriculum::FirstGame => {
            format!("{steps} petites étapes à une vraie table, avec les vraies règles.")
        }
        Curriculum::PlayingWell => format!(
            "{steps} petites étapes dans une partie gagnée, pour voir d’où viennent ses bons coups."
        ),
    },
    done: |done, all| match done {
        0 | 1 => format!("{done} étape faite sur {all}"),
        done => format!("{done} étapes faites sur {all}"),
    },
    start: "Commencer les leçons",
    resume: "Reprendre les leçons",
    again: "Recommencer",

    step: |number, all| format!("Étape {number} sur {all}"),
    later: "Quelques tours plus tard :",
    your_turn: "À vous :",
    well_done: "C’est fait.",
    progress: |done, all| format!("{done} sur {all}"),
    all: "Toutes les leçons",
    lesson_done: "faite",
    lesson_open: "en cours",
    not_done: "Faites d’abord ceci, ou choisissez « Le faire pour moi ».",
    not_now: "Pas à cette étape : faites ce que demande la leçon.",
    no_undo: "Dans les leçons, utilisez « Précédent » au lieu d’annuler.",
    not_of_this: |game| format!("Cette page n’a pas de telles leçons de « {game} »."),

    back: "Précédent",
    next: "Suivant",
    do_it: "Le faire pour moi",
    skip: "Sauter la leçon",
    leave: "Quitter",
    play: "Jouer une première partie",
    finish: "Vers l’accueil",
    leave_title: "Quitter la leçon ?",
    leave_body: "Vous pourrez continuer ici à votre retour.",
    leave_yes: "Quitter",
    leave_no: "Rester",
};
