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

/// Returns a step of these.
pub const fn step<G: Taught>(
    lesson: G::Lesson,
    topic: G::Subject,
    at: usize,
    tasks: usize,
) -> Step<G> {
    Step { lesson, topic, at, tasks }
}

/// Plan of a course.
#[derive(Debug)]
pub struct Plan<G: Taught> {
    /// What is known of it without the rules.
    pub syllabus: Syllabus,
    /// Its steps: those of a lesson stand together.
    pub steps: &'static [Step<G>],
    /// The match that it is played on, as a game file.
    pub script: &'static str,
}

impl<G: Taught> Plan<G> {
    /// Returns the plan of these steps on the match of a game file. `key` is the name under which progress
    /// with it is kept, and `version` must be raised when a step changes.
    pub const fn new(
        of: Curriculum,
        key: &'static str,
        version: u32,
        steps: &'static [Step<G>],
        script: &'static str,
    ) -> Plan<G> {
        assert!(steps.len() <= super::progress::MOST_STEPS);
        Plan { syllabus: Syllabus { of, key, version, steps: steps.len() }, steps, script }
    }

    /// Returns its lessons in their order, each with the indices of its steps.
    pub fn lessons(&self) -> impl Iterator<Item = (G::Lesson, Range<usize>)> {
        let mut next = 0;
        let apart = self.steps.chunk_by(|one, other| one.lesson == other.lesson);
        apart.filter_map(move |steps| {
            let first = next;
            next += steps.len();
            Some((steps.first()?.lesson, first..next))
        })
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
