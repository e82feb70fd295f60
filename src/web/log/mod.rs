//! The story of a match on the screen: the log, the digest since one's last turn, and the reasons of bots.

mod digest;
mod entry;
mod moves_of;
mod panel;
mod telling;
mod why;

use super::screen::Screen;
use super::state::Table;

pub use digest::{DigestButton, DigestSheet, LastEvents};
pub use moves_of::MovesOf;
pub use panel::log_panel;
pub use why::{fetch, why_sheet};

/// Provides the digest and explanations of a table to everything below.
pub fn provide<G: Screen>(table: Table<G>) {
    digest::provide(table);
    why::provide();
}
