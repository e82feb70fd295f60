//! The bots' turns: requesting an action, showing its movement, playing it.

use std::time::Duration;

use leptos::prelude::*;

use super::table::Table;
use crate::session::Session;
use crate::web::bot::Purpose;
use crate::web::screen::Screen;
use crate::web::settings::preferences;

/// Pause before a bot's next action at normal speed, so that people can follow, in milliseconds.
const PAUSE_MILLIS: u64 = 600;

/// An action that a bot has chosen and that is not played yet.
#[derive(Clone, Copy)]
struct Chosen<A> {
    action: A,
    /// Number of actions played when it was requested.
    moment: usize,
}

/// Source of actions for the seats that no person plays.
#[derive(Clone, Copy)]
pub enum Minds<G: Screen> {
    /// Bots' thread.
    Thread,
    /// Actions prepared by number of actions played.
    Prepared(Callback<usize, Option<G::Action>>),
}

/// State of the bots at a table.
#[derive(Clone, Copy)]
pub struct Rivals<G: Screen> {
    table: Table<G>,
    chosen: StoredValue<Option<Chosen<G::Action>>>,
}

impl<G: Screen> Rivals<G> {
    /// Lets the bots play whenever they must, while the table is on the screen.
    pub fn sit_down(table: Table<G>, minds: Minds<G>) -> Rivals<G> {
        let rivals = Rivals { table, chosen: StoredValue::new(None) };
        let preferences = preferences();
        Effect::new(move |asked: Option<bool>| {
            rivals.chosen.set_value(None);
            let to_ask = if table.house.may.is_elsewhere()
                || table.house.resting.get()
                || table.house.holds.get()
            {
                None
            } else {
                let to_ask = table.session.with(Session::bot_to_ask);
                if to_ask.is_none() {
                    table.following.hurried.set(false);
                }
                to_ask
            };
            let Some((level, history)) = to_ask else {
                // The answer for this table is no longer wanted.
                if asked == Some(true) {
                    table.bots.with_value(|bots| bots.forget(Purpose::Turn));
                }
                return false;
            };
            let moment = table.session.with_untracked(Session::played);
            let asked = now();
            let answered = move |action: G::Action| {
                rivals.chosen.try_set_value(Some(Chosen { action, moment }));
                table.following.thought.try_set(0.0);
                let thought = Duration::from_millis((now() - asked).max(0.0) as u64);
                let pause = if rivals.is_hurried() {
                    Duration::ZERO
                } else {
                    preferences.lasting(PAUSE_MILLIS).saturating_sub(thought)
                };
                set_timeout(move || rivals.take_off(moment), pause);
            };
            match minds {
                Minds::Thread => {
                    let thought = table.following.thought;
                    thought.set(0.0);
                    let on_progress = move |done| _ = thought.try_set(done);
                    table.bots.with_value(|bots| bots.ask(level, history, on_progress, answered));
                }
                Minds::Prepared(action) => action.run(moment).into_iter().for_each(answered),
            }
            true
        });
        rivals
    }

    /// Whether a bot must decide.
    pub fn are_on_turn(&self) -> bool {
        self.table.session.with(Session::is_bots_turn)
    }

    /// Ends the current movement now.
    pub fn skip(&self) {
        if self.table.following.is_moving() {
            self.table.following.clear();
            self.land();
        }
    }

    /// Skips everything until a person is on turn.
    pub fn hurry(&self) {
        self.table.following.hurried.set(true);
        self.table.following.clear();
        self.land();
    }

    fn is_hurried(&self) -> bool {
        self.table.following.hurried.try_get_untracked().unwrap_or(true)
    }

    /// Returns the chosen action while this table, and no other tab, waits for it.
    fn wanted(&self) -> Option<Chosen<G::Action>> {
        let chosen = self.chosen.try_get_value().flatten()?;
        if untrack(|| self.table.house.may.is_elsewhere()) {
            return None;
        }
        let waits = self.table.session.try_with_untracked(|session| {
            session.played() == chosen.moment && session.is_bots_turn()
        });
        (waits == Some(true)).then_some(chosen)
    }

    /// Shows the movement of the chosen action, and plays it afterwards.
    fn take_off(self, moment: usize) {
        let Some(chosen) = self.wanted().filter(|chosen| chosen.moment == moment) else { return };
        if self.is_hurried() {
            self.land();
            return;
        }
        let motion = self.table.motion_of(chosen.action);
        let lasts = self.table.following.show(motion);
        if lasts.is_zero() {
            self.land();
        } else {
            let arrive = move || {
                if self.wanted().is_some_and(|chosen| chosen.moment == moment) {
                    self.table.following.clear();
                    self.land();
                }
            };
            set_timeout(arrive, lasts);
        }
    }

    /// Plays the chosen action.
    fn land(&self) {
        if let Some(chosen) = self.wanted() {
            self.chosen.set_value(None);
            if let Some(motion) = self.table.bring_about(chosen.action) {
                self.table.following.glow(&motion);
            }
        }
    }
}

/// Returns the time in milliseconds, from any start.
fn now() -> f64 {
    js_sys::Date::now()
}
