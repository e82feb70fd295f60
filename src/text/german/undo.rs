//! Undo and redo in German.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Rück\u{ad}gängig",
    redo: "Wieder\u{ad}holen",
    restart: "Zug neu beginnen",
    restart_short: "Von vorn",
    to_here: "Bis hier zurück",
    no_undo,
    no_redo: "Nichts zurückgenommen.",
    assisted: "Mit Hilfe",
    assisted_yes: "Rückgängig",
    assisted_no: "Abbrechen",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "In diesem Zug gibt es nichts rückgängig zu machen.",
        NoUndo::Revealed => {
            "Rückgängig geht nicht mehr: Seitdem wurde etwas Verdecktes aufgedeckt."
        }
        NoUndo::HandedOver => "Rückgängig geht nicht mehr: Seitdem war jemand anderes am Zug.",
        NoUndo::NotYourTurn => "Rückgängig machen kannst du nur, wenn du am Zug bist.",
    }
}
