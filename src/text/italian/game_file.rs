//! Errors of game files in Italian: parts of sentences.

use super::words::of;
use crate::record::MOST_ACTIONS;
use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("riga {}, colonna {}: {what}", place.line, place.column),
    not_text: "questo non è testo UTF-8",
    missing,
    unknown_header: |name| format!("nessuna intestazione si chiama «{name}»"),
    too_many_headers: "ci sono troppe intestazioni",
    header_twice: |name| format!("l’intestazione «{name}» è ripetuta"),
    wrong_turn: |expected, found| format!("ora viene il turno {expected}, non «{found}»"),
    wrong_name: |expected, found| format!("è il turno {}, non di «{found}»", of(expected)),
    not_an_action: |text| format!("«{text}» non è una mossa in notazione"),
    not_possible: |text, why| format!("«{text}» non è possibile: {why}"),
    too_many: || format!("una partita ha al massimo {MOST_ACTIONS} mosse"),
    result: |expected| format!("il risultato di queste mosse è «{expected}»"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("qui manca l’intestazione «{name}»"),
        Expected::HeaderName => "qui manca il nome di un’intestazione".to_owned(),
        Expected::Text => "qui manca un testo tra virgolette".to_owned(),
        Expected::Value(name) => format!("l’intestazione «{name}» non può avere questo testo"),
        Expected::Setup => "le intestazioni insieme non formano una preparazione".to_owned(),
        Expected::ClosingQuote => {
            "le virgolette aperte qui non si chiudono su questa riga".to_owned()
        }
        Expected::Escape => {
            "dopo una barra rovesciata ci vogliono le virgolette, una barra rovesciata o u{…}"
                .to_owned()
        }
        Expected::ClosingBracket => "qui manca la parentesi che chiude l’intestazione".to_owned(),
        Expected::ClosingBrace => "il commento aperto qui non si chiude".to_owned(),
        Expected::TurnOrEnd => {
            "qui manca il numero di un turno, o la fine della partita".to_owned()
        }
        Expected::Turn => "qui manca il numero del turno seguente".to_owned(),
        Expected::Name => "qui manca il nome del giocatore".to_owned(),
        Expected::Colon => "qui mancano i due punti".to_owned(),
        Expected::Action => "qui manca una mossa".to_owned(),
        Expected::End => "la partita è finita, ma qui manca il segno di fine".to_owned(),
        Expected::EndOfText => "la partita è finita, ma qui il testo continua".to_owned(),
    }
}
