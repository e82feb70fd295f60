//! Taking back and doing again, in English.

use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Undo",
    redo: "Redo",
    restart: "Restart turn",
    restart_short: "Restart",
    to_here: "Undo to here",
    assisted: "Assisted",
    assisted_yes: "Take it back",
    assisted_no: "Leave it",
};
