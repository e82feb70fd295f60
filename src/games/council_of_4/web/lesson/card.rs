//! The card of a step: what it tells, what is to be done, and the way on and back.

use leptos::html;
use leptos::prelude::*;

use super::teaching::teaching;
use crate::games::council_of_4::scene::lesson::Topic;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::course::lessons_of;
use crate::session::Session;
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
    let text = text();
    let (say, course) = (text.lesson(), text.course());
    let names = StoredValue::new(teaching.table.names());
    let heading = move || {
        let lesson = teaching.of_step()?.lesson;
        let number = (say.number)(lesson.index() + 1, teaching.of.lessons().len());
        Some(format!("{number} · {}", (course.lesson)(lesson)))
    };
    let lessons = lessons_of(teaching.of);
    let sentence = move || teaching.saying.get().map(|saying| lessons.sentence(&saying));
    let detail = move || {
        let saying = teaching.saying.get()?;
        names.with_value(|names| lessons.detail(&saying, names))
    };
    let later = move || {
        let step = teaching.step.get();
        let passed = teaching.course.with_value(|course| course.turns_passed(step));
        (passed > 0).then(|| view! { <b>{say.later}</b> " " })
    };
    let last = move || teaching.of_step().is_some_and(|step| step.topic == Topic::Farewell);
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
            role="dialog"
            aria-labelledby="lesson-sentence"
            aria-describedby="lesson-detail"
        >
            <header>
                <span class="cap">{heading}</span>
                <span class="sp"></span>
                <button
                    class="lk"
                    type="button"
                    class:hidden=last
                    on:click=move |_| teaching.skip()
                >
                    {say.skip}
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
                    {say.back}
                </button>
                <Dots last=Signal::derive(last) />
                {move || {
                    if last() {
                        view! {
                            <button class="btn" type="button" on:click=move |_| finish.run(())>
                                {say.finish}
                            </button>
                            <button class="btn pri" type="button" on:click=move |_| play.run(())>
                                {say.play}
                            </button>
                        }
                            .into_any()
                    } else {
                        view! {
                            <button
                                class="btn do-it"
                                type="button"
                                class:hidden=move || teaching.is_done()
                                on:click=move |_| teaching.do_it()
                            >
                                {say.do_it}
                            </button>
                            <button
                                class="btn next"
                                type="button"
                                node_ref=next
                                class:pri=move || teaching.is_done()
                                title=move || (!teaching.is_done()).then_some(say.not_done)
                                aria-disabled=move || (!teaching.is_done()).then_some("true")
                                aria-describedby=move || (!teaching.is_done()).then_some(TASK)
                                on:click=move |_| teaching.next()
                            >
                                {move || if teaching.ends_turn() { say.next_turn } else { say.next }}
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
    let (say, course) = (text().lesson(), text().course());
    move || {
        let tasks = teaching.of_step().map_or(0, |step| step.tasks);
        let done = teaching.done.get();
        let count = (tasks > 1).then(|| {
            view! { <span class="count">{(say.progress)(done, tasks)}</span> }
        });
        (tasks > 0).then(|| match teaching.asked.get() {
            Some(action) => {
                let task = teaching.table.session.with_untracked(Session::view).table;
                let task = (course.task)(action, &task);
                let note = teaching.table.house.note.get();
                view! {
                    <p class="task">
                        {icon(Icon::EndTurn)}
                        <span>
                            <b>{say.your_turn}</b>
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
                    <span>{say.well_done}</span>
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
    let steps = teaching.of.steps().len();
    let label = move || (text().lesson().step)(step.get() + 1, steps);
    let dots = (0..steps)
        .map(|at| view! { <i class:past=move || at < step.get() class:now=move || at == step.get()></i> })
        .collect_view();
    view! {
        <span class="dots-of" class:gone=last role="img" aria-label=label title=label>
            {dots}
        </span>
    }
}
