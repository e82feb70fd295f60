//! The panel of the start page that leads to the lessons.

use leptos::prelude::*;

use crate::games::council_of_4::scene::lesson::{Progress, STEPS};
use crate::text::text;
use crate::web::art::{Icon, icon};

/// Progress with the lessons, and the button that opens them.
#[component]
pub fn Learn(
    progress: Progress,
    /// Begins with the step to go on with.
    learn: Callback<()>,
) -> impl IntoView {
    let say = text().lesson();
    let (word, told) = match progress.steps_done() {
        _ if progress.untouched() => (say.start, (say.invitation)(STEPS.len())),
        steps if progress.finished() => (say.again, (say.done)(steps, STEPS.len())),
        steps => (say.resume, (say.done)(steps, STEPS.len())),
    };
    let dots =
        (0..STEPS.len()).map(|at| view! { <i class:past=progress.is_done(at)></i> }).collect_view();
    view! {
        <section class="panel box learn">
            <h2>{icon(Icon::Book)} {say.title}</h2>
            <p class="muted">{told}</p>
            <span class="dots-of" aria-hidden="true">
                {dots}
            </span>
            <button class="btn full" type="button" on:click=move |_| learn.run(())>
                {word}
            </button>
        </section>
    }
}
