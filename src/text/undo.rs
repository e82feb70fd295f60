//! The texts of taking back and doing again.

/// Taking back and doing again.
#[allow(missing_docs, reason = "the names say it")]
pub struct UndoText {
    pub undo: &'static str,
    pub redo: &'static str,
    pub restart: &'static str,
    pub restart_short: &'static str,
    pub to_here: &'static str,
    pub assisted: &'static str,
    pub assisted_yes: &'static str,
    pub assisted_no: &'static str,
}
