//! Decisions at a table and carrying them out: after the screen has responded, so that a press need not
//! wait until the whole table is drawn again.

use std::time::Duration;

use leptos::prelude::*;

use super::deed::Deed;
use super::table::{Passage, Table};
use crate::scene::motion::Flight;
use crate::scene::replay::flights_at;
use crate::session::{Eyes, Session};
use crate::web::capabilities::Doing;
use crate::web::focus::{self, after_drawing};
use crate::web::screen::Screen;

/// Time in which a second tap may still belong to the first.
const SETTLING: Duration = Duration::from_millis(400);

impl<G: Screen> Table<G> {
    /// Carries out the previewed action, if it is complete and legal.
    pub fn confirm(&self) {
        self.finish();
        let (view, draft) = (self.view.get_untracked(), self.selection.shown.get_untracked());
        let Some(action) = G::action(&draft, &view) else { return };
        // An action that needs a choice opens it in the preview, which stays as it is until then.
        let closes = self.selection.scene.with_untracked(G::closes);
        if closes && self.passes(action) {
            self.settle();
            self.soon(Deed::Play(action));
            focus::let_go(".rib > *");
        } else {
            self.play(action);
        }
    }

    /// Carries out a decision after its visible part has been drawn.
    pub(super) fn soon(self, deed: Deed<G::Action>) {
        self.due.set(Some(deed));
        after_drawing(move || self.finish());
    }

    /// Carries out any open decision now and marks the next targets after the last pick, so that later
    /// code finds everything done.
    pub fn finish(&self) {
        self.selection.follow();
        // The table may be gone by now.
        match self.due.try_update_untracked(Option::take).flatten() {
            Some(Deed::Play(action)) => self.show_action(action),
            Some(Deed::TakeBack(played)) => self.take_back(played),
            Some(Deed::Redo) => self.do_again(),
            None => return,
        }
        self.due.notify();
    }

    /// Plays an action of the person at the screen, if the gate allows it.
    pub fn play(&self, action: G::Action) {
        if self.passes(action) {
            self.settle();
            self.show_action(action);
        }
    }

    /// Whether the gate allows an action; if not, the person may be told.
    fn passes(&self, action: G::Action) -> bool {
        if !self.lets(Doing::Play) {
            return false;
        }
        let played = self.session.with_untracked(Session::played);
        match self.gate.run((played, action)) {
            Passage::Open => true,
            Passage::Closed(why) => {
                self.house.note.set(Some(why.to_owned()));
                false
            }
            Passage::Elsewhere => false,
        }
    }

    /// Plays an action of the seat that must decide, and shows its movements after that.
    pub(super) fn show_action(&self, action: G::Action) {
        if let Some(motion) = self.bring_about(action) {
            self.following.echo(motion);
        }
    }

    /// Plays an action of the seat that must decide. Returns the movements that the screen may show;
    /// `None` if it is illegal, with the reason shown.
    pub fn bring_about(&self, action: G::Action) -> Option<Vec<Flight<G>>> {
        let played = self.session.try_update(|session| {
            let (at, eyes) = (session.played(), session.shown().map_or(Eyes::Onlooker, Eyes::Seat));
            session.play(action).map(|()| flights_at(session, at, eyes))
        });
        match played? {
            Ok(motion) => {
                self.after_change();
                self.save_soon();
                Some(motion)
            }
            Err(illegal) => {
                self.say_why(&illegal.into());
                None
            }
        }
    }

    /// Returns the movements if the action was played now.
    pub fn motion_of(&self, action: G::Action) -> Vec<Flight<G>> {
        let preview = self.session.with_untracked(|session| session.preview(action));
        preview.map_or_else(Vec::new, |preview| {
            G::flights(&preview.events, &preview.before, &preview.after)
        })
    }

    fn settle(self) {
        self.house.settling.set(true);
        // The table may be gone by now.
        let settled = move || {
            self.house.settling.try_set(false);
        };
        set_timeout(settled, SETTLING);
    }
}
