//! State of a table of The Council on the screen, beyond that of any game's table.

mod showing;
mod small_screen;

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::web::state;

pub use showing::{Showing, showing};
pub use small_screen::SmallScreen;

/// A table of The Council on the screen.
pub type Table = state::Table<TheCouncil>;
/// Hint for the best actions at the table.
pub type Hint = state::Hint<TheCouncil>;
/// Bots at the table and their progress.
pub type Rivals = state::Rivals<TheCouncil>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}

/// Returns the bots at the surrounding table.
pub fn rivals() -> Rivals {
    expect_context()
}
