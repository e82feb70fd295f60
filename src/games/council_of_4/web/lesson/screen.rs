//! The lessons on the screen.

use leptos::prelude::*;

use super::card::Card;
use super::guard::Guard;
use super::list::AllLessons;
use super::teaching::{Teaching, teaching};
use super::veil::Veil;
use crate::archive::Saved;
use crate::games::council_of_4::scene::lesson::Course;
use crate::games::council_of_4::web::state::Minds;
use crate::games::council_of_4::web::table::Layout;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::bot::Bots;
use crate::web::dialog::Ask;
use crate::web::gear::SettingsButton;
use crate::web::lay::lay;
use crate::web::settings::preferences;
use crate::web::theme::ThemeButton;

/// The course at a table, from a step on.
#[component]
pub fn LessonScreen(
    course: StoredValue<Course>,
    /// The place of the step to begin with.
    at: usize,
    bots: StoredValue<Bots, LocalStorage>,
    /// Back to the start page.
    leave: Callback<()>,
    /// On to a first game.
    play: Callback<()>,
) -> impl IntoView {
    let Some(teaching) = Teaching::sit_down(course, bots, at) else {
        leave.run(());
        return ().into_any();
    };
    provide_context(teaching);
    let prepared =
        Callback::new(move |played: usize| course.with_value(|course| course.action(played)));
    lay(teaching.table, Minds::Prepared(prepared));
    teaching.keep(teaching.progress.get_untracked().open(at));
    Effect::new(move |_| teaching.turn_to(&teaching.lit.get()));

    let out = Callback::new(move |()| {
        teaching.table.leave();
        leave.run(());
    });
    let steps = teaching.of.steps().len();
    let finished = move || {
        let progress = teaching.progress.get_untracked().with_done(steps - 1);
        teaching.keep(progress.open(steps));
    };
    let finish = Callback::new(move |()| {
        finished();
        out.run(());
    });
    let play = Callback::new(move |()| {
        finished();
        teaching.table.leave();
        play.run(());
    });
    let language = preferences().language;
    // In another language it is drawn anew.
    (move || {
        language.track();
        let text = text();
        view! {
            <Guard>
                <Card finish play />
                <Layout>
                    <Bar leave=out />
                </Layout>
                <Veil />
                <AllLessons />
                <Ask
                    open=teaching.leaving
                    title=text.lesson().leave_title
                    body=text.lesson().leave_body
                    yes=text.lesson().leave_yes
                    no=text.lesson().leave_no
                    on_yes=out
                />
            </Guard>
        }
    })
    .into_any()
}

/// The bar above the table: which lesson this is, whether the progress is saved, and the way out.
#[component]
fn Bar(leave: Callback<()>) -> impl IntoView {
    let teaching = teaching();
    let text = text();
    let number = move || {
        let lesson = teaching.of_step()?.lesson;
        Some((text.lesson().number)(lesson.index() + 1, teaching.of.lessons().len()))
    };
    let fault = move || match teaching.saved.get() {
        Saved::No(why) => Some((text.storage().unsaved)(why)),
        Saved::NotYet | Saved::Saving | Saved::Yes => None,
    };
    view! {
        <header class="top lesson-bar">
            <h1>{text.lesson().titles[teaching.of.index()]}</h1>
            <span class="tag">{number}</span>
            <span class="sp"></span>
            <span
                class="tag keeps"
                class:bad=move || matches!(teaching.saved.get(), Saved::No(_))
                title=fault
            >
                {move || (text.storage().saved)(teaching.saved.get())}
            </span>
            <ThemeButton />
            <SettingsButton />
            <button
                class="btn"
                type="button"
                aria-label=text.lesson().all
                aria-haspopup="dialog"
                on:click=move |_| teaching.listing.set(true)
            >
                {icon(Icon::Log)}
                <span class="word">{text.lesson().all}</span>
            </button>
            <button class="btn" type="button" on:click=move |_| leave.run(())>
                {icon(Icon::Close)}
                {text.lesson().leave}
            </button>
        </header>
    }
}
