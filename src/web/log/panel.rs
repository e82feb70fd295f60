//! Log: below the head of each turn a line for each action, which highlights the places it names and leads back to its
//! moment.

use leptos::prelude::*;

use super::digest::{DigestButton, news};
use super::entry::Entry;
use super::telling::{Line, head, tell};
use crate::scene::unrolled::{PORTION, Unrolled};
use crate::text::text;
use crate::web::challenge::{DailyTag, day_from};
use crate::web::desk::desk;
use crate::web::dialog::truth;
use crate::web::focus::{element, is_near_its_end};
use crate::web::house::house;

/// Log of the surrounding table, newest first.
#[component]
pub fn LogPanel() -> impl IntoView {
    let (house, desk) = (house(), desk());
    let (told, day) = (tell(), day_from(desk.get_value().origin()));
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
    let drawn = move || {
        let told = told.read();
        told.get(drawn_from.get().1..).unwrap_or_default().to_vec()
    };
    let chapters = move || {
        let drawn = drawn();
        let firsts = drawn.chunk_by(|one, next| one.first == next.first);
        together(firsts.filter_map(|of_it| of_it.first().copied()).collect())
    };
    // Whether Tab stops at one of its buttons instead of the log as a whole.
    let leads_back = Memo::new(move |_| {
        let drawn = drawn();
        if house.may.is_kept() {
            return !drawn.is_empty();
        }
        let ways_back = house.ways_back.get();
        let has_buttons = |told: &Line| told.explains || ways_back.lead_to(told.at, told.seat);
        drawn.iter().any(has_buttons)
    });
    let chapter = move |told: Line| {
        let first = told.first;
        let of_it = Memo::new(move |_| {
            drawn().into_iter().filter(|told| told.first == first).collect::<Vec<_>>()
        });
        let head = head(told.chapter, desk.get_value().chapter_name(told.chapter));
        view! { <Part head of_it /> }
    };
    let numbers = |together: &Vec<Line>| together.iter().map(|told| told.first).collect::<Vec<_>>();
    let parts = move |together: Vec<Line>| together.into_iter().map(chapter).collect_view();
    let can_filter = Memo::new(move |_| brief.read().is_some());
    view! {
        <section class="panel log" data-place="log">
            <div class="row">
                <span class="cap">{text.table().log()}</span>
                {day.map(|day| view! { <DailyTag day /> })}
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
                                    {text.follow().since()}
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
                aria-label=text.table().log()
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
                        .then(|| view! { <p class="muted">{text.table().log_empty()}</p> })
                }}
                <For each=chapters key=numbers children=parts />
                <Show when=move || { older.get() > 0 }>
                    <button class="lk older" type="button" on:click=move |_| unroll()>
                        {move || text.table().log_older(older.get())}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// A part of the log: its head, which stands for the action that ends it, and its entries.
#[component]
fn Part(head: AnyView, of_it: Memo<Vec<Line>>) -> impl IntoView {
    let desk = desk();
    let end = Memo::new(move |_| of_it.read().last().filter(|last| last.ends).copied());
    let entries = move || {
        let of_it = of_it.read();
        // What another one goes on with is told there.
        let goes_on = |at: usize| of_it.get(at + 1).is_some_and(|next| next.goes_on);
        let told = of_it.iter().enumerate().filter(|(at, told)| !told.ends && !goes_on(*at));
        together(told.map(|(_, told)| *told).collect())
    };
    let numbers =
        |together: &Vec<Line>| together.iter().map(|told| told.number).collect::<Vec<_>>();
    let draw = move |told: Line| {
        let said = desk.get_value().said(told.at, told.chapter.seat);
        said.map(|said| view! { <Entry said /> })
    };
    let draw_all = move |together: Vec<Line>| together.into_iter().map(draw).collect_view();
    view! {
        <div class="of-turn">
            <div class="head">{head}</div>
            {move || end.get().map(|end| view! { <div class="its-end">{draw(end)}</div> })}
            <For each=entries key=numbers children=draw_all />
        </div>
    }
}

/// Returns entries newest first, those that arrived together in one item, and those of a portion: given two new ones at a
/// time, `For` removes every old one from the page and puts it back.
fn together(told: Vec<Line>) -> Vec<Vec<Line>> {
    let together = told
        .chunk_by(|one, next| one.arrival == next.arrival && one.at / PORTION == next.at / PORTION);
    together.rev().map(|told| told.iter().rev().copied().collect()).collect()
}
