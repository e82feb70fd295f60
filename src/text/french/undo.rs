//! Taking back and doing again, in French.

use crate::text::undo::UndoText;

pub(in crate::text) static UNDO: UndoText = UndoText {
    undo: "Annuler",
    redo: "Rétablir",
    restart: "Recommencer le tour",
    restart_short: "Refaire",
    to_here: "Revenir ici",
    assisted: "Assistée",
    assisted_yes: "Revenir",
    assisted_no: "Laisser ainsi",
};
