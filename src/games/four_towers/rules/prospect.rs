//! The table as it would be after an action, by what is public: which champion will turn up is not known.

use super::action::Action;
use super::event::Event;
use super::legal::Illegal;
use super::play;
use super::state::PublicState;

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
        let mut table = *self;
        play::apply(&mut table, action, None, &mut on_event)?;
        Ok(table)
    }

    /// Turns the table into what it is after an action. Returns whether that is legal; otherwise nothing changes.
    pub fn go_on(&mut self, action: Action) -> bool {
        play::apply(self, action, None, &mut |_| {}).is_ok()
    }

    /// Returns the table after an action, or the same if the action is not legal.
    #[must_use]
    pub fn after(&self, action: Action) -> PublicState {
        let mut table = *self;
        table.go_on(action);
        table
    }

    /// Returns this table with as much time left as another one, to compare what is on both.
    #[must_use]
    pub const fn at_the_time_of(mut self, other: &PublicState) -> PublicState {
        self.turn.number = other.turn.number;
        self
    }
}
