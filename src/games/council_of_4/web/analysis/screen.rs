//! The analysis on the screen, and how far it is.

use super::analyst::Analyst;
use super::chart::ChartPanel;
use super::list::List;
use super::position::Position;
use super::reading::Reading;
use super::what_if::WhatIf;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::kept::SitDown;
use crate::games::council_of_4::web::rules::RulesButton;
use crate::games::council_of_4::web::state::table;
use crate::scene::analysis::Depth;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Segments, Sheet};
use crate::web::focus::{after_drawing, closest, element, to_first};

use crate::web::layout::{Layout, layout};
use crate::web::theme::ThemeButton;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

/// The analysis of the match at the table around, which is over.
#[component]
pub fn AnalysisScreen(
    /// Back to the score.
    close: Callback<()>,
    /// On to a table.
    sit_down: SitDown,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    let table = table();
    let Some(analyst) = Analyst::of(table) else {
        close.run(());
        return ().into_any();
    };
    let reading = Reading::new(analyst, table);
    let back = Callback::new(move |()| {
        let tried = reading.trying.get_untracked();
        reading.trying.set(None);
        if let Some(at) = tried {
            after_drawing(move || _ = to_first(&format!("[data-decision='{at}']")));
        }
    });
    Effect::new(move |_| {
        if reading.trying.get().is_none() && analyst.goes_on.get_untracked() {
            analyst.go_on();
        }
    });
    (move || match reading.trying.get() {
        Some(at) => view! { <WhatIf match_table=table at back sit_down no_thread /> }.into_any(),
        None => view! { <Page reading close /> }.into_any(),
    })
    .into_any()
}

#[component]
fn Page(reading: Reading, close: Callback<()>) -> impl IntoView {
    let words = text().analysis();
    let layout = layout();
    let small = Signal::derive(move || layout.get() == Layout::Phone);
    // On a larger screen the position lies on the page.
    Effect::new(move |_| {
        if !small.get() {
            reading.open.set(false);
        }
    });
    let title = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
        }
    });
    let key = move |event: KeyboardEvent| pressed(&event, reading);
    view! {
        <div class="analysis" class:small=small on:keydown=key>
            <header class="top">
                <h1 tabindex="-1" node_ref=title>
                    {words.title}
                </h1>
                <span class="sp"></span>
                <button class="btn" type="button" on:click=move |_| close.run(())>
                    {icon(Icon::Previous)}
                    {text().score().title}
                </button>
                <RulesButton />
                <ThemeButton />
            </header>
            <Progress analyst=reading.analyst />
            <main>
                <ChartPanel reading layout />
                <section class="panel position" aria-label=words.position>
                    <Position reading />
                </section>
            </main>
            <List reading small />
            <Sheet open=reading.open title=words.position class="dlg position">
                <Position reading />
                <footer>
                    <button class="btn pri" type="button" on:click=move |_| reading.try_current()>
                        {icon(Icon::Fork)}
                        {words.what_if}
                    </button>
                </footer>
            </Sheet>
        </div>
    }
}

/// Arrows step through the list, Enter on what is chosen plays on from it.
fn pressed(event: &KeyboardEvent, reading: Reading) {
    let held = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    let target = element(event.target());
    let inside =
        |selector: &str| target.as_ref().is_some_and(|target| closest(target, selector).is_some());
    // What scrolls keeps its arrows.
    if held || event.default_prevented() || inside(".turns") {
        return;
    }
    match event.key().as_str() {
        "ArrowDown" | "ArrowRight" => reading.step(1),
        "ArrowUp" | "ArrowLeft" => reading.step(-1),
        "Home" => reading.step(isize::MIN),
        "End" => reading.step(isize::MAX),
        "Enter" if !event.repeat() && (inside("[data-decision]") || !inside("button")) => {
            reading.try_current();
        }
        _ => return,
    }
    event.prevent_default();
}

/// How far the analysis is, how deep it goes, and whether it goes on.
#[component]
fn Progress(analyst: Analyst) -> impl IntoView {
    let words = text().analysis();
    let Analyst { found, depth, goes_on, alone, fault, .. } = analyst;
    let all = found.with_untracked(|found| found.decisions());
    let done = Memo::new(move |_| found.with(|found| found.done()));
    let percent = move || (done.get() * 100).checked_div(all).unwrap_or(100);
    let over = Memo::new(move |_| done.get() == all);
    let says = move || match (over.get(), goes_on.get()) {
        (true, _) => (words.finished)(all, depth.get()),
        (false, true) => (words.running)(done.get(), all),
        (false, false) => (words.paused)(done.get(), all),
    };
    let finished = move || over.get().then(|| (words.finished)(all, depth.get()));
    let depths = Depth::ALL.map(|depth| (depth, (words.depth_word)(depth).to_owned())).to_vec();
    view! {
        <section class="progress" aria-label=words.title>
            <div class="told">
                <b>{says}</b>
                <span class="note">{words.note}</span>
            </div>
            <div
                class="bar"
                role="progressbar"
                aria-label=words.title
                aria-valuemin="0"
                aria-valuemax=all
                aria-valuenow=done
                aria-valuetext=says
            >
                <i style:width=move || format!("{}%", percent())></i>
            </div>
            <b class="of" aria-hidden="true">
                {move || (words.percent)(percent() as u8)}
            </b>
            <Segments label=words.depth options=depths value=depth />
            <button
                class="btn pause"
                type="button"
                aria-disabled=move || over.get().then_some("true")
                on:click=move |_| match (over.get_untracked(), goes_on.get_untracked()) {
                    (true, _) => {}
                    (false, true) => analyst.pause(),
                    (false, false) => analyst.go_on(),
                }
            >
                {move || {
                    if goes_on.get() {
                        (icon(Icon::Pause), words.pause)
                    } else {
                        (icon(Icon::Play), words.go_on)
                    }
                }}
            </button>
            <p class="sr" role="status">
                {finished}
            </p>
            {move || {
                alone
                    .get()
                    .then(|| {
                        view! {
                            <p class="alarm" role="alert">
                                {icon(Icon::Warn)}
                                {words.needs_the_thread}
                            </p>
                        }
                    })
            }}
            {move || {
                fault
                    .get()
                    .map(|fault| {
                        view! {
                            <p class="alarm" role="alert">
                                {icon(Icon::Warn)}
                                <span class="sp">{(words.not_kept)(fault)}</span>
                                <button
                                    class="btn"
                                    type="button"
                                    on:click=move |_| analyst.keep()
                                >
                                    {text().storage().retry}
                                </button>
                            </p>
                        }
                    })
            }}
        </section>
    }
}
