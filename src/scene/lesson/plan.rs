//! The plan of a course: its lessons, and where each step begins in the match that it is played on.

use std::fmt::Debug;
use std::ops::Range;

use super::Taught;
use crate::vocabulary;

vocabulary! {
    /// What a course teaches.
    pub enum Curriculum {
        /// The rules.
        FirstGame = "first-game",
        /// How to play well.
        PlayingWell = "playing-well",
    }
}

/// A course as it is known without the rules of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Syllabus {
    /// What it teaches.
    pub of: Curriculum,
    /// Name under which progress with it is kept.
    pub key: &'static str,
    /// Its version. Raise it when a step changes: unfinished courses then start again.
    pub version: u32,
    pub steps: usize,
}

/// Step of a course.
#[derive(Debug)]
pub struct Step<G: Taught> {
    /// Lesson that it belongs to.
    pub lesson: G::Lesson,
    /// Subject of the step.
    pub topic: G::Subject,
    /// Number of actions of the match played when it begins.
    pub at: usize,
    /// Number of actions that it asks for.
    pub tasks: usize,
}

impl<G: Taught> Clone for Step<G> {
    fn clone(&self) -> Step<G> {
        *self
    }
}

impl<G: Taught> Copy for Step<G> {}

/// Plan of a course.
#[derive(Debug)]
pub struct Plan<G: Taught> {
    /// What is known of it without the rules.
    pub syllabus: Syllabus,
    /// Its lessons, in their order.
    pub lessons: &'static [G::Lesson],
    /// Its steps: those of a lesson stand together.
    pub steps: &'static [Step<G>],
    /// The match that it is played on, as a game file.
    pub script: &'static str,
}

impl<G: Taught> Plan<G> {
    /// Returns the plan of these lessons and steps on the match of a game file. `key` is the name under which progress
    /// with it is kept, and `version` must be raised when a step changes.
    pub const fn new(
        of: Curriculum,
        key: &'static str,
        version: u32,
        lessons: &'static [G::Lesson],
        steps: &'static [Step<G>],
        script: &'static str,
    ) -> Plan<G> {
        assert!(steps.len() <= super::progress::MOST_STEPS);
        Plan { syllabus: Syllabus { of, key, version, steps: steps.len() }, lessons, steps, script }
    }

    /// Returns the indices of a lesson's steps.
    pub fn steps_of(&self, lesson: G::Lesson) -> Range<usize> {
        let is_of = |step: &Step<G>| step.lesson == lesson;
        let first = self.steps.iter().position(is_of).unwrap_or(self.steps.len());
        let count = self.steps.iter().skip(first).take_while(|step| is_of(step)).count();
        first..first + count
    }

    /// Returns the course that a game has on something, if it has one.
    pub fn of(of: Curriculum) -> Option<&'static Plan<G>> {
        G::COURSES.iter().find(|plan| plan.syllabus.of == of)
    }
}

/// Returns the courses of a game.
pub fn syllabi<G: Taught>() -> Vec<Syllabus> {
    G::COURSES.iter().map(|plan| plan.syllabus).collect()
}
