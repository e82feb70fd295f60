//! State of a table of Four Towers on the screen, beyond that of any game's table.

mod doing;

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::web::state;

/// A table of Four Towers on the screen.
pub type Table = state::Table<FourTowers>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}
