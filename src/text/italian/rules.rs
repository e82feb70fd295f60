//! The rules page in Italian.

use super::words::counted;
use crate::text::rules::RulesText;

pub(in crate::text) static RULES: RulesText = RulesText {
    title: "Regole",
    open: "Regole",
    back: "Indietro",
    contents: "Indice",
    rulings_here: "Chiarimenti per questa pagina",
    print: "Stampa le regole",
    search: "Cerca nelle regole",
    next_hit: "Risultato seguente",
    previous_hit: "Risultato precedente",
    places: |all, shown| match (all, shown) {
        (0, _) => "non trovato".to_owned(),
        (all, None) => counted(all as u64, "risultato", "risultati"),
        (all, Some(shown)) => {
            format!("{shown} di {}", counted(all as u64, "risultato", "risultati"))
        }
    },
    found_in: |places| counted(places as u64, "risultato trovato", "risultati trovati"),
};
