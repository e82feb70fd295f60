//! What a table of Council of 4 on the screen holds beside what the table of any game does.

mod picking;
mod small_screen;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::web::state;

pub use small_screen::{ActionList, SmallScreen};

/// A table of Council of 4 on the screen.
pub type Table = state::Table<CouncilOf4>;
/// What is known of the best actions at it.
pub type Hint = state::Hint<CouncilOf4>;
/// Where the actions of the seats come from that no person plays.
pub type Minds = state::Minds<CouncilOf4>;
/// What its bots are at.
pub type Rivals = state::Rivals<CouncilOf4>;

/// The table around.
pub fn table() -> Table {
    expect_context()
}

/// The bots at the table around.
pub fn rivals() -> Rivals {
    expect_context()
}
