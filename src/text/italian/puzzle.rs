//! Puzzles in Italian.

use super::words::{counted, level};
use crate::bots::Level;
use crate::text::puzzle::PuzzleText;

pub(in crate::text) static PUZZLE: PuzzleText = PuzzleText {
    of_the_day: "Problema del giorno",
    count: |solved, all| match solved {
        0 => format!("Trova la mossa migliore · {all} problemi"),
        solved => format!("Trova la mossa migliore · risolti {solved} su {all}"),
    },
    solve: "Risolvi",
    others: "Altri",
    number: |number, all| format!("Problema {number} di {all}"),
    solved: "Risolto",
    right: "È la mossa migliore",
    right_too: "Vale quanto la mossa migliore",
    wrong: "C’è una mossa migliore",
    best: "La mossa migliore",
    costs: |title, points| {
        let points = counted(points, "punto", "punti");
        format!("{title}: costa {points} di probabilità di vittoria.")
    },
    not_weighed: |title| format!("{title}: non è tra le mosse migliori."),
    missed: |missed, levels| match missed {
        missed if usize::from(missed) == levels => {
            format!("Non la trova nessun bot, a nessun livello fino a {}.", level(Level::Master))
        }
        1 => format!("Non la trovano i bot di un livello su {levels}."),
        missed => format!("Non la trovano i bot di {missed} livelli su {levels}."),
    },
    show: "Mostra la risposta",
    again: "Riprova",
    at_table: "Guarda al tavolo",
    previous: "Problema precedente",
    next: "Problema seguente",
    not_here: "Questo è un problema: trova una sola mossa.",
    none: "Questo problema non esiste.",
};
