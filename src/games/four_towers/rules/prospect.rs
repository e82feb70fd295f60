//! The table as it would be after an action, by what is public: which champion will turn up is not known.

use super::action::Action;
use super::event::Event;
use super::legal::Illegal;
use super::play;
use super::state::{PublicState, State};
use crate::rules::luck::Seed;

impl PublicState {
    /// Returns the table after an action, and reports its events. The slot of a champion that is hired stays empty.
    ///
    /// # Errors
    /// Returns an error if the action is not legal; nothing is reported then.
    pub fn foresee(
        &self,
        action: Action,
        mut on_event: impl FnMut(Event),
    ) -> Result<PublicState, Illegal> {
        // Any luck: what it decides is taken back.
        let mut state = State { table: *self, seed: Seed(0) };
        play::apply(&mut state, action, &mut |event| {
            if !event.reveals() {
                on_event(event);
            }
        })?;
        if let Action::Third(slot) | Action::Buy { slot, .. } = action
            && let Some(place) = state.table.display.get_mut(slot.index())
        {
            *place = None;
        }
        Ok(state.table)
    }

    /// Returns the table after an action, or the same if the action is not legal.
    #[must_use]
    pub fn after(&self, action: Action) -> PublicState {
        self.foresee(action, |_| {}).unwrap_or(*self)
    }

    /// Returns this table with as much time left as another one, to compare what is on both.
    #[must_use]
    pub const fn at_the_time_of(mut self, other: &PublicState) -> PublicState {
        self.turn.number = other.turn.number;
        self
    }
}
