//! The panel that leads to the lessons of the chosen game.

use leptos::prelude::*;

use crate::page::games::{Known, Learn};
use crate::scene::lesson::Syllabus;
use crate::text::said::lesson::Done;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::lesson::progress;

/// Progress with the courses of a game, and the buttons that open them.
#[component]
pub fn LearnPanel(game: &'static Known, learn: Learn) -> impl IntoView {
    let courses = game.courses();
    (!courses.is_empty()).then(|| {
        let course = |of| view! { <OneCourse game=game.name of learn /> };
        view! {
            <section class="panel box learn">
                {courses.into_iter().map(course).collect_view()}
            </section>
        }
    })
}

#[component]
fn OneCourse(game: &'static str, of: Syllabus, learn: Learn) -> impl IntoView {
    let say = text().lesson();
    let (progress, all) = (progress(of), of.steps);
    let (word, told) = match progress.steps_done() {
        _ if progress.untouched() => (say.start(), say.invitation(of.of, all)),
        steps if progress.finished() => (say.again(), say.done(Done { done: steps, all })),
        steps => (say.resume(), say.done(Done { done: steps, all })),
    };
    let dots = (0..all).map(|at| view! { <i class:past=progress.is_done(at)></i> }).collect_view();
    view! {
        <div class="course">
            <h2>{icon(Icon::Book)} {say.title(of.of)}</h2>
            <p class="muted">{told}</p>
            <span class="dots-of" aria-hidden="true">
                {dots}
            </span>
            <button class="btn full" type="button" on:click=move |_| learn.run((game, of))>
                {word}
            </button>
        </div>
    }
}
