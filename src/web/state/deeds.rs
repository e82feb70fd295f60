//! What is decided at a table, and how it is done: once the screen has answered, so that a press need
//! not wait for the whole table to be drawn anew.

use std::time::Duration;

use leptos::prelude::*;

use super::deed::Deed;
use super::table::Table;
use crate::scene::motion::Flight;
use crate::scene::replay::flights_at;
use crate::session::{Eyes, Session};
use crate::text::text;
use crate::web::capabilities::Doing;
use crate::web::focus::{self, after_drawing};
use crate::web::screen::Screen;

/// So long a second tap may still belong to the first.
const SETTLING: Duration = Duration::from_millis(400);

impl<G: Screen> Table<G> {
    /// Does what the receipt shows, if that is whole and legal.
    pub fn confirm(&self) {
        self.finish();
        let (view, draft) = (self.view.get_untracked(), self.selection.shown.get_untracked());
        let Some(action) = G::action(&draft, &view) else { return };
        // What asks for a choice opens it on the receipt, which then stays as it is till then.
        let closes = self.selection.scene.with_untracked(G::closes);
        if closes && self.passes(action) {
            self.settle();
            self.soon(Deed::Play(action));
            focus::let_go(".rib > *");
        } else {
            self.play(action);
        }
    }

    /// Does something once what there is to see of it already has been drawn.
    pub(super) fn soon(self, deed: Deed<G::Action>) {
        self.due.set(Some(deed));
        after_drawing(move || self.finish());
    }

    /// Whether the table still is as it was before what has been decided.
    pub fn is_due(&self) -> bool {
        self.due.read().is_some()
    }

    /// Does at once what is about to be done, if anything is, and marks what may be picked after
    /// the last pick: whatever comes next finds it done.
    pub fn finish(&self) {
        self.selection.follow();
        // The table may be gone by then.
        match self.due.try_update_untracked(Option::take).flatten() {
            Some(Deed::Play(action)) => self.carry_out(action),
            Some(Deed::TakeBack(played)) => self.take_back(played),
            Some(Deed::Redo) => self.do_again(),
            None => return,
        }
        self.due.notify();
    }

    /// Plays an action of the person at the screen, if the gate lets it through.
    pub fn play(&self, action: G::Action) {
        if self.passes(action) {
            self.settle();
            self.carry_out(action);
        }
    }

    /// Whether the gate lets an action through; if not, the person is told so.
    fn passes(&self, action: G::Action) -> bool {
        if !self.lets(Doing::Play) {
            return false;
        }
        let played = self.session.with_untracked(Session::played);
        let passes = self.gate.run((played, action));
        if !passes {
            self.house.note.set(Some(text().lesson().not_now.to_owned()));
        }
        passes
    }

    fn carry_out(&self, action: G::Action) {
        if let Some(motion) = self.bring_about(action) {
            self.following.echo(motion);
        }
    }

    /// Plays an action of whoever must decide. Returns what moved, as whoever had the screen may see
    /// it; none if it was not legal, and then the reason is shown.
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

    /// What would move if the action was played now.
    pub fn motion_of(&self, action: G::Action) -> Vec<Flight<G>> {
        let preview = self.session.with_untracked(|session| session.preview(action));
        preview.map_or_else(Vec::new, |preview| {
            G::flights(&preview.events, &preview.before, &preview.after)
        })
    }

    fn settle(self) {
        self.house.settling.set(true);
        // The table may be gone by then.
        let settled = move || {
            self.house.settling.try_set(false);
        };
        set_timeout(settled, SETTLING);
    }
}
