//! The table as it would be after an action, by what is public: which champion will turn up is not known.

use super::action::Action;
use super::components::{Clan, Village};
use super::event::Event;
use super::legal::Illegal;
use super::state::PublicState;
use super::{moves, play};
use crate::rules::Seat;

/// Most steps of a cascade that are foreseen: no cascade has as many.
const CASCADE: usize = 128;

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

    /// Brings a peasant to a village, from another if it is given, without asking whether that is legal. No village
    /// expands yet.
    pub const fn bring(&mut self, clan: Clan, to: Village, from: Option<Village>) {
        if let Some(from) = from {
            self.land.remove(from, clan);
        }
        self.land.add(to, clan);
    }

    /// Lets all villages expand that must: `sends` says who goes along the lines of one, three that are there, and
    /// `demotes` whose marker falls for a demon. Ends where one of them says nothing.
    pub fn unfold(
        &mut self,
        sends: impl Fn(&PublicState, Village) -> Option<[Clan; 3]>,
        demotes: impl Fn(&PublicState) -> Option<Seat>,
    ) {
        for _ in 0..CASCADE {
            if self.turn.may_demote {
                let Some(seat) = demotes(self) else { return };
                self.turn.may_demote = false;
                moves::fall(self, seat, &mut |_| {});
            } else {
                let Some(village) = self.land.bursting().first() else { return };
                let Some(clans) = sends(self, village) else { return };
                play::expand(self, village, clans, true, &mut |_| {});
            }
        }
    }
}
