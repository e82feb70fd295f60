//! How far somebody is with the course, and its stored form.

use serde::{Deserialize, Serialize};

use super::{Lesson, STEPS};

/// The version of the course. Raise it when a step no longer is what it was: whoever left in the
/// middle then begins anew.
pub const VERSION: u32 = 1;
/// No progress comes near, in bytes; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 10;

/// How far somebody is with the course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The place of the step that is open; past the last one once the course is over.
    at: usize,
    /// Which steps are done.
    done: [bool; STEPS.len()],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    /// The open step.
    steps: usize,
    /// The places of the steps that are done. Where it is missing they were done one by one.
    #[serde(default)]
    done: Option<Vec<usize>>,
}

impl Progress {
    /// The progress in a text; none at all if it is not one of this course.
    pub fn read(text: &str) -> Progress {
        let form = Some(text).filter(|text| text.len() <= LONGEST_TEXT);
        let form = form.and_then(|text| serde_json::from_str::<Form>(text).ok());
        form.and_then(Progress::of).unwrap_or_default()
    }

    fn of(form: Form) -> Option<Progress> {
        let known = form.version == VERSION && form.steps <= STEPS.len();
        let mut progress = Progress { at: form.steps, ..Progress::default() };
        for step in form.done.unwrap_or_else(|| (0..form.steps).collect()) {
            *progress.done.get_mut(step)? = true;
        }
        known.then_some(progress)
    }

    /// The progress as a text.
    pub fn write(self) -> String {
        let done = (0..STEPS.len()).filter(|&step| self.done[step]).collect();
        let form = Form { version: VERSION, steps: self.at, done: Some(done) };
        // Nothing in it can fail to be written; an empty text would be read as none.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// The same with another step open; past the last one the course is over.
    #[must_use]
    pub fn open(self, step: usize) -> Progress {
        Progress { at: step.min(STEPS.len()), ..self }
    }

    /// The same with a step done.
    #[must_use]
    pub fn with_done(mut self, step: usize) -> Progress {
        if let Some(done) = self.done.get_mut(step) {
            *done = true;
        }
        self
    }

    /// The step to go on with: the one that is open; once the course is over, the first that is not
    /// done, else the first of all.
    pub fn next(self) -> usize {
        let left = || self.done.iter().position(|done| !done).unwrap_or_default();
        if self.at < STEPS.len() { self.at } else { left() }
    }

    /// How many steps are done.
    pub fn steps_done(self) -> usize {
        self.done.iter().filter(|&&done| done).count()
    }

    /// Whether a step is done.
    pub fn is_done(self, step: usize) -> bool {
        self.done.get(step).copied().unwrap_or_default()
    }

    /// Whether all steps of a lesson are done.
    pub fn has_done(self, lesson: Lesson) -> bool {
        STEPS.iter().zip(self.done).all(|(step, done)| step.lesson != lesson || done)
    }

    /// Whether all steps are done.
    pub fn finished(self) -> bool {
        self.steps_done() == STEPS.len()
    }

    /// Whether nothing was begun yet.
    pub fn untouched(self) -> bool {
        self == Progress::default()
    }
}
