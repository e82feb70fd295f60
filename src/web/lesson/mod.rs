//! The lessons: the real table with a card that leads through it, and what it speaks of lit.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::bot::Bots;
use super::desk::Desk;
use super::dialog::Ask;
use super::rivals::Minds;
use super::settings::{SettingsButton, preferences};
use super::store::Browser;
use super::tab::{Tab, tab_of};
use super::table::{Layout, lay};
use super::theme::ThemeButton;
use crate::archive::{Fault, Saved, Shelf, Unsaved, write};
use crate::games::council_of_4::action::Action;
use crate::scene::Kind;
use crate::scene::lesson::{Course, Lesson, Progress, STEPS, Saying, Step, after_lesson};
use crate::scene::place::Place;
use crate::scene::viewport::Viewport;
use crate::session::Session;
use crate::text::text;

mod card;
mod guard;
mod learn;
mod list;
mod veil;

use card::Card;
use guard::Guard;
pub use learn::Learn;
use list::AllLessons;
use veil::Veil;

/// Where the progress is kept.
const KEY: &str = "curia.lesson";

/// The progress that was left; none if there is nothing that can be read.
pub fn progress() -> Progress {
    let stored = Browser.read(KEY).ok().flatten();
    stored.map_or_else(Progress::default, |text| Progress::read(&text))
}

fn keep(progress: Progress) -> Result<(), Fault> {
    write(&Browser, KEY, &progress.write())
}

/// A course that is being taken at a table.
#[derive(Clone, Copy)]
pub struct Teaching {
    desk: Desk,
    course: StoredValue<Course>,
    /// The place of the step in the course.
    step: RwSignal<usize>,
    /// How far one is with the course.
    progress: RwSignal<Progress>,
    /// How the progress is kept.
    saved: RwSignal<Saved<Unsaved>>,
    /// Whether all lessons are listed.
    listing: RwSignal<bool>,
    /// Whether the learner is asked if they want to leave.
    leaving: RwSignal<bool>,
    /// What the step asks for next.
    asked: Memo<Option<Action>>,
    /// So many actions of the step are done.
    done: Memo<usize>,
    /// The places that the step is about now, in the order in which they are used.
    lit: Memo<Vec<Place>>,
    /// What the step tells.
    saying: Memo<Option<Saying>>,
}

impl Teaching {
    fn sit_down(
        course: StoredValue<Course>,
        bots: StoredValue<Bots, LocalStorage>,
        at: usize,
    ) -> Option<Teaching> {
        let step = RwSignal::new(at);
        let gate = Callback::new(move |(played, action)| {
            course.with_value(|course| course.fulfils(step.get_untracked(), played, action))
        });
        let table = course.with_value(|course| course.table(at))?;
        let desk = Desk::gated(table, gate, bots);
        let played = Memo::new(move |_| desk.session.with(Session::played));
        let asked =
            Memo::new(move |_| course.with_value(|course| course.asked(step.get(), played.get())));
        Some(Teaching {
            desk,
            course,
            step,
            progress: RwSignal::new(progress()),
            saved: RwSignal::new(Saved::NotYet),
            listing: RwSignal::new(false),
            leaving: RwSignal::new(false),
            asked,
            done: Memo::new(move |_| Course::done(step.get(), played.get())),
            lit: Memo::new(move |_| {
                let view = desk.view.get();
                course.with_value(|course| course.lit(step.get(), &view, played.get()))
            }),
            saying: Memo::new(move |_| course.with_value(|course| course.saying(step.get()))),
        })
    }

    fn of_step(&self) -> Option<Step> {
        STEPS.get(self.step.get()).copied()
    }

    /// Whether nothing is left to do in the step.
    fn is_done(&self) -> bool {
        self.asked.get().is_none()
    }

    /// What reacts now: nothing when there is nothing to do, else what is lit, and the receipt of
    /// what is picked.
    fn live(&self) -> Vec<Place> {
        if self.asked.get_untracked().is_none() {
            return Vec::new();
        }
        self.lit.get_untracked().into_iter().chain(self.receipt()).collect()
    }

    /// The receipt, as long as something is picked that the step asks for.
    fn receipt(&self) -> Vec<Place> {
        let open = self.desk.draft.with_untracked(|draft| draft.kind.is_some());
        if open && self.asked.get_untracked().is_some() {
            vec![Place::Receipt, Place::Confirm]
        } else {
            Vec::new()
        }
    }

    /// To a step, with the table as it is there.
    fn go_to(&self, step: usize) {
        let course = self.course;
        self.desk.set_up(|table| course.with_value(|course| course.bring(table, step)));
        self.step.set(step);
        self.keep(self.progress.get_untracked().open(step));
    }

    /// Turns a narrow screen to what is lit.
    fn turn_to(&self, lit: &[Place]) {
        let tab = lit.iter().find_map(|&place| tab_of(place));
        self.desk.tab.set(tab.unwrap_or(Tab::Map));
        let cities = lit.iter().filter_map(|place| match *place {
            Place::City(city) => Some(city),
            _ => None,
        });
        if let Some(viewport) = Viewport::over(cities) {
            self.desk.viewport.set(viewport);
        }
    }

    fn keep(&self, progress: Progress) {
        let kept = keep(progress).map_err(Unsaved::from);
        self.saved.set(kept.map_or_else(Saved::No, |()| Saved::Yes));
    }

    fn next(&self) {
        let next = self.step.get_untracked() + 1;
        if self.asked.get_untracked().is_some() {
            self.desk.note.set(Some(text().lesson().not_done.to_owned()));
        } else if next < STEPS.len() {
            self.progress.update(|progress| *progress = progress.with_done(next - 1));
            self.go_to(next);
        }
    }

    fn back(&self) {
        if let Some(before) = self.step.get_untracked().checked_sub(1) {
            self.go_to(before);
        }
    }

    /// On to the next lesson, or to the end of the last one.
    fn skip(&self) {
        self.go_to(after_lesson(self.step.get_untracked()).min(STEPS.len() - 1));
    }

    fn do_it(&self) {
        if let Some(action) = self.asked.get_untracked() {
            self.desk.play(action);
        }
    }

    /// Esc: one step back in what is picked, which is the table's own; else out, after a question.
    fn escape(&self) -> bool {
        self.desk.finish();
        let picking = self
            .desk
            .draft
            .with_untracked(|draft| draft.kind.is_some_and(|kind| kind != Kind::Answer));
        if !picking {
            self.leaving.set(true);
        }
        !picking
    }
}

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
    lay(teaching.desk, Minds::Prepared(prepared));
    teaching.keep(teaching.progress.get_untracked().open(at));
    Effect::new(move |_| teaching.turn_to(&teaching.lit.get()));

    let out = Callback::new(move |()| {
        teaching.desk.leave();
        leave.run(());
    });
    let finished = move || {
        let progress = teaching.progress.get_untracked().with_done(STEPS.len() - 1);
        teaching.keep(progress.open(STEPS.len()));
    };
    let finish = Callback::new(move |()| {
        finished();
        out.run(());
    });
    let play = Callback::new(move |()| {
        finished();
        teaching.desk.leave();
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

/// The course of the table around.
fn teaching() -> Teaching {
    expect_context()
}

/// The bar above the table: which lesson this is, whether the progress is saved, and the way out.
#[component]
fn Bar(leave: Callback<()>) -> impl IntoView {
    let teaching = teaching();
    let text = text();
    let number = move || {
        let lesson = teaching.of_step()?.lesson;
        Some((text.lesson().number)(lesson.index() + 1, Lesson::ALL.len()))
    };
    let fault = move || match teaching.saved.get() {
        Saved::No(why) => Some((text.storage().unsaved)(why)),
        Saved::NotYet | Saved::Saving | Saved::Yes => None,
    };
    view! {
        <header class="top lesson-bar">
            <h1>{text.lesson().title}</h1>
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
