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
    note: "L’analyse se fait seulement sur cet appareil. Les résultats s’affichent au fur et à \
           mesure et sont enregistrés.",
    depth: "Profondeur",
    depth_word: depth,
    pause: "Pause",
    go_on: "Continuer",
    needs_the_thread: "L’analyse ne peut pas démarrer : le navigateur n’a pas pu lancer les \
                       robots. Essayez de recharger la page.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "Impossible d’enregistrer les résultats : ce navigateur bloque le stockage. Ils \
             restent là tant que vous ne quittez pas cette page."
        }
        Fault::Full | Fault::Crowded => {
            "Impossible d’enregistrer les résultats : le stockage du navigateur est plein. Ils \
             restent là tant que vous ne quittez pas cette page, et votre partie est toujours \
             enregistrée."
        }
        Fault::NotReadBack | Fault::Damaged | Fault::Newer => {
            "Le navigateur n’a pas gardé les résultats. Ils restent là tant que vous ne quittez \
             pas cette page."
        }
    },
    percent: |percent| format!("{percent} %"),

    chart: "Chances de gagner après chaque coup",
    chart_table: "Chances en tableau",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "avec la victoire" } else { "sans la victoire" };
                format!("pour {name}, de {first} % à {last} %, {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", d’après l’analyse jusqu’ici" };
        format!("Chances de gagner coup par coup{so_far} : {}.", told.join(" ; "))
    },
    open_part: "pas encore analysé",
    estimate: "première estimation",
    before: "Avant ce coup",
    result: "Résultat",

    costliest: "Décisions les plus coûteuses",
    whose: "Joueur",
    all: "Toutes",
    only: |name| format!("Seulement celles {}", of(name)),
    when: |round, part| format!("{round}, {part}"),
    better: "Mieux :",
    loss: |points| format!("−{points} %"),
    costs: |points| {
        format!("coûte {}", counted(points, "point de pourcentage", "points de pourcentage"))
    },
    none_yet: "Aucune décision coûteuse jusqu’ici.",
    none: "Aucune décision coûteuse.",
    summary: |judged, equal| {
        format!(
            "{} ; la meilleure, ou à moins de {LISTED_FROM} points : {equal}",
            counted(judged as u64, "décision jugée", "décisions jugées")
        )
    },
    keys: "Les flèches choisissent une décision ; Entrée ouvre un « et si ».",

    position: "La position",
    of_position: |round, name| format!("{round}, {name} : avant la décision"),
    played: "joué",
    how_judged: |name, at| {
        format!(
            "Chances de gagner après chaque choix, d’après {} essais de la suite. L’analyse ne \
             tient compte que de ce que {name} pouvait voir.",
            at.iterations()
        )
    },

    what_if: "Et si",
    what_if_of: |number| format!("Et si : décision {number}"),
    what_if_title: |round| format!("Et si : {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" Un robot joue pour {one}."),
            more => format!(" Des robots jouent pour {}.", listed(more)),
        };
        format!(
            "Vous jouez {name} à partir d’ici.{bots} Cette table n’est pas enregistrée, et votre \
             partie ne change pas."
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
