//! The card of a step: what it tells, what is to be done, and the way on and back.

use leptos::html;
use leptos::prelude::*;

use super::teaching::teaching;
use crate::text::said::lesson::{Progress, Step};
use crate::text::text;
use crate::web::art::{Icon, icon};

/// The name that the card is found by.
pub const CARD: &str = "lesson-card";
/// The name of what is to be done.
const TASK: &str = "lesson-task";

/// The card. Where it lies is the veil's to say, which knows what is lit.
#[component]
pub fn Card(finish: Callback<()>, play: Callback<()>) -> impl IntoView {
    let teaching = teaching();
    let say = text().lesson();
    let content = Memo::new(move |_| teaching.course().content());
    let sentence = move || content.read().as_ref().map(|content| content.rule);
    let detail = move || content.read().as_ref().map(|content| content.meaning.clone());
    let later = move || {
        let is_later = content.read().as_ref().is_some_and(|content| content.is_later);
        is_later.then(|| view! { <b>{say.later()}</b> " " })
    };
    let last = move || teaching.is_last();
    let title = NodeRef::<html::H2>::new();
    let next = NodeRef::<html::Button>::new();
    // A new step is read from its sentence on; what was done leads on to the next.
    Effect::new(move |_| {
        teaching.step.track();
        if let Some(title) = title.get() {
            // Where focus can't go it stays.
            title.focus().unwrap_or_default();
        }
    });
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (teaching.step.get(), teaching.is_done());
        if before == Some((now.0, false))
            && now.1
            && let Some(next) = next.get_untracked()
        {
            next.focus().unwrap_or_default();
        }
        now
    });
    view! {
        <section
            id=CARD
            class="lesson-card"
            class:done=move || teaching.is_done()
            role="dialog"
            aria-labelledby="lesson-sentence"
            aria-describedby="lesson-detail"
        >
            <header role="presentation">
                <span class="cap">{move || teaching.title()}</span>
                <span class="sp"></span>
                <button
                    class="lk"
                    type="button"
                    class:hidden=last
                    on:click=move |_| teaching.skip()
                >
                    {say.skip()}
                </button>
            </header>
            <h2 id="lesson-sentence" tabindex="-1" node_ref=title>
                {sentence}
            </h2>
            <p id="lesson-detail">{later} {detail}</p>
            <div id=TASK class="task-live" aria-live="polite">
                <Task />
            </div>
            <footer>
                <button
                    class="btn"
                    type="button"
                    class:hidden=move || teaching.step.get() == 0
                    on:click=move |_| teaching.back()
                >
                    {say.back()}
                </button>
                <Dots last=Signal::derive(last) />
                {move || {
                    if last() {
                        view! {
                            <button class="btn" type="button" on:click=move |_| finish.run(())>
                                {say.finish()}
                            </button>
                            <button class="btn pri" type="button" on:click=move |_| play.run(())>
                                {say.play()}
                            </button>
                        }
                            .into_any()
                    } else {
                        view! {
                            <button
                                class="btn do-it"
                                type="button"
                                class:hidden=move || teaching.is_done()
                                on:click=move |_| teaching.course().do_it()
                            >
                                {say.do_it()}
                            </button>
                            <button
                                class="btn next"
                                type="button"
                                node_ref=next
                                class:pri=move || teaching.is_done()
                                title=move || (!teaching.is_done()).then_some(say.not_done())
                                aria-disabled=move || (!teaching.is_done()).then_some("true")
                                aria-describedby=move || (!teaching.is_done()).then_some(TASK)
                                on:click=move |_| teaching.next()
                            >
                                {say.next()}
                            </button>
                        }
                            .into_any()
                    }
                }}
            </footer>
        </section>
    }
}

/// Task at the table and its progress; empty in a step that asks for nothing.
#[component]
fn Task() -> impl IntoView {
    let teaching = teaching();
    let say = text().lesson();
    move || {
        let (done, tasks) = teaching.course().tasks();
        let count = (tasks > 1).then(|| {
            view! { <span class="count">{say.progress(Progress { done, all: tasks })}</span> }
        });
        (tasks > 0).then(|| match teaching.course().task() {
            Some(task) => {
                let note = teaching.house.note.get();
                view! {
                    <p class="task">
                        {icon(Icon::EndTurn)}
                        <span>
                            <b>{say.your_turn()}</b>
                            " "
                            {task}
                            "."
                            {note.map(|note| view! { <span class="why">" " {note}</span> })}
                        </span>
                        {count}
                    </p>
                }
                .into_any()
            }
            None => view! {
                <p class="task done">
                    {icon(Icon::Check)}
                    <span>{say.well_done()}</span>
                    {count}
                </p>
            }
            .into_any(),
        })
    }
}

/// Progress of the course.
#[component]
fn Dots(
    /// Whether it is at its end, where there is room for buttons alone.
    last: Signal<bool>,
) -> impl IntoView {
    let teaching = teaching();
    let step = teaching.step;
    let steps = teaching.of.steps;
    let label = move || text().lesson().step(Step { number: step.get() + 1, all: steps });
    let dots = (0..steps)
        .map(|at| view! { <i class:past=move || at < step.get() class:now=move || at == step.get()></i> })
        .collect_view();
    view! {
        <span class="dots-of" class:gone=last role="img" aria-label=label title=label>
            {dots}
        </span>
    }
}
