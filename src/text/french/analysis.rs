//! The analysis in French.

use super::words::{counted, listed, of};
use crate::archive::Fault;
use crate::scene::analysis::{Depth, LISTED_FROM};
use crate::text::analysis::{AnalysisText, Trend};

pub(in crate::text) static ANALYSIS: AnalysisText = AnalysisText {
    open: "Analyser",
    title: "Analyse de la partie",

    running: |done, all| format!("Analyse : {done} sur {}", decisions(all)),
    paused: |done, all| format!("En pause après {done} sur {}", decisions(all)),
    finished: |all, at| match all {
        0 | 1 => format!("{} analysée : {}", decisions(all), depth(at)),
        _ => format!("{} analysées : {}", decisions(all), depth(at)),
    },
    note: "Sur cet appareil seulement. Ce qui est trouvé est montré aussitôt, et gardé.",
    depth: "Profondeur",
    depth_word: depth,
    pause: "Suspendre",
    go_on: "Continuer",
    needs_the_thread: "L’analyse a besoin du fil où pensent les robots, et ce navigateur ne le fait \
                       pas tourner. Recharger la page peut aider.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "Ce qui est trouvé ne peut pas être gardé : ce navigateur ne laisse rien enregistrer à \
             la page. C’est là jusqu’à ce que vous quittiez cette page."
        }
        Fault::Full => {
            "Ce qui est trouvé ne peut pas être gardé : la place que le navigateur donne à cette \
             page est pleine. C’est là jusqu’à ce que vous quittiez cette page ; la partie \
             elle-même reste gardée."
        }
        Fault::NotReadBack | Fault::Damaged => {
            "Le navigateur n’a pas gardé ce qui a été trouvé. C’est là jusqu’à ce que vous \
             quittiez cette page."
        }
    },
    percent: |percent| format!("{percent} %"),

    chart: "Chances de gagner, après chaque action",
    chart_table: "Les chances en tableau",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "avec la victoire" } else { "sans la victoire" };
                format!("pour {name} de {first} % à {last} %, {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", pour ce qui est analysé" };
        format!("Les chances de gagner par action{so_far} : {}.", listed(&told))
    },
    rounds: "manche",
    round: |round| format!("Manche {round}"),
    open_part: "pas encore analysé",
    estimate: "première estimation",
    before: "Avant cette action",
    result: "Résultat",

    costliest: "Décisions les plus coûteuses",
    whose: "De qui",
    all: "Toutes",
    only: |name| format!("Seulement celles {}", of(name)),
    when: |round, part| format!("manche {round}, {part}"),
    better: "Mieux :",
    loss: |points| format!("−{points} %"),
    costs: |points| {
        format!("coûte {}", counted(points, "point de pourcentage", "points de pourcentage"))
    },
    none_yet: "Aucune décision coûteuse jusqu’ici.",
    none: "Aucune décision n’était coûteuse.",
    summary: |judged, equal| {
        format!(
            "{} ; la meilleure ou à moins de {LISTED_FROM} points d’elle : {equal}",
            counted(judged as u64, "décision jugée", "décisions jugées")
        )
    },
    keys: "Les flèches choisissent une décision, Entrée la joue autrement.",

    position: "La position",
    of_position: |round, name| format!("Manche {round}, {name} : avant la décision"),
    played: "joué",
    how_judged: |name, at| {
        format!(
            "Chances de gagner après chaque choix, d’après {} essais de la suite. Jugé par ce que \
             {name} pouvait voir alors, et par rien d’autre.",
            at.iterations()
        )
    },

    what_if: "Et si",
    what_if_of: |number| format!("Et si, décision {number}"),
    what_if_title: |round| format!("Et si : manche {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" Un robot joue pour {one}."),
            more => format!(" Des robots jouent pour {}.", listed(more)),
        };
        format!(
            "Vous jouez {name} à partir d’ici.{bots} Cette table n’est pas gardée, et votre partie \
             reste comme elle est."
        )
    },
    back: "Revenir à l’analyse",
};

fn decisions(count: usize) -> String {
    counted(count as u64, "décision", "décisions")
}

fn depth(of: Depth) -> &'static str {
    match of {
        Depth::Quick => "Rapide",
        Depth::Normal => "Normale",
        Depth::Deep => "Profonde",
    }
}
