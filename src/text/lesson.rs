//! The words of lessons, whatever they teach.

/// The frame of the lessons.
#[allow(missing_docs, reason = "the names say it")]
pub struct LessonText {
    /// The panel of the start page, and the bar above the table.
    pub title: &'static str,
    pub invitation: fn(usize) -> String,
    /// So many steps of so many.
    pub done: fn(usize, usize) -> String,
    pub start: &'static str,
    pub resume: &'static str,
    pub again: &'static str,
    /// Which lesson of how many, from 1.
    pub number: fn(usize, usize) -> String,
    /// Which step of how many, from 1.
    pub step: fn(usize, usize) -> String,
    /// Some turns pass before a step.
    pub later: &'static str,
    pub your_turn: &'static str,
    pub well_done: &'static str,
    /// So many actions of so many.
    pub progress: fn(usize, usize) -> String,
    /// The list of all lessons.
    pub all: &'static str,
    /// A lesson of the list that is done, and the one that is open.
    pub lesson_done: &'static str,
    pub lesson_open: &'static str,
    /// Why it does not go on yet.
    pub not_done: &'static str,
    /// Something else than the task was to be done.
    pub not_now: &'static str,
    pub no_undo: &'static str,

    pub back: &'static str,
    pub next: &'static str,
    pub do_it: &'static str,
    pub skip: &'static str,
    pub leave: &'static str,
    pub play: &'static str,
    pub finish: &'static str,
    pub leave_title: &'static str,
    pub leave_body: &'static str,
    pub leave_yes: &'static str,
    pub leave_no: &'static str,
}
