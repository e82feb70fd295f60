//! The panel of the start page that leads to the lessons.

use leptos::prelude::*;

use super::teaching::progress;
use crate::games::council_of_4::scene::lesson::Curriculum;
use crate::text::text;
use crate::web::art::{Icon, icon};

/// Progress with the courses, and the buttons that open them.
#[component]
pub fn Learn(
    /// Begins with the step of a course to go on with.
    learn: Callback<Curriculum>,
) -> impl IntoView {
    let course = |of| view! { <OneCourse of learn /> };
    view! { <section class="panel box learn">{Curriculum::ALL.map(course).collect_view()}</section> }
}

#[component]
fn OneCourse(of: Curriculum, learn: Callback<Curriculum>) -> impl IntoView {
    let say = text().lesson();
    let (progress, all) = (progress(of), of.steps().len());
    let (word, told) = match progress.steps_done() {
        _ if progress.untouched() => (say.start, say.invitations[of.index()](all)),
        steps if progress.finished() => (say.again, (say.done)(steps, all)),
        steps => (say.resume, (say.done)(steps, all)),
    };
    let dots = (0..all).map(|at| view! { <i class:past=progress.is_done(at)></i> }).collect_view();
    view! {
        <div class="course">
            <h2>{icon(Icon::Book)} {say.titles[of.index()]}</h2>
            <p class="muted">{told}</p>
            <span class="dots-of" aria-hidden="true">
                {dots}
            </span>
            <button class="btn full" type="button" on:click=move |_| learn.run(of)>
                {word}
            </button>
        </div>
    }
}
