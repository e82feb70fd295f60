//! The log: a line for each action, which lights what it names and leads back to its moment.

use leptos::prelude::*;

use super::desk;
use super::digest::digest;
use super::seats::totals;
use crate::scene::place::{Place, named};
use crate::text::log::{Line, line};
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon, mark};
use crate::web::dialog::truth;
use crate::web::tip::tip;

/// An entry as it is shown: its place in the log, its words, what it names.
type Shown = (usize, Line, Vec<Place>);

/// The log, newest first.
#[component]
pub fn LogPanel() -> impl IntoView {
    let desk = desk();
    let text = text();
    let names = StoredValue::new(desk.names());
    let only_since = RwSignal::new(false);
    // Keyed by place: what was said stays on the page, new lines come on top.
    let lines = Memo::new(move |_| {
        let mut lines: Vec<Shown> = desk.session.with(|session| {
            let since = digest().with(|digest| digest.as_ref().map(|digest| digest.since));
            let since = since.filter(|_| only_since.get()).unwrap_or_default();
            let entries = session.log().enumerate().skip(since);
            let shown = entries.map(|(at, entry)| {
                let line = names.with_value(|names| line(&entry, names));
                (at, line, named(&entry.events))
            });
            shown.collect()
        });
        lines.reverse();
        lines
    });
    // Whether Tab stops at one of its buttons, and not at the log as a whole.
    let leads_back = Memo::new(move |_| {
        let places = lines.read().iter().map(|(at, ..)| *at).collect::<Vec<_>>();
        desk.session.with(|session| places.into_iter().any(|at| session.can_go_back(at).is_ok()))
    });
    let can_filter = Memo::new(move |_| digest().with(Option::is_some));
    view! {
        <section class="panel log" data-place=Place::Log.key()>
            <div class="row">
                <span class="cap">{text.table.log}</span>
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
                                    {text.follow.since}
                                </button>
                            }
                        })
                }}
            </div>
            <div
                class="list"
                role="group"
                aria-label=text.table.log
                data-roving="line"
                tabindex=move || if leads_back.get() { "-1" } else { "0" }
            >
                {move || {
                    lines
                        .read()
                        .is_empty()
                        .then(|| view! { <p class="muted">{text.table.log_empty}</p> })
                }}
                <For
                    each=move || lines.get()
                    key=|(at, line, _)| (*at, line.sentence.clone())
                    children=move |(at, line, places)| view! { <Entry at line places /> }
                />
            </div>
        </section>
    }
}

/// One entry: what it names glows while it is looked at.
#[component]
pub fn Entry(
    /// Its place in the log.
    at: usize,
    line: Line,
    places: Vec<Place>,
) -> impl IntoView {
    let desk = desk();
    let text = text();
    let lit = desk.following.lit;
    let colour = desk.seats()[line.seat.index()].colour;
    let places = StoredValue::new(places);
    let light = move || lit.set(places.get_value());
    let dark = move || lit.set(Vec::new());
    let can_go_back =
        Memo::new(move |_| desk.session.with(|session| session.can_go_back(at).is_ok()));
    view! {
        <div
            class="entry"
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| dark()
            on:focusin=move |_| light()
            on:focusout=move |_| dark()
        >
            {mark(colour.into(), 13)}
            <span>{line.sentence.clone()} " " {totals(&line.gains, 17)}</span>
            {move || {
                can_go_back
                    .get()
                    .then(|| {
                        view! {
                            <button
                                class="ib back"
                                type="button"
                                data-tip=tip(Tip::ToHere)
                                aria-label=text.history.to_here
                                aria-description=line.sentence.clone()
                                on:click=move |_| {
                                    desk.go_back(
                                        desk.session.with_untracked(|session| session.can_go_back(at)),
                                    );
                                }
                            >
                                {icon(Icon::Undo)}
                            </button>
                        }
                    })
            }}
        </div>
    }
}
