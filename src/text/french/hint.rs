//! Hints, and bots' reasons, in French.

use super::words::counted;
use crate::bots::Level;
use crate::text::hint::HintText;

pub(in crate::text) static HINT: HintText = HintText {
    hint: "Indice",
    thinking: "Réflexion…",
    best_of: |shown, legal| {
        let of = counted(legal, "coup", "coups");
        match shown {
            1 => format!("le meilleur de {of}"),
            _ => format!("les {shown} meilleurs de {of}"),
        }
    },
    only_one: "le seul coup",
    least: "Rien d’autre ne paraît meilleur",
    little: "Gagne peu dans l’immédiat",
    then: |rest| format!("Puis : {rest}"),
    chance: |percent| format!("{percent} % de chances"),
    expects: |percent, points, said| match points {
        0 => format!("{percent} % de chances, à égalité"),
        1.. => format!("{percent} % de chances, {said} d’avance"),
        _ => format!("{percent} % de chances, {said} de retard"),
    },
    says: |number, what, why| format!("{number}. {what}. {why}."),
    not_your_turn: "Les indices sont réservés à votre tour.",
    no_thread: "Pas d’indice : les robots ne répondent pas.",
    not_here: "La leçon vous dit quoi faire.",
    ask_title: "Jouer avec des indices ?",
    ask_body: "Vous verrez les trois meilleurs coups selon un robot fort, chacun avec une raison. \
               Il n’en sait pas plus que vous. La partie sera marquée comme assistée.",
    ask_yes: "Montrer l’indice",
    ask_no: "Pas maintenant",
    close: "Fermer l’indice",
    open_best: "Ouvrir 1",

    why: "Pourquoi ?",
    why_title: |name| format!("{name} : pourquoi ce coup ?"),
    how: |name, level, iterations| match level {
        Level::Random => format!("{name} joue au hasard n’importe quel coup permis."),
        Level::Novice => {
            format!("{name} joue comme un débutant et prend ce qui est à sa portée.")
        }
        Level::Greedy => {
            format!("{name} prend ce qui aide le plus tout de suite, sans voir plus loin.")
        }
        Level::Adept | Level::Expert | Level::Master | Level::Champion => {
            let courses = counted(iterations, "suite possible", "suites possibles");
            format!("{name} a essayé {courses} pour les prochains tours.")
        }
    },
    other: |name| {
        format!(
            "{name} choisirait autre chose maintenant. Ce coup vient d’un autre joueur, d’une \
             ancienne version des robots, ou de la page pendant qu’ils ne répondaient pas."
        )
    },
    compared: "Résultats attendus",
    chosen: "joué",
    hidden: "Vous verrez ce qui était caché, et ce qu’il attendait, à la fin de la partie.",
    no_other: "Il n’y avait pas d’autre coup.",
    thinks: |name, percent| format!("{name} réfléchit, {percent} %"),
};
