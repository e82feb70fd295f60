//! Undo and redo at a table.

use leptos::prelude::*;

use super::deed::Deed;
use super::table::Table;
use crate::session::{Moment, NoUndo, Reach, Session};
use crate::text::text;
use crate::web::capabilities::Doing;
use crate::web::focus;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Undoes the last decision, or shows the reason it can't.
    pub fn undo(&self) {
        self.go_back(self.session.with_untracked(Session::can_undo));
    }

    /// Goes back to a moment, or shows the reason it can't. Asks the person before the match is marked
    /// as assisted.
    pub fn go_back(&self, to: Result<Moment, NoUndo>) {
        match to {
            _ if !self.lets(Doing::GoBack) => {}
            Ok(moment)
                if moment.reach == Reach::Assisted && !self.house.assisted.get_untracked() =>
            {
                self.house.wanted_back.set(moment.played);
                self.house.panels.asking_back.set(true);
            }
            Ok(moment) => {
                focus::let_go(".rib > *");
                self.soon(Deed::TakeBack(moment.played));
            }
            Err(reason) => self.house.note.set(Some(text().undo().no_undo(reason))),
        }
    }

    pub(super) fn take_back(&self, played: usize) {
        self.leave();
        self.following.clear();
        // A bot may have moved since the question, so that the moment may be gone.
        let undone = self.session.try_update(|session| session.go_back(played));
        self.after_change();
        self.save_soon();
        if let Some(Err(reason)) = undone {
            self.house.note.set(Some(text().undo().no_undo(reason)));
        }
    }

    /// Redoes what was undone, or shows that there is nothing.
    pub fn redo(&self) {
        if !self.lets(Doing::GoBack) {
            return;
        }
        if self.session.with_untracked(Session::can_redo) {
            self.soon(Deed::Redo);
        } else {
            self.house.note.set(Some(text().undo().no_redo().to_owned()));
        }
    }

    pub(super) fn do_again(&self) {
        self.session.update(Session::redo);
        self.after_change();
        self.save_soon();
    }
}
