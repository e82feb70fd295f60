//! The bots' turns: requesting an action, showing its movement, playing it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::table::Table;
use crate::scene::{Act, Role};
use crate::session::Session;
use crate::web::bot::Purpose;
use crate::web::desk::Rivals;
use crate::web::screen::Screen;

/// Time that a bot's action stands in the ribbon at normal speed, so that people can follow, in milliseconds. The pieces
/// move meanwhile.
const ACT_MILLIS: u64 = 1200;
/// Time that it stays after that, where the next one follows at once, in milliseconds.
const LINGER_MILLIS: u64 = 100;

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
struct Playing<G: Screen> {
    table: Table<G>,
    chosen: StoredValue<Option<Chosen<G::Action>>>,
    /// Time when the shown action has stood long enough, in milliseconds from any start.
    free: StoredValue<f64>,
}

impl<G: Screen> Table<G> {
    /// Lets the bots play whenever they must, while the table is on the screen.
    pub(super) fn let_bots_play(self, minds: Minds<G>) -> Rivals {
        let table = self;
        let rivals = Playing { table, chosen: StoredValue::new(None), free: StoredValue::new(0.0) };
        Effect::new(move |asked: Option<bool>| {
            rivals.chosen.set_value(None);
            rivals.forget_undone();
            let to_ask = if table.house.may.is_elsewhere()
                || table.house.resting.get()
                || table.house.holds.get()
            {
                None
            } else {
                let to_ask = table.session.with(Session::bot_to_ask);
                if to_ask.is_none() {
                    table.following.showing.hurried.set(false);
                    if table.following.act.with_untracked(Option::is_none) {
                        table.following.showing.held.set(false);
                    }
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
            let answered = move |action: G::Action| {
                rivals.chosen.try_set_value(Some(Chosen { action, moment }));
                table.following.showing.thought.try_set(0.0);
                let pause = if rivals.is_hurried() { Duration::ZERO } else { rivals.time_left() };
                set_timeout(move || rivals.take_off(moment), pause);
            };
            match minds {
                Minds::Thread => {
                    let thought = table.following.showing.thought;
                    thought.set(0.0);
                    let on_progress = Box::new(move |done| _ = thought.try_set(done));
                    table.ask(level, history, on_progress, answered);
                }
                Minds::Prepared(action) => action.run(moment).into_iter().for_each(answered),
            }
            true
        });
        Rivals {
            are_on_turn: Memo::new(move |_| table.session.with(Session::is_bots_turn)),
            hold: Callback::new(move |()| rivals.hold()),
            hurry: Callback::new(move |()| rivals.hurry()),
            skip: Callback::new(move |()| rivals.skip()),
        }
    }
}

impl<G: Screen> Playing<G> {
    fn skip(&self) {
        if self.table.house.holds.get_untracked() {
            self.table.following.next_part();
        } else if self.table.following.is_moving() {
            self.table.following.clear();
            self.land();
        }
        if !self.table.session.with_untracked(Session::is_bots_turn) {
            self.table.following.tell_no_more();
        }
    }

    fn hurry(&self) {
        self.table.following.showing.hurried.set(true);
        self.table.following.clear();
        self.table.following.tell_no_more();
        self.land();
    }

    fn hold(&self) {
        let held = !self.table.following.showing.held.get_untracked();
        self.table.following.showing.held.set(held);
        if !held {
            self.free.set_value(0.0);
            match self.chosen.get_value() {
                // It may be on its way.
                Some(_) if self.table.following.is_moving() => {}
                Some(chosen) => self.take_off(chosen.moment),
                None => self.table.following.tell_no_more(),
            }
        }
    }

    /// Returns the time that the shown action still stands.
    fn time_left(&self) -> Duration {
        Duration::from_millis((self.free.get_value() - now()).max(0.0) as u64)
    }

    /// Removes an action from the ribbon that is taken back.
    fn forget_undone(&self) {
        let played = self.table.session.with_untracked(Session::played);
        let following = self.table.following;
        let is_undone = |act: &Option<Act<G>>| act.as_ref().is_some_and(|act| act.moment >= played);
        if following.act.with_untracked(is_undone) {
            following.tell_no_more();
        }
    }

    fn is_hurried(&self) -> bool {
        self.table.following.showing.hurried.try_get_untracked().unwrap_or(true)
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

    /// Shows the chosen action and its movement, and plays it when the pieces have arrived.
    fn take_off(self, moment: usize) {
        let Some(chosen) = self.wanted().filter(|chosen| chosen.moment == moment) else { return };
        if self.is_hurried() {
            self.land();
            return;
        }
        let following = self.table.following;
        if following.showing.held.get_untracked() {
            return;
        }
        let seen = self
            .table
            .session
            .with_untracked(|session| session.decider().zip(session.preview(chosen.action)));
        let Some((seat, preview)) = seen else { return };
        // A result is shown after it, part by part.
        if G::is_result(&preview.events) {
            following.tell_no_more();
            self.chosen.set_value(None);
            self.table.show_action(chosen.action);
            return;
        }
        let motion = G::flights(&preview.events, &preview.before, &preview.after);
        let stands = following.lasting(ACT_MILLIS);
        // The next turn shows that one has ended.
        if stands.is_zero() || G::role(chosen.action) == Role::End {
            following.tell_no_more();
        } else {
            self.free.set_value(now() + stands.as_millis() as f64);
            following.tell(Act { moment, seat, preview: Arc::new(preview), lasts: stands });
            let leave = move || self.leave_ribbon(moment);
            set_timeout(leave, stands + Duration::from_millis(LINGER_MILLIS));
        }
        let lasts = following.show(motion);
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

    /// Removes an action from the ribbon if it is still there and not held.
    fn leave_ribbon(self, moment: usize) {
        let following = self.table.following;
        // The table may be gone by now.
        let is_there = following
            .act
            .try_with_untracked(|act| act.as_ref().is_some_and(|act| act.moment == moment));
        if is_there == Some(true) && !following.showing.held.get_untracked() {
            following.tell_no_more();
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
