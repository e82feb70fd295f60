//! Choosing the parts of an action at a table.

use leptos::prelude::*;

use super::table::Table;
use crate::session::Session;
use crate::text::InWords;
use crate::web::capabilities::Doing;
use crate::web::focus;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Picks something, or shows why it is not possible.
    pub fn pick(&self, pick: G::Pick) {
        if untrack(|| self.house.may.hindrance(Doing::Pick)).is_some() {
            return;
        }
        let draft = self.selection.draft.get_untracked();
        let picked = self.legal.with_untracked(|legal| match G::why_not(legal, &draft, pick) {
            Some(reason) => Err(reason),
            None => Ok(G::pick(&draft, legal, pick)),
        });
        match picked {
            Err(reason) => self.say_why(&reason),
            Ok(draft) => {
                self.selection.wait();
                self.clear();
                self.show(draft, &self.view.get_untracked());
            }
        }
    }

    /// Drops all picks.
    pub fn drop_picks(&self) {
        if untrack(|| self.house.may.hindrance(Doing::Pick)).is_none() {
            self.selection.wait();
            self.clear();
            let view = self.view.get_untracked();
            self.show(G::Draft::from(&view), &view);
        }
    }

    /// Shows why something is not available.
    pub fn say_why(&self, reason: &G::Reason) {
        self.house.note.set(Some(reason.in_words()));
    }

    /// Changes the draft now, ending any look at something else.
    pub fn redraft(&self, change: impl FnOnce(&mut G::Draft)) {
        self.selection.wait();
        self.clear();
        self.selection.draft.update(change);
    }

    /// Opens an action in the preview with all its steps filled.
    pub fn open(&self, action: G::Action) {
        if let Some(draft) = G::draft_of(action) {
            self.selection.wait();
            self.clear();
            self.show(draft, &self.view.get_untracked());
        }
    }

    /// Sets the draft, and turns a narrow screen to the next target.
    pub(super) fn show(&self, draft: G::Draft, view: &G::View) {
        self.small.turn_to_next(&draft, view);
        if self.selection.draft.with_untracked(|now| G::kind(now) != G::kind(&draft)) {
            focus::let_go(".rib > *");
        }
        self.selection.draft.set(draft);
    }

    /// Ends the note on the last pick and the look at the next.
    fn clear(&self) {
        fn none<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
            // Setting wakes all readers, even without a change.
            if signal.with_untracked(Option::is_some) {
                signal.set(None);
            }
        }
        none(self.house.note);
        none(self.selection.hover);
        none(self.selection.preview);
        self.small.close_list();
    }

    pub(super) fn after_change(&self) {
        self.clear();
        self.close_hint();
        let view = self.session.with_untracked(Session::view);
        self.show(G::Draft::from(&view), &view);
        self.selection.catch_up();
    }
}
