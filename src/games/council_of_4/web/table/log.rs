//! The log: a line for each action, which lights what it names and leads back to its moment.

use std::sync::Arc;

use leptos::prelude::*;

use super::digest::{DigestButton, digest};
use super::entry::Entry;
use super::why::is_of_a_bot;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::scene::place::{Place, named};
use crate::games::council_of_4::text::log::{Line, line};
use crate::games::council_of_4::web::state::{Table, table};
use crate::session::Session;
use crate::text::text;
use crate::web::dialog::truth;

/// An entry as it is told.
struct Told {
    /// No other one has it: after an action was taken back another may have its place.
    number: usize,
    /// The number of the first that came to a told log together with it.
    arrival: usize,
    /// Its place in the log.
    at: usize,
    line: Line,
    /// What it names.
    places: Vec<Place>,
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.number == other.number
    }
}

/// All entries in words. What has been told stays as it is, new entries come on top.
fn tell(table: Table) -> Memo<Vec<Arc<Told>>> {
    let names = table.names();
    // What was told to whom, of which actions.
    let told = StoredValue::new((None, Vec::<Action>::new(), Vec::<Arc<Told>>::new()));
    let count = StoredValue::new(0);
    let tell = move |session: &Session<CouncilOf4>| {
        told.try_update_value(|(viewer, actions, told)| {
            let now = &session.record().actions;
            let same = actions.iter().zip(now).take_while(|(one, other)| one == other).count();
            let same = if *viewer == session.shown() { same } else { 0 };
            told.truncate(same);
            let (is_first, first) = (told.is_empty(), count.get_value());
            for (at, entry) in (same..).zip(session.log_since(same)) {
                let number = count.get_value();
                count.set_value(number + 1);
                let (line, places) = (line(&entry, &names), named(&entry.events));
                let arrival = if is_first { number } else { first };
                told.push(Arc::new(Told { number, arrival, at, line, places }));
            }
            (*viewer, *actions) = (session.shown(), now.clone());
            told.clone()
        })
        .unwrap_or_default()
    };
    Memo::new(move |_| {
        table.house.drawn.track();
        table.session.with_untracked(&tell)
    })
}

/// The log, newest first.
#[component]
pub fn LogPanel() -> impl IntoView {
    let table = table();
    let text = text();
    let only_since = RwSignal::new(false);
    let told = tell(table);
    // Those that came together are one item: given two new ones at a time, `For` takes every old one out of
    // the page and puts it back.
    let lines = move || {
        let since = digest().with(|digest| digest.as_ref().map(|digest| digest.since));
        let since = since.filter(|_| only_since.get()).unwrap_or_default();
        let told = told.read();
        let told = &told[since.min(told.len())..];
        let together = told.chunk_by(|one, next| one.arrival == next.arrival);
        together.rev().map(|told| told.iter().rev().cloned().collect()).collect::<Vec<Vec<_>>>()
    };
    // Whether Tab stops at one of its buttons, and not at the log as a whole.
    let leads_back = Memo::new(move |_| {
        if table.house.may.is_kept() {
            return !lines().is_empty();
        }
        let ways_back = table.house.ways_back.get();
        let has_buttons = |told: &Arc<Told>| {
            let seat = told.line.seat;
            is_of_a_bot(table, seat) || ways_back.lead_to(told.at, seat)
        };
        lines().iter().flatten().any(has_buttons)
    });
    let numbers =
        |together: &Vec<Arc<Told>>| together.iter().map(|told| told.number).collect::<Vec<_>>();
    let entries = |together: Vec<Arc<Told>>| {
        let entry = |told: Arc<Told>| {
            let (line, places) = (told.line.clone(), told.places.clone());
            view! { <Entry at=told.at line places /> }
        };
        together.into_iter().map(entry).collect_view()
    };
    let can_filter = Memo::new(move |_| digest().with(Option::is_some));
    view! {
        <section class="panel log" data-place=Place::Log.key()>
            <div class="row">
                <span class="cap">{text.table().log}</span>
                <span class="sp"></span>
                {move || {
                    can_filter
                        .get()
                        .then(|| {
                            view! {
                                <button
                                    class="lk"
                                    type="button"
                                    aria-pressed=move || truth(only_since.get())
                                    on:click=move |_| only_since.update(|only| *only = !*only)
                                >
                                    {text.follow().since}
                                </button>
                            }
                        })
                }}
            </div>
            <div class="since-here">
                <DigestButton />
            </div>
            <div
                class="list"
                role="group"
                aria-label=text.table().log
                data-roving="line"
                tabindex=move || if leads_back.get() { "-1" } else { "0" }
            >
                {move || {
                    told.read()
                        .is_empty()
                        .then(|| view! { <p class="muted">{text.table().log_empty}</p> })
                }}
                <For each=lines key=numbers children=entries />
            </div>
        </section>
    }
}
