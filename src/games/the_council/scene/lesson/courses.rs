//! The courses: their lessons, and where each step begins in the match that they are played on.

use super::{Lesson, Topic};
use crate::games::the_council::TheCouncil;
use crate::scene::lesson::{Curriculum, Plan};

type Step = crate::scene::lesson::Step<TheCouncil>;

/// The courses, in the order in which they are taken.
pub const COURSES: [Plan<TheCouncil>; 2] = [
    Plan::new(
        Curriculum::FirstGame,
        "curia.lesson.the-council",
        1,
        &FIRST_LESSONS,
        &STEPS,
        include_str!("first-game.curia"),
    ),
    Plan::new(
        Curriculum::PlayingWell,
        "curia.lesson.the-council.well",
        1,
        &WELL_LESSONS,
        &WELL,
        include_str!("playing-well.curia"),
    ),
];

const FIRST_LESSONS: [Lesson; 6] =
    [Lesson::Hall, Lesson::Draft, Lesson::Events, Lesson::Ranks, Lesson::Cards, Lesson::Collapse];

const WELL_LESSONS: [Lesson; 5] =
    [Lesson::Saving, Lesson::Committing, Lesson::Climbing, Lesson::Failing, Lesson::Ending];

/// Steps of the first course. Their beginnings follow from `first-game.curia`.
const STEPS: [Step; 8] = [
    step(Lesson::Hall, Topic::Hall, 2, 0),
    step(Lesson::Draft, Topic::Draft, 2, 1),
    step(Lesson::Events, Topic::Event, 23, 1),
    step(Lesson::Ranks, Topic::Gain, 26, 1),
    step(Lesson::Ranks, Topic::Trade, 50, 1),
    step(Lesson::Cards, Topic::Cards, 79, 1),
    step(Lesson::Collapse, Topic::Collapse, 158, 1),
    step(Lesson::Collapse, Topic::Double, 162, 0),
];

/// Steps of the course on playing well. Their beginnings follow from `playing-well.curia`.
const WELL: [Step; 8] = [
    step(Lesson::Saving, Topic::Save, 57, 1),
    step(Lesson::Committing, Topic::Ace, 106, 1),
    step(Lesson::Climbing, Topic::Climb, 140, 1),
    step(Lesson::Climbing, Topic::Deny, 169, 1),
    step(Lesson::Failing, Topic::Fail, 175, 1),
    step(Lesson::Failing, Topic::Crown, 178, 1),
    step(Lesson::Ending, Topic::Finish, 231, 1),
    step(Lesson::Ending, Topic::Farewell, 233, 0),
];

const fn step(lesson: Lesson, topic: Topic, at: usize, tasks: usize) -> Step {
    Step { lesson, topic, at, tasks }
}
