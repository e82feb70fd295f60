//! What the lessons teach, in words.

use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};

/// What the lessons teach.
#[allow(missing_docs, reason = "the names say it")]
pub struct CourseText {
    pub lesson: fn(Lesson) -> &'static str,
    /// The rule that a step tells.
    pub sentence: fn(&Saying) -> &'static str,
    /// What that means at its table; with the names of the seats.
    pub detail: fn(&Saying, &[String]) -> String,
    /// What is to be done at the table: without a capital and a full stop.
    pub task: fn(Action, &PublicState) -> String,
}
