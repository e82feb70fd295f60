//! Undo and redo in English.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Undo",
    redo: "Redo",
    restart: "Restart turn",
    restart_short: "Restart",
    to_here: "Undo to here",
    no_undo,
    no_redo: "Nothing to redo.",
    assisted: "Assisted",
    assisted_yes: "Undo",
    assisted_no: "Cancel",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Nothing to undo this turn.",
        NoUndo::Revealed => "Can’t undo: something hidden has been revealed since.",
        NoUndo::HandedOver => "Can’t undo: another player has had a turn since.",
        NoUndo::NotYourTurn => "You can undo only on your own turn.",
    }
}
