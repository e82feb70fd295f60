//! What happened, told on the screen: the log, what of it the others did since one's own turn, and why a
//! bot did what it did.

mod digest;
mod entry;
mod panel;
mod telling;
mod why;

use super::screen::Screen;
use super::state::Table;

pub use digest::{DigestButton, DigestSheet};
pub use panel::LogPanel;
pub use why::WhySheet;

/// Gives everything below what tells of a table.
pub fn provide<G: Screen>(table: Table<G>) {
    digest::provide(table);
    why::provide();
}
