//! A course that is being taken: its table, its step, and what that asks for.

use leptos::prelude::*;

use crate::archive::{Fault, Saved, Shelf, Unsaved, write};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::scene::lesson::{Course, Curriculum, Progress, Saying, Step};
use crate::games::council_of_4::scene::place::Place;
use crate::games::council_of_4::scene::viewport::Viewport;
use crate::games::council_of_4::web::state::Table;
use crate::games::council_of_4::web::tab::{Tab, tab_of};
use crate::session::Session;
use crate::text::text;
use crate::web::bot::Bots;
use crate::web::store::Browser;

/// Name of the saved progress.
const fn key(of: Curriculum) -> &'static str {
    match of {
        Curriculum::FirstGame => "curia.lesson",
        Curriculum::PlayingWell => "curia.lesson.well",
    }
}

/// The progress that was left in a course; none if there is nothing that can be read.
pub fn progress(of: Curriculum) -> Progress {
    let stored = Browser.read(key(of)).ok().flatten();
    stored.map_or(Progress::none(of), |text| Progress::read(of, &text))
}

fn keep(of: Curriculum, progress: Progress) -> Result<(), Fault> {
    write(&Browser, key(of), &progress.write())
}

/// A course that is being taken at a table.
#[derive(Clone, Copy)]
pub struct Teaching {
    pub table: Table,
    /// The course.
    pub of: Curriculum,
    pub course: StoredValue<Course>,
    /// The place of the step in the course.
    pub step: RwSignal<usize>,
    /// Progress of the course.
    pub progress: RwSignal<Progress>,
    /// State of saving the progress.
    pub saved: RwSignal<Saved<Unsaved>>,
    /// Whether all lessons are listed.
    pub listing: RwSignal<bool>,
    /// Whether the learner is asked if they want to leave.
    pub leaving: RwSignal<bool>,
    /// Action that the step asks for next.
    pub asked: Memo<Option<Action>>,
    /// Number of the step's actions that are done.
    pub done: Memo<usize>,
    /// The places that the step is about now: those to press first, in their order.
    pub lit: Memo<Vec<Place>>,
    /// The places to press for what the step asks for, in their order.
    pub pressed: Memo<Vec<Place>>,
    /// Text of the step.
    pub saying: Memo<Option<Saying>>,
}

impl Teaching {
    pub fn sit_down(
        course: StoredValue<Course>,
        bots: StoredValue<Bots, LocalStorage>,
        at: usize,
    ) -> Option<Teaching> {
        let of = course.with_value(|course| course.of);
        let step = RwSignal::new(at);
        let gate = Callback::new(move |(played, action)| {
            course.with_value(|course| course.fulfils(step.get_untracked(), played, action))
        });
        let session = course.with_value(|course| course.table(at))?;
        let table = Table::of_lesson(session, gate, bots);
        let played = Memo::new(move |_| table.session.with(Session::played));
        let asked =
            Memo::new(move |_| course.with_value(|course| course.asked(step.get(), played.get())));
        Some(Teaching {
            table,
            of,
            course,
            step,
            progress: RwSignal::new(progress(of)),
            saved: RwSignal::new(Saved::NotYet),
            listing: RwSignal::new(false),
            leaving: RwSignal::new(false),
            asked,
            done: Memo::new(move |_| {
                course.with_value(|course| course.done(step.get(), played.get()))
            }),
            lit: Memo::new(move |_| {
                let view = table.view.get();
                course.with_value(|course| course.lit(step.get(), &view, played.get()))
            }),
            pressed: Memo::new(move |_| {
                let view = table.view.get();
                course.with_value(|course| course.pressed(step.get(), &view, played.get()))
            }),
            saying: Memo::new(move |_| course.with_value(|course| course.saying(step.get()))),
        })
    }

    pub fn of_step(&self) -> Option<Step> {
        self.of.steps().get(self.step.get()).copied()
    }

    /// Whether nothing is left to do in the step.
    pub fn is_done(&self) -> bool {
        self.asked.get().is_none()
    }

    /// Places that react now: none if there is nothing to do, else what is to be pressed, and the preview
    /// of what is picked.
    pub fn live(&self) -> Vec<Place> {
        self.pressed.get_untracked().into_iter().chain(self.receipt()).collect()
    }

    /// Whether going on from the step ends the learner's turn.
    pub fn ends_turn(&self) -> bool {
        self.course.with_value(|course| course.ends_turn(self.step.get()))
    }

    /// The receipt, as long as something is picked that the step asks for.
    pub fn receipt(&self) -> Vec<Place> {
        let open = self.table.selection.draft.with_untracked(|draft| draft.kind.is_some());
        if open && self.asked.get_untracked().is_some() {
            vec![Place::Receipt, Place::Confirm]
        } else {
            Vec::new()
        }
    }

    /// To a step, with the table as it is there.
    pub fn go_to(&self, step: usize) {
        let course = self.course;
        self.table.set_up(|session| course.with_value(|course| course.bring(session, step)));
        self.step.set(step);
        self.keep(self.progress.get_untracked().open(step));
    }

    /// Turns a narrow screen to what is lit.
    pub fn turn_to(&self, lit: &[Place]) {
        let tab = lit.iter().find_map(|&place| tab_of(place));
        self.table.small.tab.set(tab.unwrap_or(Tab::Map));
        let cities = lit.iter().filter_map(|place| match *place {
            Place::City(city) => Some(city),
            _ => None,
        });
        if let Some(viewport) = Viewport::over(cities) {
            self.table.small.viewport.set(viewport);
        }
    }

    pub fn keep(&self, progress: Progress) {
        let kept = keep(self.of, progress).map_err(Unsaved::from);
        self.saved.set(kept.map_or_else(Saved::No, |()| Saved::Yes));
    }

    pub fn next(&self) {
        let next = self.step.get_untracked() + 1;
        if self.asked.get_untracked().is_some() {
            self.table.house.note.set(Some(text().lesson().not_done.to_owned()));
        } else if next < self.of.steps().len() {
            self.progress.update(|progress| *progress = progress.with_done(next - 1));
            self.go_to(next);
        }
    }

    pub fn back(&self) {
        if let Some(before) = self.step.get_untracked().checked_sub(1) {
            self.go_to(before);
        }
    }

    /// On to the next lesson, or to the end of the last one.
    pub fn skip(&self) {
        let next = self.of.after_lesson(self.step.get_untracked());
        self.go_to(next.min(self.of.steps().len() - 1));
    }

    pub fn do_it(&self) {
        if let Some(action) = self.asked.get_untracked() {
            self.table.play(action);
        }
    }

    /// Esc: one step back in what is picked, which is the table's own; else out, after a question.
    pub fn escape(&self) -> bool {
        self.table.finish();
        let picking = self
            .table
            .selection
            .draft
            .with_untracked(|draft| draft.kind.is_some_and(|kind| kind != Kind::Answer));
        if !picking {
            self.leaving.set(true);
        }
        !picking
    }
}

/// The course of the table around.
pub fn teaching() -> Teaching {
    expect_context()
}
