//! Undo and redo in Italian.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Annulla",
    redo: "Ripri\u{ad}stina",
    restart: "Ricomincia il turno",
    restart_short: "Da capo",
    to_here: "Torna qui",
    no_undo,
    no_redo: "Niente da ripristinare.",
    assisted: "Assistita",
    assisted_yes: "Sì, annulla",
    assisted_no: "Non ora",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Niente da annullare in questo turno.",
        NoUndo::Revealed => {
            "Non si può annullare: nel frattempo è stato rivelato qualcosa di nascosto."
        }
        NoUndo::HandedOver => "Non si può annullare: nel frattempo ha giocato qualcun altro.",
        NoUndo::NotYourTurn => "Puoi annullare solo nel tuo turno.",
    }
}
