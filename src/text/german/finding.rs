//! What finds, selects and counts saved games, in German.

use super::words::{counted, level};
use crate::text::finding::FindingText;

pub(in crate::text) static FINDING: FindingText = FindingText {
    search: "Name oder Spieler",
    state: "Stand",
    any: "Alle",
    going: "Laufend",
    over: "Beendet",
    game: "Spiel",
    any_game: "Alle Spiele",
    select: "Auswählen",
    select_all: |count| format!("Alle {count} auswählen"),
    none_chosen: "Wähle Partien in der Liste aus.",
    delete_many: |count| format!("{} löschen", counted(count as u64, "Partie", "Partien")),
    delete_ask: |count| format!("{} löschen?", counted(count as u64, "Partie", "Partien")),
    delete_note: "Bis zu deiner nächsten Änderung kannst du sie zurückholen.",
    statistics: "Statistik",
    counted: "Deine beendeten Partien gegen Bots, auch gelöschte. Partien mit Hilfe zählen \
              getrennt; Partien aus Dateien und Links, Kopien und „Was wäre, wenn“ zählen nicht.",
    games: "Partien",
    won: "Gewonnen",
    won_of: |won, percent| format!("{won} ({percent} %)"),
    points: "Punkte im Schnitt",
    all: "Alle",
    against: |of| match of {
        Some(of) => format!("Stufe {}", level(of)),
        None => "Gemischte Stufen".to_owned(),
    },
    players: |count| format!("{count} Spieler"),
    assisted: "Mit Hilfe",
    causes: "Woher deine Punkte kamen",
    no_own: "Noch keine beendete Partie gegen Bots.",
    unread: |count| match count {
        1 => "1 Ergebnis ist nicht lesbar. Es bleibt, wie es ist.".to_owned(),
        count => format!("{count} Ergebnisse sind nicht lesbar. Sie bleiben, wie sie sind."),
    },
    results_added: |count| match count {
        0 => "Die Ergebnisse der Datei waren schon gezählt.".to_owned(),
        1 => "1 Ergebnis kam zu deiner Statistik.".to_owned(),
        count => format!("{count} Ergebnisse kamen zu deiner Statistik."),
    },
};
