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
    counted: "Le tue partite finite contro i bot, anche cancellate. Quelle assistite si contano a \
              parte; quelle da file e link, le copie e gli «E se» non contano.",
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
    no_own: "Ancora nessuna partita finita contro i bot.",
    unread: |count| match count {
        1 => "1 risultato è illeggibile. Resta com’è.".to_owned(),
        count => format!("{count} risultati sono illeggibili. Restano come sono."),
    },
    results_added: |count| match count {
        0 => "I risultati del file erano già contati.".to_owned(),
        1 => "1 risultato si è aggiunto alle tue statistiche.".to_owned(),
        count => format!("{count} risultati si sono aggiunti alle tue statistiche."),
    },
};
