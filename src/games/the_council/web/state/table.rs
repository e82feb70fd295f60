//! The table of The Council on the screen, as an instance of any game's.

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::Suit;
use crate::web::state;

/// A table of The Council on the screen.
pub type Table = state::Table<TheCouncil>;

/// Suit under the pointer: its column and its chips are marked.
#[derive(Clone, Copy)]
pub struct Looking(pub RwSignal<Option<Suit>>);

impl Looking {
    /// Marks a suit, or none.
    pub fn at(self, suit: Option<Suit>) {
        if self.0.get_untracked() != suit {
            self.0.set(suit);
        }
    }
}

/// Returns what is looked at around here.
pub fn looking() -> Looking {
    use_context().unwrap_or_else(|| {
        let looking = Looking(RwSignal::new(None));
        provide_context(looking);
        looking
    })
}

/// Returns the surrounding table.
pub fn table() -> Table {
    expect_context()
}
