//! The table of The Council on the screen, as an instance of any game's.

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::web::state::{self, Rivals};

/// A table of The Council on the screen.
pub type Table = state::Table<TheCouncil>;
/// Hint for the best actions at the table.
pub type Hint = state::Hint<TheCouncil>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}

/// Returns the bots at the surrounding table.
pub fn rivals() -> Rivals<TheCouncil> {
    expect_context()
}
