//! All lessons: which are done, which one is open, and the way to each.

use std::ops::Range;

use leptos::prelude::*;

use super::teaching::{Teaching, teaching};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;

/// The list of all lessons, while it is open.
#[component]
pub fn AllLessons() -> impl IntoView {
    let teaching = teaching();
    let Teaching { listing, .. } = teaching;
    let entry = |(title, steps)| view! { <Entry title steps /> };
    let lessons = move || teaching.course().lessons().into_iter().map(entry).collect_view();
    view! {
        <Sheet open=listing title=text().lesson().all().to_owned() class="dlg lessons">
            {move || listing.get().then(|| view! { <ol>{lessons()}</ol> })}
        </Sheet>
    }
}

/// One lesson: begins with its first step.
#[component]
fn Entry(title: String, steps: Range<usize>) -> impl IntoView {
    let teaching = teaching();
    let say = text().lesson();
    let progress = teaching.progress.get_untracked();
    let done = steps.clone().all(|step| progress.is_done(step));
    let open = steps.contains(&teaching.step.get());
    let state = match (open, done) {
        (true, _) => Some(say.lesson_open()),
        (false, true) => Some(say.lesson_done()),
        (false, false) => None,
    };
    let begin = move |_| {
        teaching.listing.set(false);
        teaching.go_to(steps.start);
    };
    view! {
        <li>
            <button
                class="btn full"
                type="button"
                aria-current=open.then_some("step")
                on:click=begin
            >
                <span class="sign">{done.then(|| icon(Icon::Check))}</span>
                <span>{title}</span>
                <span class="sp"></span>
                " "
                <span class="muted">{state}</span>
            </button>
        </li>
    }
}
