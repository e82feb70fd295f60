//! Errors of game files in Spanish: parts of sentences.

use super::words::of;
use crate::record::MOST_ACTIONS;
use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("línea {}, columna {}: {what}", place.line, place.column),
    not_text: "no es un texto en UTF-8",
    missing,
    unknown_header: |name| format!("ningún encabezado se llama «{name}»"),
    too_many_headers: "hay demasiados encabezados",
    header_twice: |name| format!("el encabezado «{name}» se repite"),
    wrong_turn: |expected, found| format!("ahora viene el turno {expected}, no «{found}»"),
    wrong_name: |expected, found| format!("es el turno {}, no de «{found}»", of(expected)),
    not_an_action: |text| format!("«{text}» no es una jugada en notación"),
    not_possible: |text, why| format!("«{text}» no es posible: {why}"),
    too_many: || format!("una partida tiene como mucho {MOST_ACTIONS} jugadas"),
    result: |expected| format!("el resultado de estas jugadas es «{expected}»"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("aquí falta el encabezado «{name}»"),
        Expected::HeaderName => "aquí falta el nombre de un encabezado".to_owned(),
        Expected::Text => "aquí falta un texto entre comillas".to_owned(),
        Expected::Value(name) => format!("el encabezado «{name}» no puede tener este texto"),
        Expected::Setup => "los encabezados no forman juntos una preparación".to_owned(),
        Expected::ClosingQuote => {
            "las comillas que se abren aquí no se cierran en esta línea".to_owned()
        }
        Expected::Escape => {
            "tras una barra inversa debe ir una comilla, otra barra inversa o u{…}".to_owned()
        }
        Expected::ClosingBracket => "aquí falta el corchete que cierra el encabezado".to_owned(),
        Expected::ClosingBrace => "el comentario que se abre aquí no se cierra".to_owned(),
        Expected::TurnOrEnd => {
            "aquí falta el número de un turno o el final de la partida".to_owned()
        }
        Expected::Turn => "aquí falta el número del turno siguiente".to_owned(),
        Expected::Name => "aquí falta el nombre del jugador".to_owned(),
        Expected::Colon => "aquí faltan dos puntos".to_owned(),
        Expected::Action => "aquí falta una jugada".to_owned(),
        Expected::End => "la partida terminó, pero aquí falta su marca de final".to_owned(),
        Expected::EndOfText => "la partida terminó, pero el texto sigue aquí".to_owned(),
    }
}
