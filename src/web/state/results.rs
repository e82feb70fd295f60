//! Results that stay on the screen until the person goes on.

use leptos::prelude::*;

use super::following::Following;
use crate::session::{Eyes, Session};
use crate::web::capabilities::Capabilities;
use crate::web::screen::Screen;

/// Results that the person at the screen has not taken note of.
#[derive(Clone, Copy)]
pub struct Results {
    /// Index of the log entry whose result is shown.
    pub at: Memo<Option<usize>>,
    /// Whether a result is shown.
    pub holds: Memo<bool>,
    /// Number of actions whose results are known or were passed over.
    known: RwSignal<usize>,
}

impl Results {
    /// Returns those of a session, beginning with its next action.
    pub(super) fn of<G: Screen>(
        session: RwSignal<Session<G>>,
        following: Following<G>,
        may: Capabilities,
    ) -> Results {
        let known = RwSignal::new(session.with_untracked(Session::played));
        let at = Memo::new(move |_| {
            if following.showing.hurried.get() || may.is_elsewhere() {
                return None;
            }
            session.with(|session| {
                let is_result = |&at: &usize| {
                    let entry = session.entry_at(at, Eyes::Onlooker, at + 1);
                    entry.is_some_and(|entry| G::is_result(&entry.events))
                };
                (known.get()..session.played()).find(is_result)
            })
        });
        let holds = Memo::new(move |_| at.get().is_some());
        // What passes without a result, or is taken back, is not looked at again.
        Effect::new(move |_| {
            let played = session.with(Session::played);
            if !holds.get() && known.get_untracked() != played {
                known.set(played);
            }
        });
        Results { at, holds, known }
    }

    /// Goes on after the result that is shown.
    pub fn go_on(&self) {
        if let Some(at) = self.at.get_untracked() {
            self.known.set(at + 1);
        }
    }

    /// Passes over the results of so many actions.
    pub(super) fn pass_over(&self, played: usize) {
        self.known.set(played);
    }
}
