//! A course that is being taken, without its game: its step, and the ways through it.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Element;

use super::progress::{keep, progress};
use crate::archive::{Fault, Saved};
use crate::scene::lesson::{Progress, Syllabus};
use crate::text::text;
use crate::web::house::House;

/// Content of a step in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The rule that it teaches.
    pub rule: &'static str,
    /// Its meaning at the table.
    pub meaning: String,
    /// Whether turns have passed since the step before.
    pub is_later: bool,
}

/// Elements that a step is about.
pub struct Lit {
    /// Those lit now, if they are on the screen: those to press first, in their order.
    pub elements: Vec<Option<Element>>,
    /// How many of them are to be pressed in this order.
    pub ordered: usize,
    /// The preview of what is picked, as long as something is.
    pub preview: Vec<Element>,
    /// Where the preview is or will be.
    pub room: Option<Element>,
}

/// A course at its table, for the screens that know no game.
pub trait Teach: Send + Sync {
    /// Returns the lessons, in their order: the title and the steps of each.
    fn lessons(&self) -> Vec<(String, Range<usize>)>;

    /// Returns the content of the open step.
    fn content(&self) -> Option<Content>;

    /// Returns what the step asks for next, in words.
    fn task(&self) -> Option<String>;

    /// Returns how many of the step's tasks are done, and how many there are.
    fn tasks(&self) -> (usize, usize);

    /// Returns what the step is about now.
    fn lit(&self) -> Lit;

    /// Returns what reacts now: nothing if there is nothing to do, else what is to be pressed, and the preview of what is
    /// picked.
    fn live(&self) -> Vec<Element>;

    /// Brings the table to the beginning of a step.
    fn bring(&self, step: usize);

    /// Does what the step asks for next.
    fn do_it(&self);

    /// Whether something is picked that can be taken back.
    fn is_picking(&self) -> bool;

    /// Leaves the table.
    fn leave(&self);
}

/// A course that is being taken at a table.
#[derive(Clone, Copy)]
pub struct Teaching {
    /// The course.
    pub of: Syllabus,
    /// The index of the open step.
    pub step: RwSignal<usize>,
    /// Progress of the course.
    pub progress: RwSignal<Progress>,
    /// State of saving the progress.
    pub saved: RwSignal<Saved<Fault>>,
    /// Whether all lessons are listed.
    pub listing: RwSignal<bool>,
    /// Whether the learner is asked if they want to leave.
    pub leaving: RwSignal<bool>,
    /// The untyped half of its table.
    pub house: House,
    course: StoredValue<Arc<dyn Teach>>,
}

impl Teaching {
    /// Begins with a step, which is kept.
    pub fn begin(
        of: Syllabus,
        step: RwSignal<usize>,
        house: House,
        course: Arc<dyn Teach>,
    ) -> Teaching {
        let teaching = Teaching {
            of,
            step,
            progress: RwSignal::new(progress(of)),
            saved: RwSignal::new(Saved::NotYet),
            listing: RwSignal::new(false),
            leaving: RwSignal::new(false),
            house,
            course: StoredValue::new(course),
        };
        teaching.keep(teaching.progress.get_untracked().open(step.get_untracked()));
        teaching
    }

    /// Returns the course at its table.
    pub fn course(self) -> Arc<dyn Teach> {
        self.course.get_value()
    }

    /// Returns the title of the open lesson.
    pub fn title(self) -> Option<String> {
        let (step, lessons) = (self.step.get(), self.course().lessons());
        lessons.into_iter().find_map(|(title, steps)| steps.contains(&step).then_some(title))
    }

    /// Whether nothing is left to do in the step.
    pub fn is_done(self) -> bool {
        let (done, all) = self.course().tasks();
        done == all
    }

    /// Whether it is the last step.
    pub fn is_last(self) -> bool {
        self.step.get() + 1 == self.of.steps
    }

    /// To a step, with the table as it is there.
    pub fn go_to(self, step: usize) {
        self.course().bring(step);
        self.step.set(step);
        self.keep(self.progress.get_untracked().open(step));
    }

    fn keep(self, progress: Progress) {
        let kept = keep(self.of, progress);
        self.saved.set(kept.map_or_else(Saved::No, |()| Saved::Yes));
    }

    /// On to the next step, once this one is done.
    pub fn next(self) {
        let next = self.step.get_untracked() + 1;
        if !untrack(|| self.is_done()) {
            self.house.note.set(Some(text().lesson().not_done().to_owned()));
        } else if next < self.of.steps {
            self.progress.update(|progress| *progress = progress.with_done(next - 1));
            self.go_to(next);
        }
    }

    /// To the step before.
    pub fn back(self) {
        if let Some(before) = self.step.get_untracked().checked_sub(1) {
            self.go_to(before);
        }
    }

    /// On to the next lesson, or to the end of the last one.
    pub fn skip(self) {
        let step = self.step.get_untracked();
        let open = self.course().lessons().into_iter().find(|(_, steps)| steps.contains(&step));
        let next = open.map_or(step, |(_, steps)| steps.end);
        self.go_to(next.min(self.of.steps.saturating_sub(1)));
    }

    /// Keeps that the course has been taken to its end.
    pub fn finish(self) {
        let last = self.of.steps.saturating_sub(1);
        self.keep(self.progress.get_untracked().with_done(last).open(self.of.steps));
    }

    /// Esc: one step back in what is picked, which is the table's own; else out, after a question. Returns whether it
    /// asks.
    pub fn escape(self) -> bool {
        let asks = !self.course().is_picking();
        if asks {
            self.leaving.set(true);
        }
        asks
    }
}

/// Returns the course of the surrounding table.
pub fn teaching() -> Teaching {
    expect_context()
}
