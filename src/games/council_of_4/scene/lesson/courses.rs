//! The courses: their lessons, and where each step begins in the match that they are played on.

use super::{Lesson, Step, Topic};

/// A course of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Curriculum {
    /// The rules.
    FirstGame,
    /// How to play well.
    PlayingWell,
}

impl Curriculum {
    /// All courses, in the order in which they are taken.
    pub const ALL: [Curriculum; 2] = [Curriculum::FirstGame, Curriculum::PlayingWell];

    /// Returns its index among all courses.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its lessons, in their order.
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            Curriculum::FirstGame => &FIRST_LESSONS,
            Curriculum::PlayingWell => &WELL_LESSONS,
        }
    }

    /// Returns its steps.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Curriculum::FirstGame => &STEPS,
            Curriculum::PlayingWell => &WELL,
        }
    }

    /// Returns its version. Raise it when a step changes: unfinished courses then start again.
    pub const fn version(self) -> u32 {
        match self {
            Curriculum::FirstGame => 2,
            Curriculum::PlayingWell => 1,
        }
    }

    /// Returns the index of the next lesson's first step, or one past the last step after the last lesson.
    pub fn after_lesson(self, step: usize) -> usize {
        let steps = self.steps();
        let lesson = steps.get(step).map(|step| step.lesson);
        let later = steps.iter().skip(step).position(|other| Some(other.lesson) != lesson);
        later.map_or(steps.len(), |further| step + further)
    }

    /// Returns the match that it is played on, as a game file.
    pub(super) const fn script(self) -> &'static str {
        match self {
            Curriculum::FirstGame => include_str!("first-game.curia"),
            Curriculum::PlayingWell => include_str!("playing-well.curia"),
        }
    }
}

const FIRST_LESSONS: [Lesson; 8] = [
    Lesson::Aim,
    Lesson::Elect,
    Lesson::Acquire,
    Lesson::Place,
    Lesson::Chains,
    Lesson::Queen,
    Lesson::Quick,
    Lesson::End,
];

const WELL_LESSONS: [Lesson; 5] =
    [Lesson::Tempo, Lesson::Servants, Lesson::Networks, Lesson::Timing, Lesson::Ending];

const fn step(lesson: Lesson, topic: Topic, at: usize, tasks: usize) -> Step {
    Step { lesson, topic, at, tasks }
}

/// Steps of the first course. Their beginnings follow from `first-game.curia`.
pub const STEPS: [Step; 15] = [
    step(Lesson::Aim, Topic::Aim, 0, 0),
    step(Lesson::Aim, Topic::Turn, 0, 0),
    step(Lesson::Elect, Topic::Elect, 0, 1),
    step(Lesson::Elect, Topic::EndTurn, 1, 1),
    step(Lesson::Acquire, Topic::Acquire, 5, 1),
    step(Lesson::Acquire, Topic::Joker, 6, 0),
    step(Lesson::Place, Topic::Place, 10, 1),
    step(Lesson::Chains, Topic::Chain, 23, 1),
    step(Lesson::Queen, Topic::Queen, 34, 1),
    step(Lesson::Quick, Topic::Quick, 35, 1),
    step(Lesson::End, Topic::Nobility, 46, 2),
    step(Lesson::End, Topic::Rewards, 48, 0),
    step(Lesson::End, Topic::End, 48, 0),
    step(Lesson::End, Topic::Help, 48, 0),
    step(Lesson::End, Topic::Farewell, 48, 0),
];

/// Steps of the course on playing well. Their beginnings follow from `playing-well.curia`.
const WELL: [Step; 6] = [
    step(Lesson::Tempo, Topic::Tempo, 1, 2),
    step(Lesson::Servants, Topic::Quick, 8, 1),
    step(Lesson::Networks, Topic::Chain, 30, 1),
    step(Lesson::Timing, Topic::Queen, 72, 1),
    step(Lesson::Ending, Topic::Finish, 74, 2),
    step(Lesson::Ending, Topic::Farewell, 76, 0),
];

/// Largest number of steps of a course.
pub(super) const MOST_STEPS: usize = STEPS.len();

const _: () = assert!(WELL.len() <= MOST_STEPS);
