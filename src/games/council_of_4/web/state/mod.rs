//! State of a table of Council of 4 on the screen, beyond that of any game's table.

mod picking;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::web::state;

/// List of actions that a phone opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionList {
    /// The four main actions.
    Main,
    /// The four quick actions.
    Quick,
}

/// A table of Council of 4 on the screen.
pub type Table = state::Table<CouncilOf4>;

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}
