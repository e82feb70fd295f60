//! The ways to the replay of a match.

use leptos::prelude::*;

use crate::archive::MatchId;

/// What leads to the replay of any kept match.
#[derive(Clone, Copy)]
pub struct Replays {
    /// Opens it on the start page's place, at a moment if that is said.
    open: Callback<(MatchId, Option<usize>)>,
    /// Leaves the table that is played, if there is one.
    rise: StoredValue<Option<Callback<()>>>,
}

impl Replays {
    /// What opens a replay where no table is played.
    pub fn new(open: Callback<(MatchId, Option<usize>)>) -> Replays {
        Replays { open, rise: StoredValue::new(None) }
    }

    /// From now on a table is played, which is left by this.
    pub fn while_playing(self, leave: Callback<()>) {
        self.rise.set_value(Some(leave));
        on_cleanup(move || _ = self.rise.try_set_value(None));
    }

    /// Leaves the table that is played, if there is one.
    pub fn leave_table(self) {
        if let Some(leave) = self.rise.get_value() {
            leave.run(());
        }
    }

    /// Opens the replay of a match, away from whatever is on the screen.
    pub fn open(self, id: MatchId, at: Option<usize>) {
        self.leave_table();
        self.open.run((id, at));
    }
}

/// Looks back at the match of the table around, from a moment on.
#[derive(Clone, Copy)]
pub struct LookBack(pub Callback<usize>);
