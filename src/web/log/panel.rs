//! Log: a line for each action, which highlights the places it names and leads back to its moment.

use std::sync::Arc;

use leptos::prelude::*;

use super::digest::{DigestButton, news};
use super::telling::{Told, tell};
use crate::scene::unrolled::{PORTION, Unrolled};
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::focus::{element, is_near_its_end};
use crate::web::house::house;
use crate::web::screen::Screen;
use crate::web::state::Table;

/// Log of a table, newest first.
#[component]
pub fn LogPanel<G: Screen>(table: Table<G>) -> impl IntoView {
    view! { <Panel told=tell(table) /> }
}

#[component]
fn Panel(told: Memo<Vec<Arc<Told>>>) -> impl IntoView {
    let house = house();
    let text = text();
    let only_since = RwSignal::new(false);
    let brief = news().brief;
    let unrolled = RwSignal::new(Unrolled::default());
    // The place of the oldest entry wanted, and of the oldest drawn.
    let drawn_from = Memo::new(move |_| {
        let since = brief.get().map(|brief| brief.since);
        let since = since.filter(|_| only_since.get()).unwrap_or_default();
        let length = told.read().len();
        let since = since.min(length);
        (since, unrolled.get().first(length).max(since))
    });
    let older = Memo::new(move |_| {
        let (since, first) = drawn_from.get();
        first - since
    });
    let unroll = move || {
        if older.get_untracked() > 0 {
            unrolled.update(|unrolled| *unrolled = unrolled.further());
        }
    };
    // Entries that arrived together are one item, and so are those of a portion: given two new ones at a time,
    // `For` removes every old one from the page and puts it back.
    let lines = move || {
        let told = told.read();
        let told = told.get(drawn_from.get().1..).unwrap_or_default();
        let together = told.chunk_by(|one, next| {
            one.arrival == next.arrival && one.at / PORTION == next.at / PORTION
        });
        together.rev().map(|told| told.iter().rev().cloned().collect()).collect::<Vec<Vec<_>>>()
    };
    // Whether Tab stops at one of its buttons instead of the log as a whole.
    let leads_back = Memo::new(move |_| {
        if house.may.is_kept() {
            return !lines().is_empty();
        }
        let ways_back = house.ways_back.get();
        let has_buttons = |told: &Arc<Told>| told.explains || ways_back.lead_to(told.at, told.seat);
        lines().iter().flatten().any(has_buttons)
    });
    let numbers =
        |together: &Vec<Arc<Told>>| together.iter().map(|told| told.number).collect::<Vec<_>>();
    let entries =
        |together: Vec<Arc<Told>>| together.into_iter().map(|told| (told.draw)()).collect_view();
    let can_filter = Memo::new(move |_| brief.read().is_some());
    view! {
        <section class="panel log" data-place="log">
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
                on:scroll=move |event| {
                    if element(event.current_target()).is_some_and(|list| is_near_its_end(&list)) {
                        unroll();
                    }
                }
                tabindex=move || if leads_back.get() { "-1" } else { "0" }
            >
                {move || {
                    told.read()
                        .is_empty()
                        .then(|| view! { <p class="muted">{text.table().log_empty}</p> })
                }}
                <For each=lines key=numbers children=entries />
                <Show when=move || { older.get() > 0 }>
                    <button class="lk older" type="button" on:click=move |_| unroll()>
                        {move || (text.table().log_older)(older.get())}
                    </button>
                </Show>
            </div>
        </section>
    }
}
