//! The texts of undo and redo.

use crate::session::NoUndo;

/// Undo and redo.
#[allow(missing_docs, reason = "the names say it")]
pub struct UndoText {
    pub undo: &'static str,
    pub redo: &'static str,
    pub restart: &'static str,
    pub restart_short: &'static str,
    pub to_here: &'static str,
    pub no_undo: fn(NoUndo) -> &'static str,
    pub no_redo: &'static str,
    pub assisted: &'static str,
    pub assisted_yes: &'static str,
    pub assisted_no: &'static str,
}
