//! Ways to the replay of a match.

use leptos::prelude::*;

use crate::archive::MatchId;

/// The way to the replay of any kept match.
#[derive(Clone, Copy)]
pub struct Replays {
    /// Opens it in place of the start page, at a moment if given.
    open: Callback<(MatchId, Option<usize>)>,
    /// Leaves the table in play, if there is one.
    rise: StoredValue<Option<Callback<()>>>,
}

impl Replays {
    /// Returns the way to replays while no table is in play.
    pub fn new(open: Callback<(MatchId, Option<usize>)>) -> Replays {
        Replays { open, rise: StoredValue::new(None) }
    }

    /// Registers the way to leave a table while it is in play.
    pub fn while_playing(self, leave: Callback<()>) {
        self.rise.set_value(Some(leave));
        on_cleanup(move || _ = self.rise.try_set_value(None));
    }

    /// Leaves the table in play, if there is one.
    pub fn leave_table(self) {
        if let Some(leave) = self.rise.get_value() {
            leave.run(());
        }
    }

    /// Opens the replay of a match, replacing any other screen.
    pub fn open(self, id: MatchId, at: Option<usize>) {
        self.leave_table();
        self.open.run((id, at));
    }
}

/// Callback that opens the replay of the surrounding table's match at a moment.
#[derive(Clone, Copy)]
pub struct LookBack(pub Callback<usize>);
