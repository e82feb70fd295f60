//! The best actions for the person at the screen: requests, and playing one.

use std::sync::Arc;

use leptos::prelude::*;

use super::hint::Hint;
use super::permission::why_not;
use super::table::Table;
use crate::bots::protocol::Wanted;
use crate::scene::analysis::Advised;
use crate::session::Session;
use crate::text::text;
use crate::text::told::as_hint;
use crate::web::bot::Purpose;
use crate::web::capabilities::Doing;
use crate::web::focus;
use crate::web::screen::Screen;

/// Iterations of search for a hint.
const ITERATIONS: u32 = 10_000;

impl<G: Screen> Table<G> {
    /// Returns the number of actions in the hint.
    pub fn hints(&self) -> usize {
        self.hint.with_untracked(|hint| hint.candidates().len())
    }

    /// Returns the reason there is no hint now.
    pub fn no_hint(&self) -> Option<&'static str> {
        let words = text().hint();
        if let Some(hindrance) = self.house.may.hindrance(Doing::Hint) {
            Some(why_not(Doing::Hint, hindrance))
        } else if self.legal.with(|legal| !legal.actions().is_empty()) {
            None
        } else {
            Some(words.not_your_turn())
        }
    }

    /// Shows or hides the best actions; asks first if the match is not yet marked as assisted.
    pub fn ask_for_hint(&self) {
        if self.hint.with_untracked(Hint::is_open) {
            self.close_hint();
        } else if let Some(no) = untrack(|| self.no_hint()) {
            self.house.note.set(Some(no.to_owned()));
        } else if self.house.assisted.get_untracked() {
            self.show_hint();
        } else {
            self.house.panels.asking_hint.set(true);
        }
    }

    /// Marks the match as assisted and shows the best actions.
    pub fn show_hint(&self) {
        let table = *self;
        // Another tab may have taken the match over since the question.
        if let Some(no) = untrack(|| table.no_hint()) {
            table.house.note.set(Some(no.to_owned()));
            return;
        }
        table.assist();
        table.house.note.set(None);
        table.small.close_list();
        let played = table.session.with_untracked(Session::played);
        let Some(history) = table.session.with_untracked(|session| session.history_at(played))
        else {
            return;
        };
        table.hint.set(Hint::Thinking);
        let wanted = Wanted::Advice { iterations: ITERATIONS, about: None };
        let told = move |told: Option<Advised<G>>| {
            // The table or the interest may be gone by now.
            if table.hint.try_with_untracked(Hint::is_open) == Some(true) {
                let names = table.names();
                let told = told.map(|told| as_hint::<G>(&table.view.get_untracked(), told, &names));
                if let Some(first) = told.as_ref().and_then(|told| told.candidates.first()) {
                    let places = G::places(first.action);
                    table.view.with_untracked(|view| table.small.turn_to(&places, view));
                }
                let hint = told.map_or(Hint::Unavailable, |told| Hint::Shown(Arc::new(told)));
                table.hint.set(hint);
            }
        };
        table.consult(Purpose::Advice, wanted, &history, told);
    }

    /// Closes the hint.
    pub fn close_hint(&self) {
        if self.hint.with_untracked(Hint::is_open) {
            focus::let_go(".rib > *");
            self.bots.with_value(|bots| bots.forget(Purpose::Advice));
            self.hint.set(Hint::Closed);
        }
    }

    /// Opens one of the hint's actions with all its steps filled, without playing it.
    pub fn open_hint(&self, place: usize) {
        let action = self
            .hint
            .with_untracked(|hint| hint.candidates().get(place).map(|candidate| candidate.action));
        let Some(action) = action else { return };
        self.close_hint();
        if G::draft_of(action).is_some() {
            focus::to_first(".rib, .rib [role=status]");
            self.open(action);
        } else {
            focus::to_first("[data-place=end-turn] button, button[data-place=end-turn]");
        }
    }
}
