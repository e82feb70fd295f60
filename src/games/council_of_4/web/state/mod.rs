//! State of a table of Council of 4 on the screen, beyond that of any game's table.

mod picking;
mod small_screen;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::web::state;

pub use small_screen::{ActionList, SmallScreen};

/// A table of Council of 4 on the screen.
pub type Table = state::Table<CouncilOf4>;
/// Hint for the best actions at the table.
pub type Hint = state::Hint<CouncilOf4>;
/// Bots at the table and their progress.
pub type Rivals = state::Rivals<CouncilOf4>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}

/// Returns the bots at the surrounding table.
pub fn rivals() -> Rivals {
    expect_context()
}
