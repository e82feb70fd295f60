//! Undo and redo in Spanish.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Des\u{ad}hacer",
    redo: "Rehacer",
    restart: "Reiniciar el turno",
    restart_short: "Reini\u{ad}ciar",
    to_here: "Volver aquí",
    no_undo,
    no_redo: "Nada que rehacer.",
    assisted: "Asistida",
    assisted_yes: "Deshacer",
    assisted_no: "Cancelar",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Nada que deshacer en este turno.",
        NoUndo::Revealed => "No se puede deshacer: desde entonces se reveló algo oculto.",
        NoUndo::HandedOver => "No se puede deshacer: desde entonces jugó otra persona.",
        NoUndo::NotYourTurn => "Solo puedes deshacer en tu turno.",
    }
}
