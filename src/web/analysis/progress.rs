//! Progress, depth and state of an analysis.

use leptos::prelude::*;

use super::reading::Reading;
use crate::archive::Fault;
use crate::scene::analysis::Depth;
use crate::text::said::analysis::{Paused, Running};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Segments;

/// State of an analysis.
#[derive(Clone, Copy)]
pub struct Run {
    /// Wanted depth of each decision.
    pub depth: RwSignal<Depth>,
    /// Whether it continues automatically.
    pub goes_on: RwSignal<bool>,
    /// Whether there was no answer because there is no bots' thread.
    pub alone: RwSignal<bool>,
    /// Reason the results are not saved.
    pub fault: RwSignal<Option<Fault>>,
}

impl Run {
    /// Returns a running analysis of a depth.
    pub fn at(depth: Depth) -> Run {
        Run {
            depth: RwSignal::new(depth),
            goes_on: RwSignal::new(true),
            alone: RwSignal::new(false),
            fault: RwSignal::new(None),
        }
    }
}

/// Bar with progress, depth and controls.
#[component]
pub fn Progress(reading: Reading, run: Run) -> impl IntoView {
    let words = text().analysis();
    let Run { depth, goes_on, alone, fault } = run;
    let (all, _) = untrack(|| reading.analysed().done());
    let done = Memo::new(move |_| reading.analysed().done().1);
    let percent = move || (done.get() * 100).checked_div(all).unwrap_or(100);
    let over = Memo::new(move |_| done.get() == all);
    let says = move || match (over.get(), goes_on.get()) {
        (true, _) => words.finished(all, depth.get()),
        (false, true) => words.running(Running { done: done.get(), all }),
        (false, false) => words.paused(Paused { done: done.get(), all }),
    };
    let finished = move || over.get().then(|| words.finished(all, depth.get()));
    let depths = Depth::ALL.map(|depth| (depth, words.depth_word(depth).to_owned())).to_vec();
    view! {
        <section class="progress" aria-label=words.title()>
            <div class="told">
                <b>{says}</b>
                <span class="note">{words.note()}</span>
            </div>
            <div
                class="bar"
                role="progressbar"
                aria-label=words.title()
                aria-valuemin="0"
                aria-valuemax=all
                aria-valuenow=done
                aria-valuetext=says
            >
                <i style:width=move || format!("{}%", percent())></i>
            </div>
            <b class="of" aria-hidden="true">
                {move || words.percent(percent() as u8)}
            </b>
            <Segments label=words.depth_title() options=depths value=depth />
            <button
                class="btn pause"
                type="button"
                aria-disabled=move || over.get().then_some("true")
                on:click=move |_| match (over.get_untracked(), goes_on.get_untracked()) {
                    (true, _) => {}
                    (false, true) => reading.analysed().pause(),
                    (false, false) => reading.analysed().go_on(),
                }
            >
                {move || {
                    if goes_on.get() {
                        (icon(Icon::Pause), words.pause())
                    } else {
                        (icon(Icon::Play), words.go_on())
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
                                {words.needs_the_thread()}
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
                                <span class="sp">{words.not_kept(fault)}</span>
                                <button
                                    class="btn"
                                    type="button"
                                    on:click=move |_| reading.analysed().keep()
                                >
                                    {text().storage().retry()}
                                </button>
                            </p>
                        }
                    })
            }}
        </section>
    }
}
