//! What is decided at a table, and how it is done: once the screen has answered, so that a press need
//! not wait for the whole table to be drawn anew.

use std::time::Duration;

use leptos::prelude::*;

use super::Desk;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::state::Decision;
use crate::scene::reason::Reason;
use crate::session::Session;
use crate::text::text;
use crate::web::focus::{self, after_drawing};
use crate::web::follow::motion_of;

/// So long a second tap may still belong to the first.
const SETTLING: Duration = Duration::from_millis(400);

/// What the person at the screen has decided, and what is done once the screen has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// This action is played.
    Play(Action),
    /// So many actions are kept.
    TakeBack(usize),
    /// What was taken back is done again.
    Redo,
}

impl Desk {
    /// Does what the receipt shows, if that is whole and legal.
    pub fn confirm(&self) {
        self.finish();
        let (view, draft) = (self.view.get_untracked(), self.shown.get_untracked());
        let Some(action) = draft.action(&view) else { return };
        // What asks for a choice opens it on the receipt, which then stays as it is till then.
        let closes = self
            .session
            .with_untracked(|session| session.preview(action))
            .is_some_and(|preview| preview.after.table.decision == Decision::Turn);
        if closes && self.passes(action) {
            self.settle();
            self.soon(Deed::Play(action));
            focus::let_go(".rib > *");
        } else {
            self.play(action);
        }
    }

    /// Does something once what there is to see of it already has been drawn.
    pub(super) fn soon(self, deed: Deed) {
        self.due.set(Some(deed));
        after_drawing(move || self.finish());
    }

    /// Whether the table still is as it was before what has been decided.
    pub fn is_due(&self) -> bool {
        self.due.read().is_some()
    }

    /// So many actions are kept in a moment, if the table is about to go back.
    pub fn goes_back_to(&self) -> Option<usize> {
        match *self.due.read() {
            Some(Deed::TakeBack(played)) => Some(played),
            Some(Deed::Play(_) | Deed::Redo) | None => None,
        }
    }

    /// Whether in a moment is done again what was taken back.
    pub fn goes_on_again(&self) -> bool {
        *self.due.read() == Some(Deed::Redo)
    }

    /// Does at once what is about to be done, if anything is, and marks what may be picked after
    /// the last pick: whatever comes next finds it done.
    pub fn finish(&self) {
        self.targets.follow();
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
    pub(in crate::web) fn play(&self, action: Action) {
        if self.passes(action) {
            self.settle();
            self.carry_out(action);
        }
    }

    /// Whether the gate lets an action through; if not, the person is told so.
    fn passes(&self, action: Action) -> bool {
        if self.only_looks_on() {
            return false;
        }
        let played = self.session.with_untracked(Session::played);
        let passes = self.gate.is_none_or(|gate| gate.run((played, action)));
        if !passes {
            self.note.set(Some(text().lesson().not_now.to_owned()));
        }
        passes
    }

    fn carry_out(&self, action: Action) {
        let motion = self.session.with_untracked(|session| motion_of(session, action));
        if self.bring_about(action) {
            self.following.echo(motion);
        }
    }

    /// Plays an action of whoever must decide. Returns whether it was legal; if not, the reason is
    /// shown.
    pub(in crate::web) fn bring_about(&self, action: Action) -> bool {
        let played = self.session.try_update(|session| session.play(action));
        match played {
            Some(Ok(())) => {
                self.after_change();
                self.save_soon();
                true
            }
            Some(Err(illegal)) => {
                self.say_why(&Reason::Illegal(illegal));
                false
            }
            None => false,
        }
    }

    fn settle(self) {
        self.settling.set(true);
        // The table may be gone by then.
        let settled = move || {
            self.settling.try_set(false);
        };
        set_timeout(settled, SETTLING);
    }
}
