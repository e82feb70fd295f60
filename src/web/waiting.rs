//! The matches by link that wait for a turn of this device's person: their number on the page's icon and in its title.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::system::mark_icon;
use crate::archive::MatchId;

/// The matches that wait.
#[derive(Clone, Copy)]
pub struct Waiting(RwSignal<BTreeSet<MatchId>>);

impl Waiting {
    /// Provides them to the surrounding page, at first those that are listed.
    pub fn provide(listed: impl Fn() -> BTreeSet<MatchId> + 'static) -> Waiting {
        let waiting = Waiting(RwSignal::new(BTreeSet::new()));
        provide_context(waiting);
        Effect::new(move |_| waiting.0.set(listed()));
        let count = Memo::new(move |_| waiting.count());
        Effect::new(move |_| mark_icon(count.get()));
        waiting
    }

    /// Keeps whether a match waits, as its table knows.
    pub fn know(&self, id: MatchId, waits: bool) {
        if self.0.with_untracked(|all| all.contains(&id)) != waits {
            self.0.update(|all| _ = if waits { all.insert(id) } else { all.remove(&id) });
        }
    }

    /// Returns their number.
    pub fn count(&self) -> usize {
        self.0.read().len()
    }
}
