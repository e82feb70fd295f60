//! A daily challenge at its table: the goal, and once it is over the par, which is what Master reaches in the place of the
//! person, found out by the bots' thread.

use leptos::prelude::*;

use super::bot::{Bots, Purpose};
use super::keeper::Keeper;
use super::screen::Screen;
use super::settings::preferences;
use super::state::Table;
use super::store::{Browser, date_of};
use crate::archive::daily::{PAR, day_of, from_the_beginning, plays_par};
use crate::archive::{Day, Glance, Origin, PARS, Pars, one_text};
use crate::bots::protocol::Wanted;
use crate::scene::analysis::Advised;
use crate::session::Session;
use crate::text::text;

/// Returns the pars that were found out.
pub fn pars() -> Pars {
    one_text::kept(&Browser, PARS)
}

/// The par of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Par {
    /// It is being found out.
    Soon,
    Known(u16),
    /// There is no bots' thread to find it out.
    Missing,
}

/// Returns the par of the finished challenge at a table; `None` if it is no challenge.
pub fn par<G: Screen>(table: Table<G>) -> Option<RwSignal<Par>> {
    let record = table.session.with_untracked(|session| session.record().clone());
    let day = day_of(&record)?;
    let found = RwSignal::new(pars().of(G::NAME, day).map_or(Par::Soon, Par::Known));
    if found.get_untracked() == Par::Soon {
        let begun = Session::open(from_the_beginning(&record)).ok()?;
        play_on(begun, day, table.bots, found);
        on_cleanup(move || {
            table.bots.try_with_value(|bots| bots.forget(Purpose::Par));
        });
    }
    Some(found)
}

/// Plays the next action of a challenge, and the others after it.
fn play_on<G: Screen>(
    mut session: Session<G>,
    day: Day,
    bots: StoredValue<Bots, LocalStorage>,
    found: RwSignal<Par>,
) {
    let at = session.played();
    let (Some(seat), Some(history)) = (session.decider(), session.history_at(at)) else {
        let glance = Glance::of(session.record());
        if let Some(points) = glance.and_then(|glance| glance.points.first().copied()) {
            // If it can't be kept, it is found out again.
            _ = one_text::change(&Browser, PARS, |pars: &mut Pars| pars.find(G::NAME, day, points));
            found.try_set(Par::Known(points));
        }
        return;
    };
    let wanted = Wanted::Choice(plays_par(seat));
    let answered = move |told: Option<Advised<G>>| {
        let action = told.and_then(|told| Some(told.candidates.first()?.action));
        if action.is_some_and(|action| session.play(action).is_ok()) {
            play_on(session, day, bots, found);
        } else {
            found.try_set(Par::Missing);
        }
    };
    _ = bots.try_with_value(|bots| bots.consult(Purpose::Par, wanted, &history, |_| {}, answered));
}

/// Returns the day of the challenge at a table; `None` if it is none.
pub fn day_at<G: Screen>(keeper: Keeper<G>) -> Option<Day> {
    match keeper.kept().envelope.origin {
        Some(Origin::Daily { day }) => Some(day),
        _ => None,
    }
}

/// Label of a challenge at its table.
#[component]
pub fn DailyTag(day: Day) -> impl IntoView {
    let day = move || date_of(day, preferences().language.get().code());
    view! { <span class="tag">{move || text().daily().tag(&day())}</span> }
}

/// Tells the goal of a challenge until the first action.
pub fn tell_the_goal<G: Screen>(table: Table<G>) {
    let Some(day) = table.keeper.and_then(day_at) else { return };
    Effect::new(move |_| {
        let is_begun = table.session.with(|session| {
            let own = session.own_seat();
            (session.given()..session.played()).any(|at| session.decider_at(at) == own)
        });
        let goal = || {
            let day = date_of(day, preferences().language.get().code());
            text().daily().goal(&day, PAR)
        };
        table.house.task.set((!is_begun).then(goal));
    });
}
