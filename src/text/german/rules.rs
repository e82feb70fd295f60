//! The rules page in German.

use super::words::counted;
use crate::text::rules::RulesText;

pub(in crate::text) static RULES: RulesText = RulesText {
    title: "Regeln",
    open: "Regeln",
    back: "Zurück",
    contents: "Inhalt",
    rulings_here: "Klarstellungen zu dieser Seite",
    print: "Alle Regeln drucken",
    search: "Regeln durchsuchen",
    next_hit: "Nächste Stelle",
    previous_hit: "Vorige Stelle",
    places: |all, shown| match (all, shown) {
        (0, _) => "nicht gefunden".to_owned(),
        (all, None) => counted(all as u64, "Stelle", "Stellen"),
        (all, Some(shown)) => format!("{shown} von {}", counted(all as u64, "Stelle", "Stellen")),
    },
    found_in: |places| format!("{} gefunden", counted(places as u64, "Stelle", "Stellen")),
};
