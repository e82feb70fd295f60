//! Courses of lessons, each on a prepared match, played by the real rules.
//!
//! The match is a game file with the actions of both seats. A step of the course begins after a fixed
//! number of them and asks for the next ones; those between two steps are played automatically. So every
//! step shows the same table, whatever was tried before it.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Kind;
use crate::record::{Match, game_file};
use crate::session::Session;

mod courses;
mod lit;
pub mod progress;
mod saying;

pub use courses::{Curriculum, STEPS};
pub use progress::Progress;
pub use saying::Saying;

/// Subject of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Lesson {
    Aim,
    Elect,
    Acquire,
    Place,
    Chains,
    Queen,
    Quick,
    End,
    Tempo,
    Servants,
    Networks,
    Timing,
    Ending,
}

impl Lesson {
    /// Returns the course that it belongs to.
    pub fn course(self) -> Curriculum {
        let first = Curriculum::FirstGame;
        if first.lessons().contains(&self) { first } else { Curriculum::PlayingWell }
    }

    /// Returns its index in its course.
    pub fn index(self) -> usize {
        self.course().lessons().iter().position(|lesson| *lesson == self).unwrap_or_default()
    }

    /// Returns the index of its first step.
    pub fn first_step(self) -> usize {
        self.course().steps().iter().position(|step| step.lesson == self).unwrap_or_default()
    }
}

/// Subject of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// The parts of a turn.
    Turn,
    /// Electing a councillor.
    Elect,
    /// Ending the turn.
    EndTurn,
    /// Acquiring a permit.
    Acquire,
    /// Paying with jokers.
    Joker,
    /// Placing a merchant with a permit.
    Place,
    /// The tokens of connected cities.
    Chain,
    /// Placing with the queen's help.
    Queen,
    /// A quick action.
    Quick,
    /// A space of the nobility track that pays.
    Nobility,
    /// The reward tiles and the queen's rewards.
    Rewards,
    /// The end of the game.
    End,
    /// Undo and hints.
    Help,
    /// Two main actions in a turn.
    Tempo,
    /// The move that ends the game.
    Finish,
    /// The end of the course.
    Farewell,
}

/// Step of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Lesson that it belongs to.
    pub lesson: Lesson,
    /// Subject of the step.
    pub topic: Topic,
    /// Number of actions of the match played when it begins.
    pub at: usize,
    /// Number of actions that it asks for.
    pub tasks: usize,
}

/// Match of the course, with all its actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The course.
    pub of: Curriculum,
    script: Match<CouncilOf4>,
}

impl Course {
    /// Returns a course, or `None` if its match can't be read to the end.
    pub fn open(of: Curriculum) -> Option<Course> {
        let opened = game_file::read::<CouncilOf4>(of.script()).ok()?;
        opened.stopped.is_none().then_some(Course { of, script: opened.record })
    }

    /// Returns a step.
    pub fn step(&self, step: usize) -> Option<Step> {
        self.of.steps().get(step).copied()
    }

    /// Returns the table at the beginning of a step, or `None` if there is no such step.
    pub fn table(&self, step: usize) -> Option<Session<CouncilOf4>> {
        let played = self.step(step)?.at;
        let mut record = self.script.clone();
        record.actions.truncate(played);
        Session::open(record).ok()
    }

    /// Returns the prepared action after this many.
    pub fn action(&self, played: usize) -> Option<Action> {
        self.script.actions.get(played).copied()
    }

    /// Brings a table to the beginning of a step: forward with the prepared actions, or back with
    /// [`Session::go_back`]. A table that is not of the course is replaced.
    pub fn bring(&self, table: &mut Session<CouncilOf4>, step: usize) {
        let Some(at) = self.step(step).map(|step| step.at) else { return };
        let mut prepared = self.script.actions.iter().take(at);
        let agrees = table.record().actions.iter().zip(&mut prepared).all(|(&a, &b)| same(a, b));
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
    pub fn asked(&self, step: usize, played: usize) -> Option<Action> {
        let Step { at, tasks, .. } = self.step(step)?;
        (at..at + tasks).contains(&played).then(|| self.action(played)).flatten()
    }

    /// Returns the number of the step's actions that are done after this many of the match.
    pub fn done(&self, step: usize, played: usize) -> usize {
        self.step(step).map_or(0, |step| played.saturating_sub(step.at).min(step.tasks))
    }

    /// Whether an action is what the step asks for.
    pub fn fulfils(&self, step: usize, played: usize, action: Action) -> bool {
        self.asked(step, played).is_some_and(|asked| same(asked, action))
    }

    /// Returns the number of turns between the previous step and this one, beyond one for each seat.
    pub fn turns_passed(&self, step: usize) -> usize {
        let before = step.checked_sub(1).and_then(|before| self.step(before));
        let between = before
            .zip(self.step(step))
            .and_then(|(before, step)| self.script.actions.get(before.at + before.tasks..step.at));
        let ends = between.unwrap_or_default().iter().filter(|&&one| one == Action::EndTurn);
        ends.count().saturating_sub(self.script.seats.len())
    }

    /// Whether going on from a step ends the learner's turn.
    pub fn ends_turn(&self, step: usize) -> bool {
        let (Some(here), Some(next)) = (self.step(step), self.step(step + 1)) else { return false };
        // The learner has the turn when a step is done, unless the step was to end it.
        let done = here.at + here.tasks;
        let own = done.checked_sub(1).and_then(|last| self.action(last));
        let skipped = self.script.actions.get(done..next.at).unwrap_or_default();
        own != Some(Action::EndTurn) && skipped.contains(&Action::EndTurn)
    }

    /// Returns the content of a step, with the numbers of its table.
    pub fn saying(&self, step: usize) -> Option<Saying> {
        let topic = self.step(step)?.topic;
        let table = self.table(step)?;
        let played = table.played();
        saying::of(topic, &table, self.action(played), self.action(played + 1))
    }

    /// Returns the places to press for the next action that a step asks for, in their order: with these
    /// alone, in this order, it is picked.
    pub fn pressed(&self, step: usize, view: &View, played: usize) -> Vec<super::place::Place> {
        self.asked(step, played).map_or_else(Vec::new, |action| lit::pressed(action, view))
    }

    /// Returns the places that a step is about: those to press first, in their order.
    pub fn lit(&self, step: usize, view: &View, played: usize) -> Vec<super::place::Place> {
        let Some(step_of) = self.step(step) else { return Vec::new() };
        match self.asked(step, played) {
            Some(action) => {
                lit::pressed(action, view).into_iter().chain(lit::beside(action)).collect()
            }
            None if step_of.tasks > 0 => {
                // Finished actions stay lit until the player continues.
                let last = played.min(step_of.at + step_of.tasks).checked_sub(1);
                let last = last.and_then(|last| self.action(last));
                last.map_or_else(Vec::new, |action| lit::changed(action, view))
            }
            None => lit::of_topic(step_of.topic, view),
        }
    }
}

/// Whether an action can stand in for another. A choice is free, as nothing later depends on it.
fn same(one: Action, other: Action) -> bool {
    let answers = |action| Kind::of(action) == Some(Kind::Answer);
    one == other || answers(one) && answers(other)
}
