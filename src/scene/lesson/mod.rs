//! Courses of lessons, each on a prepared match, played by the real rules.
//!
//! The match is a game file with the actions of all seats. A step of the course begins after a fixed number of them and
//! asks for the next ones; those between two steps are played automatically. So every step shows the same table,
//! whatever was tried before it.

use std::fmt::Debug;

use super::Shown;
use crate::record::{Match, game_file};
use crate::session::Session;
use crate::vocabulary::Vocabulary;

mod plan;
mod progress;

pub use plan::{Curriculum, Plan, Step, Syllabus, step, syllabi};
pub use progress::Progress;

/// A game that is taught in lessons.
pub trait Taught: Shown + 'static {
    /// Subject of a lesson.
    type Lesson: Copy + Debug + PartialEq + 'static;
    /// Subject of a step, with the key by which its texts name it.
    type Subject: Vocabulary + Debug + PartialEq;
    /// Content of a step: every number comes from its table and from playing the requested action.
    type Saying: Clone + Debug + PartialEq;

    /// Its courses, in the order in which they are taken.
    const COURSES: &'static [Plan<Self>] = &[];
    /// The preview of the picks, and the buttons that confirm or cancel them.
    const PREVIEW: [Option<Self::Place>; 2] = [None; 2];

    /// Returns the content of a topic at a table where this action is to be played next, and that one then; `None` if
    /// the action is not what the topic speaks of.
    fn saying(
        _topic: Self::Subject,
        _table: &Session<Self>,
        _action: Option<Self::Action>,
        _then: Option<Self::Action>,
    ) -> Option<Self::Saying> {
        None
    }

    /// Whether any other action like it will do, as nothing later depends on it.
    fn is_free(_: Self::Action) -> bool {
        false
    }

    /// Returns the places to press for an action, in their order, each once.
    fn pressed(action: Self::Action, _: &Self::View) -> Vec<Self::Place> {
        Self::places(action)
    }

    /// Returns places to look at beside those to press.
    fn lit(_: Lit<Self>, _: &Self::View) -> Vec<Self::Place> {
        Vec::new()
    }
}

/// What a step shows besides the places to press.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lit<G: Taught> {
    /// What else this action is about.
    Beside(G::Action),
    /// Where this action shows once it is done.
    Changed(G::Action),
    /// What a step is about that asks for nothing.
    Step(G::Subject),
}

/// A course with its match and all its actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<G: Taught> {
    of: Curriculum,
    script: Match<G>,
}

impl<G: Taught> Course<G> {
    /// Returns a course, or `None` if the game has none on that, or its match can't be read to the end.
    pub fn open(of: Curriculum) -> Option<Course<G>> {
        let opened = game_file::read::<G>(Plan::<G>::of(of)?.script).ok()?;
        opened.stopped.is_none().then_some(Course { of, script: opened.record })
    }

    /// Returns what it teaches.
    pub const fn of(&self) -> Curriculum {
        self.of
    }

    /// Returns its steps.
    pub fn steps(&self) -> &'static [Step<G>] {
        Plan::of(self.of).map_or(&[], |plan| plan.steps)
    }

    /// Returns a step.
    pub fn step(&self, step: usize) -> Option<Step<G>> {
        self.steps().get(step).copied()
    }

    /// Returns the table at the beginning of a step, or `None` if there is no such step.
    pub fn table(&self, step: usize) -> Option<Session<G>> {
        let played = self.step(step)?.at;
        let mut record = self.script.clone();
        record.actions.truncate(played);
        Session::open(record).ok()
    }

    /// Returns the prepared action after this many.
    pub fn action(&self, played: usize) -> Option<G::Action> {
        self.script.actions.get(played).copied()
    }

    /// Brings a table to the beginning of a step: forward with the prepared actions, or back with
    /// [`Session::go_back`]. A table that is not of the course is replaced.
    pub fn bring(&self, table: &mut Session<G>, step: usize) {
        let Some(at) = self.step(step).map(|step| step.at) else { return };
        let mut prepared = self.script.actions.iter().take(at);
        let is_prepared = |(&one, &other)| is_same::<G>(one, other);
        let agrees = table.record().actions.iter().zip(&mut prepared).all(is_prepared);
        let there = agrees
            && match table.played() {
                played if played > at => table.go_back(at).is_ok(),
                _ => prepared.all(|&action| table.play(action).is_ok()),
            };
        if !there && let Some(anew) = self.table(step) {
            *table = anew;
        }
    }

    /// Returns the action that the step asks for after this many, or `None` if it asks for no more.
    pub fn asked(&self, step: usize, played: usize) -> Option<G::Action> {
        let Step { at, tasks, .. } = self.step(step)?;
        (at..at + tasks).contains(&played).then(|| self.action(played)).flatten()
    }

    /// Returns the number of the step's actions that are done after this many of the match.
    pub fn done(&self, step: usize, played: usize) -> usize {
        self.step(step).map_or(0, |step| played.saturating_sub(step.at).min(step.tasks))
    }

    /// Whether an action is what the step asks for.
    pub fn fulfils(&self, step: usize, played: usize, action: G::Action) -> bool {
        self.asked(step, played).is_some_and(|asked| is_same::<G>(asked, action))
    }

    /// Returns the number of turns between the previous step and this one, beyond one for each seat.
    pub fn turns_passed(&self, step: usize) -> u32 {
        let passed = || {
            let (before, now) = (self.step(step.checked_sub(1)?)?, self.step(step)?);
            let whole = Session::open(self.script.clone()).ok()?;
            let around = whole.turn_at(before.at + before.tasks)? + self.script.seats.len() as u32;
            Some(whole.turn_at(now.at)?.saturating_sub(around))
        };
        passed().unwrap_or_default()
    }

    /// Returns the content of a step, with the numbers of its table.
    pub fn saying(&self, step: usize) -> Option<G::Saying> {
        let topic = self.step(step)?.topic;
        let table = self.table(step)?;
        let played = table.played();
        G::saying(topic, &table, self.action(played), self.action(played + 1))
    }

    /// Returns the places to press for the next action that a step asks for, in their order: with these alone, in this
    /// order, it is picked.
    pub fn pressed(&self, step: usize, view: &G::View, played: usize) -> Vec<G::Place> {
        self.asked(step, played).map_or_else(Vec::new, |action| G::pressed(action, view))
    }

    /// Returns the places that a step is about: those to press first, in their order.
    pub fn lit(&self, step: usize, view: &G::View, played: usize) -> Vec<G::Place> {
        let Some(step_of) = self.step(step) else { return Vec::new() };
        match self.asked(step, played) {
            Some(action) => {
                let beside = G::lit(Lit::Beside(action), view);
                G::pressed(action, view).into_iter().chain(beside).collect()
            }
            None if step_of.tasks > 0 => {
                // Finished actions stay lit until the player continues.
                let last = played.min(step_of.at + step_of.tasks).checked_sub(1);
                let last = last.and_then(|last| self.action(last));
                last.map_or_else(Vec::new, |action| G::lit(Lit::Changed(action), view))
            }
            None => G::lit(Lit::Step(step_of.topic), view),
        }
    }
}

/// Whether an action can stand in for another.
fn is_same<G: Taught>(one: G::Action, other: G::Action) -> bool {
    one == other || G::is_free(one) && G::is_free(other)
}
