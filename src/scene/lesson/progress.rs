//! Progress in a course, and its stored form.

use serde::{Deserialize, Serialize};

use super::Syllabus;

/// Largest number of steps of a course.
pub(super) const MOST_STEPS: usize = 32;

/// Maximum length of a text in bytes, far above any real progress; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 10;

/// Progress in a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    of: Syllabus,
    /// Index of the open step; past the last one once the course is over.
    at: usize,
    /// Whether each step is done.
    done: [bool; MOST_STEPS],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    /// Index of the open step.
    steps: usize,
    /// Indices of the steps that are done; if missing, all those before the open step.
    #[serde(default)]
    done: Option<Vec<usize>>,
}

impl Progress {
    /// Returns the progress of a course that has not begun.
    pub const fn none(of: Syllabus) -> Progress {
        Progress { of, at: 0, done: [false; MOST_STEPS] }
    }

    /// Reads the progress in a text, or returns empty progress if the text is not of this course.
    pub fn read(of: Syllabus, text: &str) -> Progress {
        let form = Some(text).filter(|text| text.len() <= LONGEST_TEXT);
        let form = form.and_then(|text| serde_json::from_str::<Form>(text).ok());
        form.and_then(|form| Progress::of(of, form)).unwrap_or(Progress::none(of))
    }

    fn of(of: Syllabus, form: Form) -> Option<Progress> {
        if form.version != of.version || form.steps > of.steps {
            return None;
        }
        let mut progress = Progress { at: form.steps, ..Progress::none(of) };
        for step in form.done.unwrap_or_else(|| (0..form.steps).collect()) {
            *progress.done.get_mut(..of.steps)?.get_mut(step)? = true;
        }
        Some(progress)
    }

    /// Returns the progress as text.
    pub fn write(self) -> String {
        let done = (0..self.of.steps).filter(|&step| self.is_done(step)).collect();
        let form = Form { version: self.of.version, steps: self.at, done: Some(done) };
        // Writing it can't fail; an empty text would be read as no progress.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Returns the progress with another step open; past the last one the course is over.
    #[must_use]
    pub fn open(self, step: usize) -> Progress {
        Progress { at: step.min(self.of.steps), ..self }
    }

    /// Returns the progress with a step done.
    #[must_use]
    pub fn with_done(mut self, step: usize) -> Progress {
        if let Some(done) = self.done.get_mut(step) {
            *done = true;
        }
        self
    }

    /// Returns the step to continue with: the open one; once the course is over, the first that is not
    /// done, else the first of all.
    pub fn next(self) -> usize {
        let left = || (0..self.of.steps).find(|&step| !self.is_done(step)).unwrap_or_default();
        if self.at < self.of.steps { self.at } else { left() }
    }

    /// Returns the number of steps done.
    pub fn steps_done(self) -> usize {
        self.done.iter().filter(|&&done| done).count()
    }

    /// Whether a step is done.
    pub fn is_done(self, step: usize) -> bool {
        self.done.get(step).copied().unwrap_or_default()
    }

    /// Whether all steps are done.
    pub fn finished(self) -> bool {
        self.steps_done() == self.of.steps
    }

    /// Whether nothing has been begun.
    pub fn untouched(self) -> bool {
        self == Progress::none(self.of)
    }
}
