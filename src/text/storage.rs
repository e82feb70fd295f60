//! The texts about saving.

use crate::archive::{Saved, Unsaved};
use crate::record::json::Lost;

/// What is said of saving.
#[allow(missing_docs, reason = "the names say it")]
pub struct StorageText {
    pub saved: fn(Saved<Unsaved>) -> &'static str,
    pub unsaved: fn(Unsaved) -> &'static str,
    /// What was lost of a match in JSON, and what was kept.
    pub lost: fn(&Lost) -> String,
    pub index_was_damaged: &'static str,
    /// That another tab has the match.
    pub elsewhere: &'static str,
    pub play_here: &'static str,
    pub read_again: &'static str,
    pub keep_both: &'static str,
    pub keep_after_all: &'static str,
    /// What became of what could not be saved before another tab went on.
    pub set_aside: &'static str,
    pub retry: &'static str,
}
