//! What finds, selects and counts saved games, in Italian.

use super::words::{counted, level};
use crate::text::finding::FindingText;

pub(in crate::text) static FINDING: FindingText = FindingText {
    search: "Nome o giocatore",
    state: "Stato",
    any: "Tutte",
    going: "In corso",
    over: "Finite",
    game: "Gioco",
    any_game: "Tutti i giochi",
    select: "Seleziona",
    select_all: |count| format!("Seleziona tutte ({count})"),
    none_chosen: "Seleziona le partite nella lista.",
    delete_many: |count| format!("Elimina {}", counted(count as u64, "partita", "partite")),
    delete_ask: |count| format!("Eliminare {}?", counted(count as u64, "partita", "partite")),
    delete_note: "Puoi recuperarle fino alla prossima modifica.",
    statistics: "Statistiche",
    counted: "Le tue partite finite contro i bot. Quelle assistite si contano a parte.",
    games: "Partite",
    won: "Vinte",
    won_of: |won, percent| format!("{won} ({percent}%)"),
    points: "Punti in media",
    all: "Tutte",
    against: |of| match of {
        Some(of) => format!("Contro «{}»", level(of)),
        None => "Contro livelli diversi".to_owned(),
    },
    players: |count| format!("{count} giocatori"),
    assisted: "Assistite",
    causes: "Da dove vengono i tuoi punti",
    counting: "Conteggio…",
    no_own: "Ancora nessuna partita finita contro i bot.",
};
