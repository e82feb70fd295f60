//! Moves without an alternative, made by themselves if the settings say so.

use leptos::prelude::*;

use super::table::Table;
use crate::session::Session;
use crate::web::screen::Screen;
use crate::web::settings::preferences;

/// Time in which the position stands before such a move, in milliseconds.
const PAUSE_MILLIS: u64 = 900;

impl<G: Screen> Table<G> {
    /// Makes a person's move if nothing else is possible, whenever the settings say so; after an undo nothing is made again
    /// by itself.
    pub fn make_only_moves(self) {
        let is_on = preferences().only_moves;
        Effect::new(move |_| {
            let played = self.session.with(Session::played);
            let rests =
                self.house.may.is_elsewhere() || self.house.resting.get() || self.house.holds.get();
            if is_on.get() && !rests && self.only_move().is_some() {
                let make = move || self.make_only_move(played, is_on);
                set_timeout(make, self.following.lasting(PAUSE_MILLIS));
            }
        });
    }

    /// Returns the only move, unless others were undone: it would lose them, or be what was just taken back.
    fn only_move(&self) -> Option<G::Action> {
        self.session.with_untracked(|session| session.only_move().filter(|_| !session.can_redo()))
    }

    fn make_only_move(self, played: usize, is_on: RwSignal<bool>) {
        // The table may be gone by now, or the move made.
        let is_same = self.session.try_with_untracked(|session| session.played() == played);
        let may =
            is_same == Some(true) && is_on.get_untracked() && !self.house.resting.get_untracked();
        if let Some(action) = self.only_move().filter(|_| may) {
            self.play(action);
        }
    }
}
