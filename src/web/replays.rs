//! Ways to the replay of a match.

use leptos::prelude::*;

use crate::archive::MatchId;

/// The way to the replay of any kept match.
#[derive(Clone, Copy)]
pub struct Replays {
    /// Opens it in place of the start page, at a moment if given.
    open: Callback<(MatchId, Option<usize>)>,
    /// The table in play, if there is one.
    at: StoredValue<Option<AtTable>>,
}

/// A table in play, for what happens to the page's address.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// The match, if it is kept.
    pub id: Option<MatchId>,
    /// Leaves the table.
    pub leave: Callback<()>,
    /// Closes its replay, if that is open.
    pub stop_looking: Callback<()>,
}

impl Replays {
    /// Returns the way to replays while no table is in play.
    pub fn new(open: Callback<(MatchId, Option<usize>)>) -> Replays {
        Replays { open, at: StoredValue::new(None) }
    }

    /// Registers a table while it is in play.
    pub fn while_playing(self, table: AtTable) {
        self.at.set_value(Some(table));
        on_cleanup(move || _ = self.at.try_set_value(None));
    }

    /// Leaves the table in play, if there is one.
    pub fn leave_table(self) {
        if let Some(table) = self.at.get_value() {
            table.leave.run(());
        }
    }

    /// Shows the table in play rather than its replay, if it is the table of this match. Returns whether it is.
    pub fn shows_table(self, id: MatchId) -> bool {
        let table = self.at.get_value().filter(|table| table.id == Some(id));
        if let Some(table) = table {
            table.stop_looking.run(());
        }
        table.is_some()
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
