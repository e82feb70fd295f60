//! The analysis in German.

use super::words::{counted, listed, of};
use crate::archive::Fault;
use crate::scene::analysis::{Depth, LISTED_FROM};
use crate::text::analysis::{AnalysisText, Trend};

pub(in crate::text) static ANALYSIS: AnalysisText = AnalysisText {
    open: "Analysieren",
    title: "Analyse",

    running: |done, all| format!("Analyse: {done} von {}", decisions(all)),
    paused: |done, all| format!("Pause nach {done} von {}", decisions(all)),
    finished: |all, at| format!("{} analysiert: {}", decisions(all), depth(at).to_lowercase()),
    note: "Läuft nur auf diesem Gerät. Ergebnisse erscheinen nach und nach und werden gespeichert.",
    depth: "Tiefe",
    depth_word: depth,
    pause: "Pause",
    go_on: "Fortsetzen",
    needs_the_thread: "Die Analyse läuft nicht: Dieser Browser konnte die Bots nicht im Hintergrund \
                       starten. Versuch, die Seite neu zu laden.",
    not_kept: |fault| match fault {
        Fault::Blocked => {
            "Ergebnisse lassen sich nicht speichern: Dieser Browser sperrt den Speicher. Sie \
             bleiben, bis du diese Seite verlässt."
        }
        Fault::Full | Fault::Crowded => {
            "Ergebnisse lassen sich nicht speichern: Der Speicher des Browsers ist voll. Sie \
             bleiben, bis du diese Seite verlässt, und deine Partie ist weiter gespeichert."
        }
        Fault::NotReadBack | Fault::Damaged | Fault::Newer => {
            "Der Browser hat die Ergebnisse nicht behalten. Sie bleiben, bis du diese Seite \
             verlässt."
        }
    },
    percent: |percent| format!("{percent} %"),

    chart: "Siegchance nach jeder Aktion",
    chart_table: "Chancen als Tabelle",
    chart_says: |seats, all_known| {
        let told: Vec<String> = seats
            .iter()
            .map(|Trend { name, first, last, won }| {
                let end = if *won { "und gewann" } else { "und gewann nicht" };
                format!("{name} kam von {first} % auf {last} % {end}")
            })
            .collect();
        let so_far = if all_known { "" } else { ", soweit analysiert" };
        format!("Siegchance, Aktion für Aktion{so_far}: {}.", told.join("; "))
    },
    open_part: "noch nicht analysiert",
    estimate: "nur erste Schätzung",
    before: "Vor dieser Aktion",
    result: "Ergebnis",

    costliest: "Teuerste Entscheidungen",
    whose: "Spieler",
    all: "Alle",
    only: |name| format!("Nur die {}", of(name)),
    when: |round, part| format!("{round}, {part}"),
    better: "Besser:",
    loss: |points| format!("−{points} %"),
    costs: |points| format!("kostet {}", counted(points, "Prozentpunkt", "Prozentpunkte")),
    none_yet: "Bisher keine teure Entscheidung.",
    none: "Keine teure Entscheidung.",
    summary: |judged, equal| {
        format!(
            "{} bewertet; die beste oder weniger als {LISTED_FROM} Punkte darunter: {equal}",
            decisions(judged)
        )
    },
    keys: "Pfeiltasten wählen eine Entscheidung, Enter öffnet ein „Was wäre, wenn“.",

    position: "Die Stellung",
    of_position: |round, name| format!("{round}, {name}: vor der Entscheidung"),
    played: "gespielt",
    how_judged: |name, at| {
        format!(
            "Siegchance nach jeder Wahl: In {} Versuchen wurde durchgespielt, wie die Partie \
             weitergehen könnte. Dabei zählt nur, was {name} in diesem Moment sehen konnte.",
            at.iterations()
        )
    },

    what_if: "Was wäre, wenn",
    what_if_of: |number| format!("Was wäre, wenn: Entscheidung {number}"),
    what_if_title: |round| format!("Was wäre, wenn: {round}"),
    what_if_note: |name, bots| {
        let bots = match bots {
            [] => String::new(),
            [one] => format!(" Ein Bot spielt für {one}."),
            more => format!(" Bots spielen für {}.", listed(more)),
        };
        format!(
            "Ab hier spielst du für {name}.{bots} Dieser Tisch wird nicht gespeichert, und deine \
             Partie ändert sich nicht."
        )
    },
    back: "Zurück zur Analyse",
};

fn decisions(count: usize) -> String {
    counted(count as u64, "Entscheidung", "Entscheidungen")
}

fn depth(of: Depth) -> &'static str {
    match of {
        Depth::Quick => "Schnell",
        Depth::Normal => "Normal",
        Depth::Deep => "Tief",
    }
}
