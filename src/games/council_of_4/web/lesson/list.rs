//! All lessons: which are done, which one is open, and the way to each.

use leptos::prelude::*;

use super::teaching::{Teaching, teaching};
use crate::games::council_of_4::scene::lesson::Lesson;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;

/// The list of all lessons, while it is open.
#[component]
pub fn AllLessons() -> impl IntoView {
    let Teaching { listing, of, .. } = teaching();
    let entry = |&lesson: &Lesson| view! { <Entry lesson /> };
    let lessons = move || of.lessons().iter().map(entry).collect_view();
    view! {
        <Sheet open=listing title=text().lesson().all.to_owned() class="dlg lessons">
            {move || listing.get().then(|| view! { <ol>{lessons()}</ol> })}
        </Sheet>
    }
}

/// One lesson: begins with its first step.
#[component]
fn Entry(lesson: Lesson) -> impl IntoView {
    let teaching = teaching();
    let (say, course) = (text().lesson(), text().course());
    let done = teaching.progress.get_untracked().has_done(lesson);
    let open = teaching.of_step().is_some_and(|step| step.lesson == lesson);
    let state = match (open, done) {
        (true, _) => Some(say.lesson_open),
        (false, true) => Some(say.lesson_done),
        (false, false) => None,
    };
    let begin = move |_| {
        teaching.listing.set(false);
        teaching.go_to(lesson.first_step());
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
                <b>{lesson.index() + 1}</b>
                <span>{(course.lesson)(lesson)}</span>
                <span class="sp"></span>
                " "
                <span class="muted">{state}</span>
            </button>
        </li>
    }
}
