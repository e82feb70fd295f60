//! Errors of game files in German: sentences without a full stop, as they stand after a colon.

use crate::record::MOST_ACTIONS;
use crate::record::game_file::Expected;
use crate::text::game_file::GameFileText;

pub(in crate::text) static GAME_FILE: GameFileText = GameFileText {
    at: |place, what| format!("Zeile {}, Spalte {}: {what}", place.line, place.column),
    not_text: "Das ist kein Text in UTF-8",
    missing,
    unknown_header: |name| format!("Eine Kopfzeile „{name}“ gibt es nicht"),
    too_many_headers: "Es gibt zu viele Kopfzeilen",
    header_twice: |name| format!("Die Kopfzeile „{name}“ steht zweimal da"),
    wrong_turn: |expected, found| format!("Als Nächstes kommt Zug {expected}, nicht „{found}“"),
    wrong_name: |expected, found| format!("{expected} ist am Zug, nicht „{found}“"),
    not_an_action: |text| format!("„{text}“ ist keine Aktion in Notation"),
    not_possible: |text, why| format!("„{text}“ geht nicht: {why}"),
    too_many: || format!("Eine Partie hat höchstens {MOST_ACTIONS} Aktionen"),
    result: |expected| format!("Das Ergebnis dieser Aktionen ist „{expected}“"),
};

fn missing(what: &Expected) -> String {
    match what {
        Expected::Header(name) => format!("Hier fehlt die Kopfzeile „{name}“"),
        Expected::HeaderName => "Hier fehlt der Name einer Kopfzeile".to_owned(),
        Expected::Text => "Hier fehlt ein Text in Anführungszeichen".to_owned(),
        Expected::Value(name) => format!("Die Kopfzeile „{name}“ kann diesen Text nicht haben"),
        Expected::Setup => "Die Kopfzeilen ergeben zusammen keinen Aufbau".to_owned(),
        Expected::ClosingQuote => {
            "Das Anführungszeichen hier wird in dieser Zeile nicht geschlossen".to_owned()
        }
        Expected::Escape => {
            "Nach einem Backslash muss ein Anführungszeichen, ein Backslash oder u{…} stehen"
                .to_owned()
        }
        Expected::ClosingBracket => "Hier fehlt die Klammer, die die Kopfzeile schließt".to_owned(),
        Expected::ClosingBrace => {
            "Der Kommentar, der hier beginnt, wird nicht geschlossen".to_owned()
        }
        Expected::TurnOrEnd => {
            "Hier fehlt die Nummer eines Zugs oder das Ende der Partie".to_owned()
        }
        Expected::Turn => "Hier fehlt die Nummer des nächsten Zugs".to_owned(),
        Expected::Name => "Hier fehlt der Name des Spielers".to_owned(),
        Expected::Colon => "Hier fehlt ein Doppelpunkt".to_owned(),
        Expected::Action => "Hier fehlt eine Aktion".to_owned(),
        Expected::End => "Die Partie ist zu Ende, aber hier fehlt ihr Schlusszeichen".to_owned(),
        Expected::EndOfText => "Die Partie ist zu Ende, aber der Text geht hier weiter".to_owned(),
    }
}
