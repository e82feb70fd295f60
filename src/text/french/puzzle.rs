//! Puzzles in French.

use super::words::{counted, level};
use crate::bots::Level;
use crate::text::puzzle::PuzzleText;

pub(in crate::text) static PUZZLE: PuzzleText = PuzzleText {
    of_the_day: "Problème du jour",
    count: |solved, all| match solved {
        0 => format!("Trouvez le meilleur coup · {all} problèmes"),
        solved => format!("Trouvez le meilleur coup · {solved} sur {all} résolus"),
    },
    solve: "Résoudre",
    others: "Autres",
    number: |number, all| format!("Problème {number} sur {all}"),
    solved: "Résolu",
    right: "C’est le meilleur coup",
    right_too: "C’est aussi bien que le meilleur coup",
    wrong: "Il y a mieux",
    best: "Le meilleur coup",
    costs: |title, points| {
        let points = counted(points, "point", "points");
        format!("{title} : cela coûte {points} de chances de gagner.")
    },
    not_weighed: |title| format!("{title} : ce n’est pas parmi les meilleurs coups."),
    missed: |missed, levels| match missed {
        missed if usize::from(missed) == levels => {
            format!("Les robots de tous les niveaux jusqu’à {} le manquent.", level(Level::Master))
        }
        1 => format!("Les robots d’un niveau sur {levels} le manquent."),
        missed => format!("Les robots de {missed} niveaux sur {levels} le manquent."),
    },
    show: "Voir la réponse",
    again: "Réessayer",
    at_table: "Voir à la table",
    previous: "Problème précédent",
    next: "Problème suivant",
    not_here: "C’est un problème : trouvez un seul coup.",
    none: "Ce problème n’existe pas.",
};
