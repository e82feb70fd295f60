//! The course: its lessons, and where each step begins in the match that it is played on.

use super::{Lesson, Topic};
use crate::games::the_council::TheCouncil;
use crate::scene::lesson::{Curriculum, Plan};

type Step = crate::scene::lesson::Step<TheCouncil>;

/// The courses.
pub const COURSES: [Plan<TheCouncil>; 1] = [Plan::new(
    Curriculum::FirstGame,
    "curia.lesson.the-council",
    1,
    &LESSONS,
    &STEPS,
    include_str!("first-game.curia"),
)];

const LESSONS: [Lesson; 6] =
    [Lesson::Hall, Lesson::Draft, Lesson::Events, Lesson::Ranks, Lesson::Cards, Lesson::Collapse];

/// Steps of the course. Their beginnings follow from `first-game.curia`.
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

const fn step(lesson: Lesson, topic: Topic, at: usize, tasks: usize) -> Step {
    Step { lesson, topic, at, tasks }
}
