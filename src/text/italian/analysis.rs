//! The analysis in Italian.

use super::words::{counted, listed, of};
use crate::archive::Fault;
use crate::scene::analysis::{Depth, LISTED_FROM};
use crate::text::analysis::{AnalysisText, Trend};

pub(in crate::text) static ANALYSIS: AnalysisText = AnalysisText {
    open: "Analizza",
    title: "Analisi",

    running: |done, all| format!("Analisi: {done} su {}", decisions(all)),
    paused: |done, all| format!("In pausa dopo {done} su {}", decisions(all)),
    finished: |all, at| {
        let analysed = counted(all as u64, "decisione analizzata", "decisioni analizzate");
        format!("{analysed}: {}", depth(at))
    },
    note: "Gira solo su questo dispositivo. I risultati appaiono man mano e vengono salvati.",
    depth: "Profondità",
    depth_word: depth,
    pause: "Pausa",
    go_on: "Continua",
    needs_the_thread: "L’analisi non può partire: questo browser non è riuscito ad avviare i bot. \
                       Prova a ricaricare la pagina.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "I risultati non si possono salvare: questo browser blocca i salvataggi. Restano \
             finché non lasci questa pagina."
        }
        Fault::Full | Fault::Crowded => {
            "I risultati non si possono salvare: lo spazio del browser è pieno. Restano finché non \
             lasci questa pagina, e la tua partita è comunque salvata."
        }
        Fault::NotReadBack | Fault::Damaged | Fault::Newer => {
            "Il browser non ha conservato i risultati. Restano finché non lasci questa pagina."
        }
    },
    percent: |percent| format!("{percent}%"),

    chart: "Probabilità di vittoria dopo ogni mossa",
    chart_table: "Come tabella",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "e ha vinto" } else { "e non ha vinto" };
                format!("{name} da {first}% a {last}% {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", per quanto analizzato finora" };
        format!("Probabilità di vittoria, mossa per mossa{so_far}: {}.", told.join("; "))
    },
    open_part: "non ancora analizzata",
    estimate: "solo una prima stima",
    before: "Prima della mossa",
    result: "Risultato",

    costliest: "Decisioni più costose",
    whose: "Giocatore",
    all: "Tutte",
    only: |name| format!("Solo quelle {}", of(name)),
    when: |round, part| format!("{round}, {part}"),
    better: "Meglio:",
    loss: |points| format!("−{points}%"),
    costs: |points| format!("costa {}", counted(points, "punto percentuale", "punti percentuali")),
    none_yet: "Finora nessuna decisione costosa.",
    none: "Nessuna decisione costosa.",
    summary: |judged, equal| {
        format!(
            "{}; mossa migliore, o a meno di {LISTED_FROM} punti da essa: {equal}",
            counted(judged as u64, "decisione valutata", "decisioni valutate")
        )
    },
    keys: "Le frecce scelgono una decisione; Invio apre un «e se».",

    position: "La posizione",
    of_position: |round, name| format!("{round}, {name}: prima della decisione"),
    played: "giocata",
    how_judged: |name, at| {
        format!(
            "Probabilità di vittoria dopo ogni scelta, da {} prove di come può continuare la \
             partita. Conta solo quello che {name} poteva vedere allora.",
            at.iterations()
        )
    },

    what_if: "E se",
    what_if_of: |number| format!("E se: decisione {number}"),
    what_if_title: |round| format!("E se: {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" Un bot gioca per {one}."),
            more => format!(" I bot giocano per {}.", listed(more)),
        };
        format!(
            "Da qui giochi tu per {name}.{bots} Questo tavolo non viene salvato, e la tua partita \
             non cambia."
        )
    },
    back: "Torna all’analisi",
};

fn decisions(count: usize) -> String {
    counted(count as u64, "decisione", "decisioni")
}

fn depth(of: Depth) -> &'static str {
    match of {
        Depth::Quick => "Rapida",
        Depth::Normal => "Normale",
        Depth::Deep => "Profonda",
    }
}
