//! Hints, and why a bot did what it did, in French.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Indice",
    thinking: "Réflexion …",
    best_of: |shown, legal| {
        let of = counted(legal, "coup", "coups");
        match shown {
            1 => format!("le meilleur de {of}"),
            _ => format!("les {shown} meilleurs de {of}"),
        }
    },
    only_one: "le seul coup",
    says: |number, what, why| format!("{number} : {what}. {why}."),
    not_your_turn: "Les indices sont pour votre propre tour.",
    no_thread: "Les robots ne répondent pas : il n’y a pas d’indice.",
    not_here: "La leçon dit ce qu’il faut faire.",
    ask_title: "Jouer avec des indices ?",
    ask_body: "Un indice montre les trois meilleures actions, avec une raison pour chacune, comme les voit \
        un robot fort qui n’en sait pas plus que vous. La partie est ensuite marquée comme assistée.",
    ask_yes: "Montrer l’indice",
    ask_no: "Laisser ainsi",
    close: "Fermer l’indice",

    why: "Pourquoi ?",
    why_title: |name| format!("Pourquoi {name} a fait cela ?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} prend n’importe quelle action permise, au hasard."),
        Level::Novice => {
            format!("{name} prend ce qui est à portée, comme les débutants.")
        }
        Level::Greedy => {
            format!("{name} prend ce qui rapporte le plus aussitôt, sans voir plus loin.")
        }
        Level::Adept | Level::Expert | Level::Master => {
            let courses = counted(iterations, "suite possible", "suites possibles");
            format!("{name} a essayé {courses} de ce tour et des suivants.")
        }
    },
    other: |name| {
        format!(
            "Interrogé à nouveau, {name} ferait autre chose : c’est quelqu’un d’autre qui a décidé, \
             une version antérieure des robots, ou la page pendant qu’ils ne répondaient pas."
        )
    },
    compared: "Ce qu’on pouvait attendre de chacune",
    chosen: "jouée",
    hidden: "Le rôle des cartes cachées, et ce qu’on pouvait attendre, est dit quand la partie est finie.",
    no_other: "Il n’y avait rien d’autre à faire.",
    thinks: |name, percent| format!("{name} réfléchit, {percent} %"),
};
