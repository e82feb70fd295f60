//! State of a table of Four Towers on the screen, beyond that of any game's table.

mod doing;
mod small_screen;

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::web::state::{self, Rivals};

pub use small_screen::SmallScreen;

/// A table of Four Towers on the screen.
pub type Table = state::Table<FourTowers>;
/// Hint for the best actions at the table.
pub type Hint = state::Hint<FourTowers>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}

/// Returns the bots at the surrounding table.
pub fn rivals() -> Rivals<FourTowers> {
    expect_context()
}
