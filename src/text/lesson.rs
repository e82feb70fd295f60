//! The texts around lessons of any game.

use crate::scene::lesson::Curriculum;

/// The frame of the lessons.
#[allow(missing_docs, reason = "the names say it")]
pub struct LessonText {
    /// Title of a course, on the start page and in the bar above the table.
    pub title: fn(Curriculum) -> &'static str,
    /// What a course is, with the number of its steps.
    pub invitation: fn(Curriculum, usize) -> String,
    /// Number of steps done, of all.
    pub done: fn(usize, usize) -> String,
    pub start: &'static str,
    pub resume: &'static str,
    pub again: &'static str,
    /// Number of the step from 1, of all.
    pub step: fn(usize, usize) -> String,
    /// Note that some turns pass before a step.
    pub later: &'static str,
    pub your_turn: &'static str,
    pub well_done: &'static str,
    /// Number of moves done, of all.
    pub progress: fn(usize, usize) -> String,
    /// Title of the list of lessons.
    pub all: &'static str,
    /// Mark of a lesson of the list that is done, and of the one that is open.
    pub lesson_done: &'static str,
    pub lesson_open: &'static str,
    /// Reason why the next step is not open yet.
    pub not_done: &'static str,
    /// Reason why a move outside the task is refused.
    pub not_now: &'static str,
    pub no_undo: &'static str,
    /// Message about an address that names a game without lessons here.
    pub not_of_this: fn(&str) -> String,

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
