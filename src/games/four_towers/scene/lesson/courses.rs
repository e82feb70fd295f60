//! The course: its lessons, and where each step begins in the match that it is played on.

use super::{Lesson, Topic};
use crate::games::four_towers::FourTowers;
use crate::scene::lesson::{Curriculum, Plan};

type Step = crate::scene::lesson::Step<FourTowers>;

/// The courses.
pub const COURSES: [Plan<FourTowers>; 1] = [Plan::new(
    Curriculum::FirstGame,
    "curia.lesson.four-towers",
    1,
    &LESSONS,
    &STEPS,
    include_str!("first-game.curia"),
)];

const LESSONS: [Lesson; 6] =
    [Lesson::Aim, Lesson::Turn, Lesson::Expansion, Lesson::Lords, Lesson::Plays, Lesson::Demons];

/// Steps of the course. Their beginnings follow from `first-game.curia`.
const STEPS: [Step; 10] = [
    step(Lesson::Aim, Topic::Aim, 0, 0),
    step(Lesson::Turn, Topic::Draw, 0, 1),
    step(Lesson::Turn, Topic::Place, 1, 1),
    step(Lesson::Turn, Topic::Keep, 2, 2),
    step(Lesson::Expansion, Topic::Expand, 14, 1),
    step(Lesson::Lords, Topic::Lord, 40, 1),
    step(Lesson::Plays, Topic::Champion, 64, 1),
    step(Lesson::Plays, Topic::Merchant, 65, 1),
    step(Lesson::Demons, Topic::Demon, 81, 2),
    step(Lesson::Demons, Topic::End, 83, 0),
];

const fn step(lesson: Lesson, topic: Topic, at: usize, tasks: usize) -> Step {
    Step { lesson, topic, at, tasks }
}
