//! The number of a final score whose moves are asked for.

use leptos::prelude::*;

use crate::rules::Seat;

/// Number whose moves a dialog shows: a seat, and what is counted.
pub struct Asked<C: Send + Sync + 'static> {
    /// The number that was asked for last.
    pub number: RwSignal<Option<(Seat, C)>>,
    /// Whether its moves are shown.
    pub open: RwSignal<bool>,
}

impl<C: Send + Sync + 'static> Clone for Asked<C> {
    fn clone(&self) -> Asked<C> {
        *self
    }
}

impl<C: Send + Sync + 'static> Copy for Asked<C> {}

impl<C: Send + Sync + 'static> Asked<C> {
    /// Returns the state before anything is asked.
    pub fn nothing() -> Asked<C> {
        Asked { number: RwSignal::new(None), open: RwSignal::new(false) }
    }

    /// Shows the moves behind a number.
    pub fn ask(&self, seat: Seat, counted: C) {
        self.number.set(Some((seat, counted)));
        self.open.set(true);
    }
}
