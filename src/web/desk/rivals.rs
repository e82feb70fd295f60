//! The bots at a table.

use leptos::prelude::*;

/// The bots at a table.
#[derive(Clone, Copy)]
pub struct Rivals {
    /// Whether a bot must decide.
    pub are_on_turn: Memo<bool>,
    /// Lets the shown action stand until this is called again.
    pub hold: Callback<()>,
    /// Skips everything until a person is on turn.
    pub hurry: Callback<()>,
    /// Ends the current movement now, of a result the part that moves. An action that has been followed by a person's
    /// turn leaves the ribbon.
    pub skip: Callback<()>,
}

impl Rivals {
    /// Skips the bots' turns by a key. Returns whether there were any.
    pub fn hurry_by_key(self) -> bool {
        let skips = self.are_on_turn.get_untracked();
        if skips {
            self.hurry.run(());
        }
        skips
    }
}
