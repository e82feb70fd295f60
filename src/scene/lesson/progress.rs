//! How far somebody is with the course, and its stored form.

use serde::{Deserialize, Serialize};

use super::STEPS;

/// The version of the course. Raise it when a step no longer is what it was: whoever left in the
/// middle then begins anew.
pub const VERSION: u32 = 1;
/// No progress comes near, in bytes; longer texts are not read.
const LONGEST_TEXT: usize = 1 << 10;

/// How far somebody is with the course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// So many steps are done, 0 to all of them; the next one is open.
    pub steps: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    version: u32,
    steps: usize,
}

impl Progress {
    /// The progress in a text; none at all if it is not one of this course.
    pub fn read(text: &str) -> Progress {
        let form = Some(text).filter(|text| text.len() <= LONGEST_TEXT);
        let form = form.and_then(|text| serde_json::from_str::<Form>(text).ok());
        let known = form.filter(|form| form.version == VERSION && form.steps <= STEPS.len());
        known.map_or_else(Progress::default, |form| Progress { steps: form.steps })
    }

    /// The progress as a text.
    pub fn write(self) -> String {
        // Nothing in it can fail to be written; an empty text would be read as none.
        serde_json::to_string(&Form { version: VERSION, steps: self.steps }).unwrap_or_default()
    }

    /// The step to go on with: the first one again after the last.
    pub const fn next(self) -> usize {
        self.steps % STEPS.len()
    }

    /// Whether all steps are done.
    pub const fn finished(self) -> bool {
        self.steps >= STEPS.len()
    }
}
