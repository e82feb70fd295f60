//! The texts of boards of one's own: making, changing and keeping them, and why something is no board.

use crate::games::council_of_4::rules::board::{NoBoard, PlanFlaw, Road};

/// Boards of one's own.
#[allow(missing_docs, reason = "the names say it")]
pub struct BoardsText {
    pub printed: &'static str,
    pub own: &'static str,
    pub another: &'static str,
    pub made: &'static str,
    pub edit: &'static str,
    pub title: &'static str,
    pub choose: &'static str,
    pub roads: &'static str,
    pub road: fn(Road) -> String,
    pub crosses: fn(Road) -> String,
    pub colour: &'static str,
    pub stays_royal: &'static str,
    pub exchange: &'static str,
    pub tokens: &'static str,
    pub dealt: &'static str,
    pub fixed: &'static str,
    pub token: &'static str,
    pub no_token: &'static str,
    pub code: &'static str,
    pub copy_code: &'static str,
    pub code_copied: &'static str,
    pub use_code: &'static str,
    pub undo: &'static str,
    pub is_board: fn(usize, u8) -> String,
    pub use_it: &'static str,
    pub name: &'static str,
    pub keep: &'static str,
    pub kept: &'static str,
    pub name_it: &'static str,
    pub not_yet: &'static str,
    pub kept_as: fn(&str) -> String,
    pub forget: fn(&str) -> String,
    pub not_kept: &'static str,
    pub flaw: fn(PlanFlaw) -> String,
    pub no_board: fn(NoBoard) -> String,
}
