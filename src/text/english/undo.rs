//! Taking back and doing again, in English.

use crate::session::NoUndo;
use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Undo",
    redo: "Redo",
    restart: "Restart turn",
    restart_short: "Restart",
    to_here: "Undo to here",
    no_undo,
    no_redo: "Nothing was taken back.",
    assisted: "Assisted",
    assisted_yes: "Take it back",
    assisted_no: "Leave it",
};

const fn no_undo(reason: NoUndo) -> &'static str {
    match reason {
        NoUndo::NothingDone => "Nothing was done in this turn that could be taken back.",
        NoUndo::Revealed => "Hidden cards or permits have come to light since then, so it stands.",
        NoUndo::HandedOver => "Another player has been on turn since then.",
        NoUndo::NotYourTurn => "Only the person whose turn it is can take an action back.",
    }
}
